import { expect, it } from "vitest";
import { companyNameIn } from "./company-name.ts";

it("a company is called by its own name in its own language, by its English one in others, and never by none", () => {
  const rawasi = { companyName: "شركة الرواسي", companyNameEn: "Al Rawasi" };
  const qihang = { companyName: "启航国际货运", companyNameEn: "Qihang" };
  const named = (company: typeof rawasi) => (["zh", "en", "ar"] as const).map((one) => companyNameIn(company, one));
  expect(named(rawasi)).toEqual(["Al Rawasi", "Al Rawasi", "شركة الرواسي"]);
  expect(named(qihang)).toEqual(["启航国际货运", "Qihang", "Qihang"]);
  expect(named({ ...qihang, companyNameEn: "" })).toEqual(Array(3).fill("启航国际货运"));
});
