import { expect, test } from "vitest";
import { readReferenceRates } from "./ecb-xml.ts";
import { published } from "./ecb.stage.ts";

test("The Bank's table of a day is read as it is published, with RMB for CNY and the euro itself", () => {
  const { date, units } = readReferenceRates(published());
  expect(date).toBe("2026-11-20");
  expect(Object.fromEntries(units)).toEqual({
    EUR: "1",
    USD: "1.1534",
    JPY: "181.23",
    CZK: "24.154",
    HKD: "8.9702",
    RMB: "8.2007",
    ZAR: "19.8821",
  });
});

test("Namespaces and quotes may be written in any way that means the same", () => {
  const { units } = readReferenceRates(
    `<e:Envelope xmlns:e="http://www.gesmes.org/xml/2002-08-01" xmlns:c="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><c:Cube><c:Cube time="2026-11-20"><c:Cube rate="1.2" currency="USD"/></c:Cube></c:Cube></e:Envelope>`,
  );
  expect(units.get("USD")).toBe("1.2");
});

test.each([
  ["a web page", "<!doctype html><html><body><p>Moved</body></html>"],
  ["an empty answer", ""],
  ["a table that breaks off", published().slice(0, 500)],
  ["a table without a date", published().replace(" time='2026-11-20'", "")],
  ["a date that is none", published().replace("2026-11-20", "2026-13-45")],
  ["a table of two days", published().replace("</Cube>\n</Cube>", "</Cube>\n<Cube time='2026-11-19'/></Cube>")],
  ["a rate of nothing", published().replace("1.1534", "0.0000")],
  ["a rate with an exponent", published().replace("1.1534", "1e3")],
  ["a rate that is missing", published().replace(" rate='1.1534'", "")],
  ["a table of another vocabulary", published().replace("vocabulary/2002-08-01", "vocabulary/2030-01-01")],
])("Nothing is read of %s", (_, xml) => {
  expect(() => readReferenceRates(xml)).toThrow();
});

test("An entity of its own is not resolved", () => {
  const xml = published()
    .replace("?>", '?><!DOCTYPE x [<!ENTITY r SYSTEM "file:///etc/passwd">]>')
    .replace("1.1534", "&r;");
  expect(() => readReferenceRates(xml)).toThrow();
});
