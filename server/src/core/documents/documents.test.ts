import { afterAll, describe, expect, test } from "vitest";
import { createDocuments, DocumentError } from "./index.ts";
import { compact, readPdf } from "./testing/index.ts";
import type { Picture } from "./index.ts";
import type { PdfPage } from "./testing/index.ts";

const documents = createDocuments();
afterAll(() => documents.close());

const source = (template: string, data: unknown, pictures?: Record<string, Picture>) => ({
  title: "Test",
  template,
  data,
  ...(pictures && { pictures }),
});

const page = `#set page(width: 100mm, height: 60mm, margin: 5mm)\n`;

async function rendered(template: string, data: unknown): Promise<PdfPage> {
  const [first] = readPdf(await documents.render(source(page + template, data)));
  if (!first) throw new Error("no page");
  return first;
}

const run = (of: PdfPage, text: string) => of.runs.find((it) => it.text.includes(text));

describe("a document", () => {
  test("has the size its template says and the text of its data", async () => {
    const { widthMm, heightMm, text } = await rendered("#data.name", { name: "Rotterdam" });
    expect([widthMm, heightMm, text]).toEqual([100, 60, "Rotterdam"]);
  });

  test("sets Chinese, Latin, Cyrillic and Arabic with fonts that come along, and leaves no character an empty box", async () => {
    const it = await rendered("#data", "广州 Größe Việt Привет شركة ١٢٣");
    expect(it.runs.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
    expect(new Set(it.runs.map(({ font }) => font))).toEqual(
      new Set(["NotoSansSC-Regular", "IBMPlexSansArabic-Regular"]),
    );
    for (const word of ["广州", "Größe", "Việt", "Привет", "شركة"]) expect(it.text).toContain(compact(word));
  });

  test("joins Arabic letters: one letter alone and at the beginning, middle and end of a word has four shapes", async () => {
    const alone = await rendered("#data", "ع");
    const joined = await rendered("#data", "ععع ع");
    expect(alone.runs.flatMap(({ glyphs }) => glyphs)).toHaveLength(1);
    const shapes = joined.runs.flatMap(({ letters, glyphs }) =>
      glyphs.filter((_glyph, place) => letters[place] === "ع"),
    );
    expect(new Set(shapes).size).toBe(4);
  });

  test("runs an Arabic line from right to left and keeps a phone number in it as it is dialled", async () => {
    const it = await rendered(`#set text(lang: "ar")\n#plain(data.word) #ltr(data.phone)`, {
      word: "هاتف",
      phone: "+971 50 123 4567",
    });
    const places = ["971", "50", "123", "4567"].map((part) => run(it, part)?.x ?? NaN);
    expect(places).not.toContain(NaN);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(it.runs.find(({ font }) => font.startsWith("IBMPlexSansArabic"))?.x).toBeGreaterThan(places.at(-1) ?? NaN);
  });

  test("shows Typst code in a field as the text it is", async () => {
    const typed = String.raw`#read("/etc/passwd") *bold* _x_ $1$ ] [ \ \u{41} <a> @b // /* "'`;
    expect((await rendered("#fit-text(90mm, data, (6pt,))", typed)).text).toBe(compact(typed));
  });

  test("lets a template read no file of the machine", async () => {
    await expect(documents.render(source('#read("/etc/passwd")', {}))).rejects.toThrow(DocumentError);
    await expect(documents.render(source('#image("/../documents.ts")', {}))).rejects.toThrow(DocumentError);
  });

  test("takes marks of direction, control characters and broken surrogates out of a field", async () => {
    const it = await rendered("#data", "a\u202Eb\u0000c\u2067d\nE\uD800f");
    expect(it.text).toBe("abcdE\uFFFDf");
  });

  test.each(["x".repeat(10_000), "广".repeat(10_000), "word ".repeat(2000), "عرب".repeat(3333)])(
    "holds 10,000 characters in the room they have (%#)",
    async (long) => {
      const it = await rendered(
        "#block(width: 50mm, height: 10mm, fit-text(50mm, data, (9pt, 6pt), height: 10mm))",
        long,
      );
      expect(it.text).toContain("…");
      expect(Math.min(...it.runs.map(({ y }) => y))).toBeGreaterThan(60 - 5 - 10);
      expect(Math.max(...it.runs.map(({ x }) => x))).toBeLessThan(55);
    },
  );

  test("prefers the largest size at which a text fits", async () => {
    const sizes = "(20pt, 12pt, 6pt)";
    const size = async (text: string) => (await rendered(`#fit-text(40mm, data, ${sizes})`, text)).runs[0]?.size;
    expect(await size("Dubai")).toBe(20);
    expect(await size("Newcastle upon")).toBe(12);
  });

  test("shows the pictures of its own job and no other's", async () => {
    const image = { "code.svg": { qrCode: "https://lading.example" } };
    const pdf = await documents.render(source('#picture("code.svg", width: 20mm)', {}, image));
    expect(readPdf(pdf)).toHaveLength(1);
    await expect(documents.render(source('#picture("code.svg")', {}))).rejects.toThrow(DocumentError);
    await expect(documents.render(source("", {}, { "../x.svg": "" }))).rejects.toThrow(RangeError);
  });
});

describe("a document in parts", () => {
  test("has the pages of all of them in their order, under what stands on every page", async () => {
    const part =
      "#set page(width: 60mm, height: 60mm, margin: 5mm, header: none)\n#for one in data [#one #pagebreak(weak: true)]";
    const template = `#set page(width: 60mm, height: 60mm, margin: 5mm, header: context counter(page).display("1/1", both: true))
      #for it in data.pages { place(top + left, dx: -5mm, dy: -5mm, picture(it.part, page: it.number, height: 60mm)); pagebreak(weak: true) }`;
    const pdf = await documents.renderInParts(part, [["one", "two"], ["three"]], {
      title: "Whole",
      template,
      data: {},
    });
    const texts = readPdf(pdf).map(({ text }) => text);
    expect(texts).toEqual(["1/3one", "2/3two", "3/3three"]);
  });

  test("lets others' documents in between, and is refused when a part cannot be made", async () => {
    const ended: string[] = [];
    const long = documents.renderInParts("#data", ["one", "two"], { title: "Whole", template: "whole", data: {} });
    const short = documents.render(source("short", {}));
    await Promise.all([long.then(() => ended.push("long")), short.then(() => ended.push("short"))]);
    expect(ended).toEqual(["short", "long"]);
    await expect(documents.renderInParts("#data.no", [{}], { title: "", template: "", data: {} })).rejects.toThrow(
      DocumentError,
    );
  });
});

describe("when a document cannot be made", () => {
  test("a template with a mistake is refused, and the next document is made", async () => {
    await expect(documents.render(source("#nothing", {}))).rejects.toMatchObject({ reason: "failed" });
    expect((await rendered("next", {})).text).toBe("next");
  });

  test("a worker that dies costs the document it was making; those behind it are made by a new one", async () => {
    const fragile = createDocuments({ worker: new URL("testing/dying-worker.ts", import.meta.url) });
    const [dead, next] = await Promise.allSettled([
      fragile.render(source("die", {})),
      fragile.render(source("alive", {})),
    ]);
    expect(dead).toMatchObject({ status: "rejected", reason: { name: "DocumentError", reason: "failed" } });
    expect(next.status === "fulfilled" && readPdf(next.value)[0]?.text).toBe("alive");
    await fragile.close();
  });

  test("one that takes too long is given up", async () => {
    const hasty = createDocuments({ maxMilliseconds: 1 });
    await expect(hasty.render(source("late", {}))).rejects.toMatchObject({ reason: "failed" });
    await hasty.close();
  });

  test("too many waiting are refused at once as busy, and closing refuses the rest", async () => {
    const small = createDocuments({ maxWaiting: 1 });
    const answers = Promise.allSettled(["a", "b", "c"].map((text) => small.render(source(text, {}))));
    await small.close();
    expect(await answers).toMatchObject([
      { reason: { reason: "failed" } },
      { reason: { reason: "failed" } },
      { reason: { reason: "busy" } },
    ]);
    await expect(small.render(source("d", {}))).rejects.toThrow(DocumentError);
  });
});
