import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundRefusals as refusals,
  type addClientFundBusinessEntry,
  type editClientFundBusinessEntry,
} from "@lading/contract/client-fund";
import { checkDecimals, refuseField, type InputOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import { insertRows, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { checkEnabled } from "#currency";
import { requireOpenDay } from "#period";
import { entryParties } from "../parties.ts";
import { clientFundEntries } from "../tables.ts";
import { findCustomer } from "../visible.ts";
import { today } from "../today.ts";
import { askDifference, rateOrNull } from "./difference.ts";
import { changeFiles, filesOf } from "./files.ts";
import { checkWaits, lockEntry, logEntry, type Entry } from "./standing.ts";

type Fields = InputOf<typeof addClientFundBusinessEntry>;
type Saving = Pick<Context<typeof addClientFundBusinessEntry>, "db" | "session" | "ip" | "services">;

/** Enters money that a customer sent. */
export async function createEntry(context: Context<typeof addClientFundBusinessEntry>) {
  const { db, input, session } = context;
  const { companyId, userId, userName } = session;
  const facts = await checked(context, input, null);
  const id = randomUUIDv7();
  const by = { createdBy: userId, createdByName: userName, changedBy: userId };
  await insertRows(db, clientFundEntries, [{ ...facts, ...by, companyId, id }]);
  await entryParties.noteAdded(db, companyId, [facts]);
  const names = await changeFiles(context, id, { before: [], after: input.attachments });
  const said = { ...saidOf(facts), attachments: names.join("; ") };
  await logEntry(context, "add", { id, number: said.customerName }, changesBetween(null, said, Object.keys(said)));
  return { id };
}

/** Changes an entry that is not posted. */
export async function changeEntry(context: Context<typeof editClientFundBusinessEntry>) {
  const { db, input, session } = context;
  const { companyId, userId } = session;
  const { id, version, ...fields } = input;
  const before = await lockEntry(context, { id, version });
  checkWaits(before);
  const facts = await checked(context, fields, before);
  const earlier = await filesOf(db, companyId, id);
  const names = await changeFiles(context, id, {
    before: earlier.map((file) => file.id),
    after: fields.attachments,
  });
  const stored = await storeEdit(db, clientFundEntries, before, { ...facts, changedBy: userId });
  await entryParties.noteChanged(db, companyId, before, facts);
  const was = { ...saidOf(before), attachments: earlier.map(({ name }) => name).join("; ") };
  const is = { ...saidOf(facts), attachments: names.join("; ") };
  await logEntry(context, "edit", { id, number: is.customerName }, changesBetween(was, is, Object.keys(is)));
  return stored;
}

/** Everything that is asked of an entry's fields; what is too far apart, or was entered before, asks for a confirmation. */
async function checked({ db, session }: Saving, fields: Fields, before: Entry | null) {
  const { companyId } = session;
  const { differenceConfirmed, repeatConfirmed, attachments: _attachments, ...entered } = fields;
  const { receivedCurrency, remittanceCurrency, receiveDate, bankCharges, bankChargesCurrency } = fields;
  const customer = await findCustomer(db, session, fields.customerId);
  if (receiveDate > (await today(db))) throw refuseField("receiveDate", refusals.receivedLater);
  if (before?.receiveDate !== receiveDate) await requireOpenDay(db, companyId, receiveDate, "receiveDate");
  checkDecimals("remittanceAmount", fields.remittanceAmount, remittanceCurrency);
  checkDecimals("receivedAmount", fields.receivedAmount, receivedCurrency);
  const hasCharges = /[1-9]/.test(bankCharges);
  if (hasCharges && bankChargesCurrency === "") throw refuseField("bankChargesCurrency", refusals.chargesCurrency);
  if (hasCharges) checkDecimals("bankCharges", bankCharges, bankChargesCurrency);
  const dealtIn = [
    { field: "receivedCurrency", currency: receivedCurrency, was: before?.receivedCurrency },
    { field: "remittanceCurrency", currency: remittanceCurrency, was: before?.remittanceCurrency },
  ].filter(({ currency, was }) => currency !== was);
  if (dealtIn.length > 0) await checkEnabled(db, companyId, dealtIn);
  await askDifference(db, companyId, fields, differenceConfirmed);
  if (!repeatConfirmed) await askRepeat(db, companyId, fields, before?.id ?? null);
  return {
    ...entered,
    customerNumber: customer.number,
    customerName: customer.name,
    receivedAmount: plainAmount(fields.receivedAmount, receivedCurrency),
    remittanceAmount: plainAmount(fields.remittanceAmount, remittanceCurrency),
    bankCharges: hasCharges && bankChargesCurrency !== "" ? plainAmount(bankCharges, bankChargesCurrency) : null,
    bankChargesCurrency: hasCharges && bankChargesCurrency !== "" ? bankChargesCurrency : null,
    exchangeRate: await rateOrNull(db, companyId, receivedCurrency, receiveDate),
  };
}

/**
 * Asks where the customer has an entry of the same amount and currency, not deleted, received since the same day of the month
 * before, or until that of the month after (decisions.md, "Money").
 */
async function askRepeat(
  db: Db,
  companyId: string,
  { customerId, receivedAmount, receivedCurrency, receiveDate }: Fields,
  except: string | null,
): Promise<void> {
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT receive_date::text AS day FROM client_fund_entry
    WHERE company_id = ${companyId} AND customer_id = ${customerId} AND currency = ${receivedCurrency}
      AND received_amount = ${receivedAmount}::numeric AND state <> 'deleted' AND id IS DISTINCT FROM ${except}::uuid
      AND receive_date BETWEEN (${receiveDate}::date - interval '1 month')::date AND (${receiveDate}::date + interval '1 month')::date
    ORDER BY receive_date DESC LIMIT 1`);
  const [same] = rows;
  if (!same) return;
  const amount = plainAmount(receivedAmount, receivedCurrency);
  throw refuseField("repeatConfirmed", refusals.sameAmount, { date: same.day, amount, currency: receivedCurrency });
}

/** An entry as its log says it. */
function saidOf(entry: Omit<Awaited<ReturnType<typeof checked>>, "customerId">) {
  const { customerNumber: _number, exchangeRate: _rate, bankChargesCurrency, ...said } = entry;
  const { receivedCurrency, remittanceCurrency, bankCharges } = entry;
  return {
    customerName: said.customerName,
    fundClass: said.fundClass,
    remitter: said.remitter,
    receivedAmount: `${plainAmount(said.receivedAmount, receivedCurrency)} ${receivedCurrency}`,
    remittanceAmount: `${plainAmount(said.remittanceAmount, remittanceCurrency)} ${remittanceCurrency}`,
    bankCharges:
      bankCharges === null || bankChargesCurrency === null
        ? null
        : `${plainAmount(bankCharges, bankChargesCurrency)} ${bankChargesCurrency}`,
    receiveDate: said.receiveDate,
    fillDate: said.fillDate,
    inquiryNumber: said.inquiryNumber,
    remittanceLocation: said.remittanceLocation,
    accountName: said.accountName,
    agent: said.agent,
    remark: said.remark,
  };
}
