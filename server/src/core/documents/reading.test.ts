import { afterAll, describe, expect, test } from "vitest";
import { createDocuments } from "./index.ts";
import { viewPdf, wordsOf } from "./testing/index.ts";

const documents = createDocuments();
afterAll(() => documents.close());

const arabic = `#set page(width: 60mm, height: 60mm, margin: 5mm)\n#set text(lang: "ar")\n#data`;

describe("A reader that did not make the document", () => {
  test("knows its title and its language", async () => {
    const pdf = await documents.render({ title: "بوليصة LD-1", template: arabic, data: "x" });
    expect(await viewPdf(pdf)).toMatchObject({ title: "بوليصة LD-1", language: "ar" });
  });

  test("finds its Arabic words with their vowel signs, each at its letter, in both weights", async () => {
    const text = "مقدمًا تُدفع مُحَمَّد الشمّريون السَّيِّد حقًّا لَّا لُؤْلُؤ تفاصيل الاسم \u0627\u0654مر";
    const pdf = await documents.render({ title: "Words", template: `${arabic}\n#strong(data)`, data: text });
    const { pages } = await viewPdf(pdf);
    const words = text.normalize("NFC").split(" ");
    expect(pages.map((page) => page.split(/\s+/))).toEqual([[...words, ...words]]);
  });

  test("reads a line of Arabic words in its order, with the blanks between them", async () => {
    const lines = ["شركة النخيل للتجارة والنقل", "الإسكندرية، مصر", "شروط التسليم (إنكوترمز)", "الشمّريون مُحَمَّد في البيت"];
    const template = `${arabic}\n#for line in data { block(line) }`;
    const pdf = await documents.render({ title: "Lines", template: template.replace("\n#data", ""), data: lines });
    const { pages } = await viewPdf(pdf);
    expect(pages[0]?.split("\n").filter((line) => line !== "")).toEqual(lines);
  });

  test("finds a word whole whose last letter has a sign", async () => {
    const pdf = await documents.render({ title: "Words", template: arabic, data: "كتابٌ جديدٌ" });
    const { pages } = await viewPdf(pdf);
    expect(
      pages
        .join(" ")
        .split(/[^\p{L}]+/u)
        .filter((word) => word !== ""),
    ).toEqual(["كتاب", "جديد"]);
  });

  test("copies a long word without the places at which its line may break", async () => {
    const address = "accounts.receivable@gulf-freight-and-logistics.example";
    const template = `#set page(width: 120mm, height: 60mm)\n#data`;
    const pdf = await documents.render({ title: "Words", template, data: `Write to ${address} please` });
    const { pages } = await viewPdf(pdf);
    expect(pages.join("").replaceAll("\n", "")).toBe(`Write to ${address} please`);
  });

  test("finds ligatures in order, in documents set in parts too", async () => {
    const template = `#set page(width: 60mm, height: 60mm)\n#for it in data.pages { place(top + left, picture(it.part, page: it.number, height: 60mm)); pagebreak(weak: true) }`;
    const texts = ["لا إله التاريخ", "شركة الأجرة المقدّمة", "لآلئ الأمير مُحمّد"];
    const pdf = await documents.renderInParts(arabic, texts, { title: "ملخص", template, data: {} });
    const { title, pages } = await viewPdf(pdf);
    expect(title).toBe("ملخص");
    expect(pages.map((page) => wordsOf(page))).toEqual(texts.map((text) => wordsOf(text)));
  });
});
