import { describe, expect, test } from "vitest";
import { askedNumbers, bankOf, imoNumbers } from "./numbers.ts";

describe("A number is read as it stands on a paper", () => {
  test.each([
    ["IMO 9187629", "9187629"],
    ["imo9187629", "9187629"],
    ["9187629 IMO", "9187629"],
    ["٩١٨٧٦٢٩", "9187629"],
    ["رقم ۹۱۸۷۶۲۹", "9187629"],
    ["Passport No. A1234567 (Iran)", "A1234567"],
    ["passport A 123-4567 issued 12 Jan 2010", "A1234567"],
    ["Passport # K-1234567 expires 2020", "K1234567"],
    ["护照号A1234567", "A1234567"],
    ["身份证号 (110101199003071234)", "110101199003071234"],
    ["统一社会信用代码91110000100009563N", "91110000100009563N"],
    ["جواز السفر رقم A1234567", "A1234567"],
    ["ИНН 7706107510", "7706107510"],
    ["OGRN 1027700043502", "1027700043502"],
    ["C.R. No. 4030 123456", "4030123456"],
    ["R.F.C. GOFL721018", "GOFL721018"],
    ["Tax ID No. 1234567 Russia", "1234567"],
    ["1234567, Iran", "1234567"],
    ["Matricula Mercantil No 181301-1 (Cali)", "1813011"],
  ])("%s", (text, number) => {
    expect(askedNumbers(text)).toContain(number);
  });
});

test("A ship's number is found beside its name, with its word before or behind", () => {
  for (const name of [
    "ARTAVIL IMO 9187629",
    "Artavil, imo-no. 9187629",
    "ARTAVIL (9187629 IMO)",
    "ARTAVIL IMO ٩١٨٧٦٢٩",
  ])
    expect(imoNumbers(name)).toEqual(["9187629"]);
});

test("A bank is known by its code with or without the branch and what papers call it", () => {
  for (const bic of ["SWIFT: BKIDIRTHXXX", "bic BKID IR TH", "BKIDIRTH"]) expect(bankOf(bic)).toBe("BKIDIRTH");
});
