import { expect, test } from "vitest";
import { nameToNotify } from "./notify-name.ts";

test("Whom to notify is named by the first line, without the address behind it", () => {
  expect(nameToNotify("Blue Anchor Shipping LLC\nKing Fahd Road 12, Riyadh\n+966 50 123 4567")).toBe(
    "Blue Anchor Shipping LLC",
  );
  expect(nameToNotify("BLUE ANCHOR SHIPPING LLC, KING FAHD ROAD 12, RIYADH, SA")).toBe("BLUE ANCHOR SHIPPING LLC");
  expect(nameToNotify("شركة المرساة الزرقاء، الرياض")).toBe("شركة المرساة الزرقاء");
  expect(nameToNotify("蓝锚航运有限公司，深圳市")).toBe("蓝锚航运有限公司");
});

test("A family name before a comma is not taken for the whole name", () => {
  expect(nameToNotify(" Rahman, Aziz ")).toBe("Rahman, Aziz");
  expect(nameToNotify("")).toBe("");
});
