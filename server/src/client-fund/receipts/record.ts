import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundRefusals as refusals,
  type addReceiptPreRecord,
  type deleteReceiptPreRecord,
  type editReceiptPreRecord,
  type takeReceiptPreRecords,
} from "@lading/contract/client-fund";
import { checkDecimals, refuseField, type InputOf } from "@lading/contract/core";
import { returnFromPreRecord, takeForPreRecord } from "#bank-statement";
import { changesBetween } from "#core/audit";
import { insertRows, storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { checkEnabled } from "#currency";
import { takeNumber } from "../numbers.ts";
import { receiptParties } from "../parties.ts";
import { remitterKey } from "../remitter-key.ts";
import { receiptPreRecords } from "../tables.ts";
import { today } from "../today.ts";
import { checkOpen, lockReceipt, logReceipts, type Receipt, type Working } from "./standing.ts";

type Fields = InputOf<typeof addReceiptPreRecord>;

/** Records a receipt of which nobody knows yet whose it is. */
export async function createReceipt(context: Context<typeof addReceiptPreRecord>) {
  const facts = await checked(context, context.input, null);
  const { id, number } = await store(context, facts, null);
  const said = saidOf(facts);
  await logReceipts(context, "add", [{ id, number }], changesBetween(null, said, Object.keys(said)));
  return { id };
}

/** Changes a receipt that nobody has claimed. */
export async function changeReceipt(context: Context<typeof editReceiptPreRecord>) {
  const { db, session } = context;
  const { id, version, ...fields } = context.input;
  const before = await lockReceipt(context, { id, version });
  checkOpen(before);
  const facts = await checked(context, fields, before);
  const stored = await storeEdit(db, receiptPreRecords, before, facts);
  await receiptParties.noteChanged(db, session.companyId, before, facts);
  const [was, is] = [saidOf(before), saidOf(facts)];
  await logReceipts(context, "edit", [before], changesBetween(was, is, Object.keys(is)));
  return stored;
}

/** Deletes a receipt that nobody has claimed; one from the bank's file is matched there again. */
export async function deleteReceipt(context: Context<typeof deleteReceiptPreRecord>) {
  const { db, input } = context;
  const before = await lockReceipt(context, input);
  checkOpen(before);
  if (before.bankPaymentId !== null) await returnFromPreRecord(context, before.bankPaymentId);
  const stored = await storeEdit(db, receiptPreRecords, before, { status: "deleted", deleteReason: input.reason });
  await logReceipts(context, "delete", [before], [{ field: "deleteReason", before: null, after: input.reason }]);
  return stored;
}

/** Records receipts from the bank's file, all or none. */
export async function takeReceipts(context: Context<typeof takeReceiptPreRecords>) {
  const ids = [...new Set(context.input.ids)].toSorted();
  for (const bankPaymentId of ids) {
    const credit = await takeForPreRecord(context, bankPaymentId);
    const facts = { ...credit, remitterKey: remitterKey(credit.remitter), remittanceLocation: "", remark: "" };
    const receipt = await store(context, facts, bankPaymentId);
    const said = saidOf(facts);
    await logReceipts(context, "take", [receipt], changesBetween(null, said, Object.keys(said)));
  }
  return { taken: ids.length };
}

type Facts = Awaited<ReturnType<typeof checked>>;

async function store({ db, session }: Working, facts: Facts, bankPaymentId: string | null) {
  const { companyId, userId, userName } = session;
  const id = randomUUIDv7();
  const number = await takeNumber(db, companyId, "receipt");
  const by = { createdBy: userId, createdByName: userName };
  await insertRows(db, receiptPreRecords, [{ ...facts, ...by, companyId, id, number, bankPaymentId }]);
  await receiptParties.noteAdded(db, companyId, [facts]);
  return { id, number };
}

async function checked({ db, session }: Pick<Working, "db" | "session">, fields: Fields, before: Receipt | null) {
  const { currency, amount, receiveDate } = fields;
  if (receiveDate > (await today(db))) throw refuseField("receiveDate", refusals.receivedLater);
  checkDecimals("amount", amount, currency);
  if (before?.currency !== currency) await checkEnabled(db, session.companyId, [{ field: "currency", currency }]);
  return { ...fields, amount: plainAmount(amount, currency), remitterKey: remitterKey(fields.remitter) };
}

const saidOf = ({ remitter, amount, currency, receiveDate, inquiryNumber, accountName, ...rest }: Facts) => ({
  remitter,
  amount: `${plainAmount(amount, currency)} ${currency}`,
  receiveDate,
  inquiryNumber,
  remittanceLocation: rest.remittanceLocation,
  accountName,
  remark: rest.remark,
});
