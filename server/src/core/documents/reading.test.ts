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

  test("finds every letter of its Arabic words, whose vowel signs it would take for the next letter's", async () => {
    const pdf = await documents.render({
      title: "Words",
      template: arabic,
      data: "مقدمًا تُدفع محمّد تفاصيل الاسم \u0627\u0654مر",
    });
    const { pages } = await viewPdf(pdf);
    expect(wordsOf(pages.join(" "))).toEqual(new Set(["مقدما", "تدفع", "محمد", "تفاصيل", "الاسم", "أمر"]));
  });

  test("finds ligatures in order, in documents set in parts too", async () => {
    const template = `#set page(width: 60mm, height: 60mm)\n#for it in data.pages { place(top + left, picture(it.part, page: it.number, height: 60mm)); pagebreak(weak: true) }`;
    const texts = ["لا إله التاريخ", "شركة الأجرة", "لآلئ الأمير"];
    const pdf = await documents.renderInParts(arabic, texts, { title: "ملخص", template, data: {} });
    const { title, pages } = await viewPdf(pdf);
    expect(title).toBe("ملخص");
    expect(pages.map((page) => wordsOf(page))).toEqual(texts.map((text) => wordsOf(text)));
  });
});
