import { expect, test } from "vitest";
import { inCargoImp, inLatin, inLines, isInLatinLetters, keepsItsLetters } from "./letters.ts";

test.each([
  ["深圳市", "shen zhen shi"],
  ["绿源 LED灯", "lyu yuan LED deng"],
  ["محمد العتيبي", "mhmd alatyby"],
  ["شركة الخليج للشحن", "shrkh alkhlyj llshhn"],
  ["Çelik Øst Łódź Straße", "Celik Ost Lodz Strasse"],
  ["Co．，Ltd（Ａ）", "Co.,Ltd(A)"],
  ["Приве́т", ""],
  ["\u0000\u202e\r\n", ""],
])("%j is %j in Latin letters", (text, latin) => {
  expect(inLatin(text).toLowerCase()).toBe(latin.toLowerCase());
});

test("Cargo-IMP has capitals, digits, blank, full stop and hyphen", () => {
  expect(inCargoImp("A/B & C (d), No. 9-1\nE")).toBe("A B C D No. 9-1 E".toUpperCase());
});

test("Capitals and punctuation are no change to tell of; other letters and signs are", () => {
  expect(keepsItsLetters("Gulf Freight Co., Ltd. (Jeddah)")).toBe(true);
  for (const text of ["A&B", "é", "陈", "5 @ 6"]) expect(keepsItsLetters(text)).toBe(false);
});

test("A name with accents or signs is in Latin letters; one with a word in others is not", () => {
  for (const text of ["Smith & Sons", "Société Générale", "3M"]) expect(isInLatinLetters(text)).toBe(true);
  for (const text of ["陈", "شركة", "LED灯"]) expect(isInLatinLetters(text)).toBe(false);
});

test("Lines break between words, and within one that is longer than a line", () => {
  expect(inLines("CONSOLIDATION AS PER ATTACHED LIST", 20)).toEqual(["CONSOLIDATION AS PER", "ATTACHED LIST"]);
  expect(inLines("X".repeat(25), 20)).toEqual(["X".repeat(20), "X".repeat(5)]);
  expect(inLines("", 20)).toEqual([]);
});
