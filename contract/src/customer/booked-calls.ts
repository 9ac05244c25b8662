import { z } from "zod";
import { defineCall, id, listAnswer, listInput, someId, staff, text, type Call } from "#core";
import { page } from "./fields.ts";

const read = {
  access: staff(`${page}:view`),
  input: listInput({ customerId: id.describe("Customer") }, ["createdAt"]),
  changes: false,
  refusals: [],
  example: { customerId: someId },
} as const;

export const getCustomerBillList = defineCall({
  path: "/Customer/GetCustomerBillList",
  summary: "A customer's collection bills, of the waybills that the user may see, newest first",
  answer: listAnswer(
    z
      .object({
        id: id.describe("Bill"),
        billNumber: text("Debit note number"),
        waybillId: id.describe("Waybill"),
        waybillNumber: text("House number"),
        billDate: text("Date of the bill"),
        dueDate: z.string().nullable().describe("Due on"),
        currency: text("Currency"),
        amount: text("Amount"),
      })
      .meta({ id: "CustomerBill" }),
  ),
  ...read,
});

export const getCustomerFileList = defineCall({
  path: "/Customer/GetCustomerFileList",
  summary: "The files of a customer's waybills that the user may see, newest first",
  answer: listAnswer(
    z
      .object({
        id: id.describe("File"),
        path: text("Where to read it"),
        name: text("File name"),
        size: z.int().describe("Bytes"),
        waybillId: id.describe("The waybill that it belongs to"),
        waybillNumber: text("Its house number"),
        createdAt: text("When it was added"),
      })
      .meta({ id: "CustomerFile" }),
  ),
  ...read,
});

export const bookedCalls: readonly Call[] = [getCustomerBillList, getCustomerFileList];
