import { expect, test } from "vitest";
import { namesToNotify, nameToNotify } from "./notify-name.ts";

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

test("The names that a notify party may have are its first line and what stands before the first comma there", () => {
  expect(namesToNotify("Rosneft, Moscow\nLenin Street 1, Moscow")).toEqual(["Rosneft, Moscow", "Rosneft"]);
  expect(namesToNotify(" 蓝锚航运有限公司 \r\n 深圳市")).toEqual(["蓝锚航运有限公司"]);
  expect(namesToNotify(" , ")).toEqual([","]);
  expect(namesToNotify("  ")).toEqual([]);
});
