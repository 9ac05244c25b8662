import { expect, it } from "vitest";
import { placeColumns } from "./columns.ts";

const fieldsOf = (titles: string[]) => [...placeColumns(titles)].map(([{ field }]) => field).toSorted();

it("a template of earlier titles is still read", () => {
  expect(fieldsOf(["海关编码 *", "发件人 *", "主单号"])).toEqual(["customsCode", "mainNumber", "shipperName"]);
  expect(fieldsOf(["Customs code (HS) *", "Main waybill no."])).toEqual(["customsCode", "mainNumber"]);
});

it("titles of today's template are read in each language", () => {
  for (const title of ["HS 编码", "HS code", "رمز HS"]) expect(fieldsOf([title])).toEqual(["customsCode"]);
});
