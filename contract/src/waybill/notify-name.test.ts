import { expect, test } from "vitest";
import { namesToNotify } from "./notify-name.ts";

test("Whom to notify is named by the first line, and by what stands there before a comma of any script", () => {
  const address = ["King Fahd Road 12, Riyadh", "深圳市南山区", "الرياض، طريق الملك فهد"];
  for (const between of ["\n", "\r\n", ", ", "，", "、", "، ", "; ", "；", "؛ "])
    for (const one of address) expect(namesToNotify(`Rosneft${between}${one}`)).toContain("Rosneft");
  expect(namesToNotify("蓝锚航运有限公司，深圳市")).toContain("蓝锚航运有限公司");
  expect(namesToNotify("شركة المرساة الزرقاء، الرياض")).toContain("شركة المرساة الزرقاء");
});

test("The names that a notify party may have are its first line and what stands before the first comma there", () => {
  expect(namesToNotify("Rosneft, Moscow\nLenin Street 1, Moscow")).toEqual(["Rosneft, Moscow", "Rosneft"]);
  expect(namesToNotify(" 蓝锚航运有限公司 \r\n 深圳市")).toEqual(["蓝锚航运有限公司"]);
  expect(namesToNotify(" Rahman, Aziz ")).toEqual(["Rahman, Aziz", "Rahman"]);
  expect(namesToNotify(" , ")).toEqual([","]);
  expect(namesToNotify("  ")).toEqual([]);
});
