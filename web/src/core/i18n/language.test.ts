import { describe, expect, it } from "vitest";
import { chooseLanguage, directionOf, keptLanguage } from "./language.ts";

describe("the language to start with", () => {
  it("is the kept one before the browser's", () => {
    expect(chooseLanguage("ar", ["zh-CN"])).toBe("ar");
  });

  it("is the first of the browser's languages that Lading speaks", () => {
    expect(chooseLanguage(undefined, ["fr-FR", "zh-TW", "ar"])).toBe("zh");
  });

  it("is English when neither says one that Lading speaks", () => {
    expect(chooseLanguage("xx", ["fr"])).toBe("en");
    expect(chooseLanguage(undefined, [])).toBe("en");
  });
});

it("is read from the cookie of its name only", () => {
  expect(keptLanguage("a=1; language=ar; b=2")).toBe("ar");
  expect(keptLanguage("mylanguage=zh")).toBeUndefined();
});

it("writes Arabic from right to left", () => {
  expect([directionOf("ar"), directionOf("zh"), directionOf("en")]).toEqual(["rtl", "ltr", "ltr"]);
});
