import { expect, test } from "vitest";
import { newToken } from "./kept.ts";
import { isSame } from "./same.ts";

const respondent = { supplierName: "Gulf", contact: "", email: "", phone: "" };

test("a link made in the browser has the form of every link, and is never the same", () => {
  const tokens = Array.from({ length: 50 }, newToken);
  expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
  expect(new Set(tokens).size).toBe(50);
});

test("blank answers, blanks around and the order make no difference to what was typed", () => {
  const one = { respondent, values: { a: "1 ", b: "", c: ["x", "y"] } };
  const other = { respondent: { ...respondent, supplierName: " Gulf" }, values: { c: ["y", "x"], a: "1" } };
  expect(isSame(one, other)).toBe(true);
  expect(isSame(one, { ...other, values: { a: "2" } })).toBe(false);
});
