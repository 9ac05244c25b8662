import { waybillFieldTexts } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { columnsHeaded } from "./pasted-headings.ts";
import { cellsOf, headedItem, isHeading, lengthsOf, pastedItem, pastedNumber, type PastedField } from "./pasted.ts";

test.each([
  ["12.5", 3, "12.5"],
  ["١٢٫٥", 3, "12.5"],
  ["۱۲٫۵", 3, "12.5"],
  ["١٬٢٣٤٫٥", 3, "1234.5"],
  ["12,5", 3, "12.5"],
  ["0,264", 3, "0.264"],
  ["1.234,5", 3, "1234.5"],
  ["1,234.5", 3, "1234.5"],
  ["1,234", 3, "1234"],
  ["1.234", 3, "1.234"],
  ["1.234.567", 3, "1234567"],
  ["1 234,5", 3, "1234.5"],
  ["１２", 0, "12"],
  ["12.00", 0, "12"],
  ["12.5", 0, undefined],
  ["twelve", 3, undefined],
] as const)("%j with %i decimals is %s", (text, scale, number) => {
  expect(pastedNumber(text, scale)).toBe(number);
});

test.each([
  ["100x120x110", ["100", "120", "110"]],
  ["100 × 120 × 110 cm", ["100", "120", "110"]],
  ["100*120*110", ["100", "120", "110"]],
  ["١٠٠×١٢٠×١١٠", ["100", "120", "110"]],
  ["60,5X40X30", ["60.5", "40", "30"]],
  ["100x120", undefined],
  ["1x2x3x4", undefined],
  ["box", undefined],
])("%j are the lengths %j", (text, lengths) => {
  expect(lengthsOf(text)).toEqual(lengths);
});

const order: PastedField[] = [
  "productName",
  "customsCode",
  "boxCount",
  "boxUnit",
  "lengthCm",
  "widthCm",
  "heightCm",
  "boxVolume",
  "weight",
  "unitPrice",
];

test("Rows of a spreadsheet are cells parted by tabs, also with line breaks in quotes", () => {
  expect(cellsOf('Lamp\t2\r\n"Table\n""oak"""\t3\r\n')).toEqual([
    ["Lamp", "2"],
    ['Table "oak"', "3"],
  ]);
  expect(cellsOf("only one cell\n")).toBeUndefined();
});

test("A row fills a line from the field it is pasted into; three lengths in a cell fill three fields", () => {
  expect(pastedItem(["Lamp", "9405.10", "٢", "كرتون", "100x120x110", "", "٣٠٠", "640"], "productName", order)).toEqual({
    productName: "Lamp",
    customsCode: "9405.10",
    boxCount: "2",
    boxUnit: "carton",
    lengthCm: "100",
    widthCm: "120",
    heightCm: "110",
    weight: "300",
    unitPrice: "640",
  });
  expect(pastedItem(["3", "箱", "10", "20", "30"], "boxCount", order)).toEqual({
    boxCount: "3",
    boxUnit: "carton",
    lengthCm: "10",
    widthCm: "20",
    heightCm: "30",
  });
  expect(pastedItem(["many"], "boxCount", order)).toEqual({ boxCount: "many" });
});

test("A sheet without the kind of package or a box's volume fills the fields that its numbers mean", () => {
  const lamp = {
    productName: "Lamp",
    customsCode: "940510",
    boxCount: "2",
    lengthCm: "100",
    widthCm: "120",
    heightCm: "110",
    weight: "300",
    unitPrice: "640",
  };
  expect(pastedItem(["Lamp", "940510", "2", "100x120x110", "300", "640"], "productName", order)).toEqual(lamp);
  expect(
    pastedItem(["Lamp", "940510", "2 ctns", "100", "120 cm", "110", "300 KGS", "640"], "productName", order),
  ).toEqual(lamp);
  const withVolume = ["Lamp", "940510", "2", "100x120x110", "1.32", "300", "640"];
  expect(pastedItem(withVolume, "productName", order)).toEqual({ ...lamp, boxVolume: "1.32" });
});

test("An HS code before the goods' name, or where a form has no field for it, moves no other cell out of its field", () => {
  const lamp = { productName: "Lamp", boxCount: "2", lengthCm: "100", widthCm: "120", heightCm: "110", weight: "300" };
  const rest = ["2", "100x120x110", "300"];
  expect(pastedItem(["9405.10", "Lamp", ...rest], "productName", order)).toEqual({ ...lamp, customsCode: "9405.10" });
  const portal = order.filter((field) => field !== "customsCode");
  for (const code of ["940510", "9405.10.00", "٩٤٠٥١٠"]) {
    expect(pastedItem(["Lamp", code, ...rest], "productName", portal)).toEqual(lamp);
    expect(pastedItem([code, "Lamp", ...rest], "productName", portal)).toEqual(lamp);
    expect(pastedItem(["Lamp", "2", code, ...rest.slice(1)], "productName", portal)).toEqual(lamp);
  }
  // So many boxes there are, and such names.
  expect(pastedItem(["100000", "carton"], "boxCount", portal)).toEqual({ boxCount: "100000", boxUnit: "carton" });
  expect(pastedItem(["850440"], "productName", portal)).toEqual({ productName: "850440" });
});

test.each([
  [
    "en",
    ["No.", "Description of goods", "HS CODE", "Qty (CTNS)", "L x W x H (cm)", "N.W.", "G.W. (KGS)", "Unit price"],
  ],
  ["zh", ["序号", "品名", "海关编码", "箱数", "尺寸", "净重", "毛重（kg）", "单价"]],
  ["ar", ["مسلسل", "وصف البضاعة", "رمز HS", "عدد الكراتين", "الأبعاد", "الوزن الصافي", "الوزن القائم", "سعر الوحدة"]],
] as const)("Columns with headings (%s) go where they belong, in any order", (_language, head) => {
  const columns = columnsHeaded(head);
  expect(columns).toEqual([
    undefined,
    "productName",
    "customsCode",
    "boxCount",
    "lengthCm",
    undefined,
    "weight",
    "unitPrice",
  ]);
  const cells = ["1", "Lamp", "940510", "٢", "100×120×110", "280", "300", "640"];
  expect(headedItem(cells, columns ?? [])).toMatchObject({ boxCount: "2", widthCm: "120", weight: "300" });
});

test("Goods are no headings, and the headings that the grid itself has are understood", () => {
  expect(columnsHeaded(["Lamp", "940510", "2"])).toBeUndefined();
  expect(columnsHeaded(["Lamp", "blue"])).toBeUndefined();
  for (const language of ["zh", "en", "ar"] as const)
    expect(columnsHeaded(order.map((field) => waybillFieldTexts[field][language]))).toEqual(order);
});

test("A row of headings is told from goods", () => {
  expect(isHeading(["Goods", "HS", "Boxes"], "productName", order)).toBe(true);
  expect(isHeading(["Goods", "HS", "2"], "productName", order)).toBe(false);
  expect(isHeading(["Goods"], "productName", order)).toBe(false);
});
