import { expect, test } from "vitest";
import { emptyInvoice, writtenInvoices } from "./typed-invoices.ts";

const file = { id: "01a216d8-9957-7392-ad72-825fc0547e37", name: "fapiao.pdf", size: 12 };

test("A single invoice has all of each line; of several each says its part, and nothing typed is none of it", () => {
  const one = { ...emptyInvoice(["100.00"]), number: "24460001", fileIds: [file] };
  const other = { ...emptyInvoice([""]), number: "24460002" };
  expect(writtenInvoices([one])).toMatchObject([{ number: "24460001", fileIds: [file.id], amounts: [] }]);
  expect(writtenInvoices([one, other]).map(({ amounts, fileIds }) => [amounts, fileIds])).toEqual([
    [["100.00"], [file.id]],
    [["0"], []],
  ]);
});
