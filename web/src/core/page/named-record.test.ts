import { expect, it } from "vitest";
import { namesRecord, type NamedRecord } from "./named-record.ts";

const one = "01936f5e-0000-7000-8000-000000000002";
const agent: NamedRecord = { by: "id", or: ["company"], list: "/supplierManagement/overseasGrid" };
const names = (query: string, params: Record<string, string> = {}, record: NamedRecord | undefined = agent) =>
  namesRecord(record, { params, search: new URLSearchParams(query) });

it("An address names a page's record by its id in the query or the path, or by what may stand in its place", () => {
  expect(names(`id=${one}`)).toBe(true);
  expect(names("", { id: one })).toBe(true);
  expect(names("company=GULF")).toBe(true);
});

it("Without it, or with something else in its place, no record is named", () => {
  expect(names("")).toBe(false);
  expect(names("id=")).toBe(false);
  expect(names("id=7")).toBe(false);
  expect(names("company=")).toBe(false);
  expect(names("", { id: "7" })).toBe(false);
});

it("A page that needs no record shows itself", () => {
  expect(namesRecord(undefined, { params: {}, search: new URLSearchParams() })).toBe(true);
});
