import { plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { checkDecimals, coreRefusals, currency as anyCurrency, refuse, refuseField } from "@lading/contract/core";
import { taxInvoiceRefusals as refusals, type addTaxInvoiceApplication } from "@lading/contract/tax-invoice";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { visibleWaybills } from "#waybill";

type Input = Omit<Context<typeof addTaxInvoiceApplication>["input"], "remark">;

interface Bill extends Record<string, unknown> {
  id: string;
  number: string;
  customer_id: string;
  customer_number: string;
  customer_name: string;
  currency: string;
  left: string;
  voided: boolean;
}

interface Asking {
  db: Db;
  session: StaffSession;
  /** A condition more on bills `b`. */
  which?: SQL | undefined;
}

/** Reads the chosen bills, which are locked, and checks that one application can stand for them with these lines. */
export async function gather({ db, session, which = sql`true` }: Asking, input: Input) {
  const { companyId } = session;
  const bills = await readBills({ db, session, which }, input);
  const [first] = bills;
  if (!first) throw refuse(refusals.empty);
  if (bills.some((bill) => bill.currency !== first.currency)) throw refuse(refusals.mixedCurrency);
  if (bills.some((bill) => bill.customer_id !== first.customer_id)) throw refuse(refusals.mixedCustomer);
  const currency = anyCurrency.parse(first.currency);
  const parts = bills.map((bill, place) => ({
    billId: bill.id,
    amount: partOf(bill, input.bills[place]?.amount ?? "", place),
  }));
  const amount = sumOfAmounts(
    parts.map((part) => part.amount),
    currency,
  );
  const isFull = bills.every(({ left }, place) => new Big(left).eq(parts[place]?.amount ?? "0"));
  const title = await readTitle(db, companyId, input.titleId);
  const items = await readItems(db, companyId, input.items, currency);
  const itemSum = sumOfAmounts(
    items.map((item) => item.amount),
    currency,
  );
  if (itemSum !== amount) throw refuseField("items", refusals.itemsDiffer, { items: itemSum, bills: amount, currency });
  return {
    parts,
    items,
    facts: {
      type: isFull ? ("full" as const) : ("partial" as const),
      customerId: first.customer_id,
      customerNumber: first.customer_number,
      customerName: first.customer_name,
      currency,
      amount,
      ...title,
    },
  };
}

/** The chosen bills that the user sees, in the order asked. */
async function readBills({ db, session, which }: Required<Asking>, input: Input): Promise<Bill[]> {
  const ids = input.bills.map(({ billId }) => billId);
  const { rows } = await db.execute<Bill>(sql`
    SELECT b.id, b.bill_number AS number, b.customer_id, b.customer_number, b.customer_name, b.currency,
      (b.amount - coalesce(s.applied + s.invoiced, 0))::text AS left, b.voided_at IS NOT NULL AS voided
    FROM collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id
    LEFT JOIN invoiced_bill s ON s.company_id = b.company_id AND s.bill_id = b.id
    WHERE b.company_id = ${session.companyId} AND (${await visibleWaybills(db, session)}) AND ${which}
      AND b.id = ANY(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const bill = byId.get(id);
    if (!bill) throw refuse(coreRefusals.notFound);
    if (bill.voided) throw refuse(refusals.billVoided, { invoiceNo: bill.number });
    return bill;
  });
}

/** So much of what is left of a bill as was asked for. */
function partOf({ number, left, currency }: Bill, asked: string, place: number): string {
  if (new Big(left).lte(0)) throw refuse(refusals.nothingLeft, { invoiceNo: number });
  const field = `bills.${place}.amount`;
  checkDecimals(field, asked, currency);
  if (asked !== "" && new Big(asked).gt(left))
    throw refuseField(field, refusals.tooMuch, { invoiceNo: number, left: plainAmount(left, currency), currency });
  return plainAmount(asked === "" ? left : asked, currency);
}

interface Item extends Record<string, unknown> {
  id: string;
  chineseName: string;
  englishName: string;
  arabicName: string;
  taxCode: string;
  taxRate: string;
}

/** The lines with their items' names and rates of now. */
async function readItems(db: Db, companyId: string, asked: Input["items"], currency: string) {
  const ids = asked.map(({ invoiceItemId }) => invoiceItemId);
  const { rows } = await db.execute<Item>(sql`
    SELECT id, chinese_name AS "chineseName", english_name AS "englishName", arabic_name AS "arabicName",
      tax_code AS "taxCode", tax_rate::text AS "taxRate"
    FROM invoice_item WHERE company_id = ${companyId} AND enabled AND id = ANY(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map(({ id, ...item }) => [id, item]));
  return asked.map(({ invoiceItemId, amount, remark }, place) => {
    const item = byId.get(invoiceItemId);
    if (!item) throw refuseField(`items.${place}.invoiceItemId`, refusals.noItem);
    checkDecimals(`items.${place}.amount`, amount, currency);
    return { ...item, line: place + 1, invoiceItemId, amount: plainAmount(amount, currency), remark };
  });
}

/** The title as an invoice has it. */
async function readTitle(db: Db, companyId: string, titleId: string) {
  const { rows } = await db.execute<{ title: string; taxNumber: string; titleAddress: string; titleBank: string }>(sql`
    SELECT title, tax_number AS "taxNumber", concat_ws(' ', nullif(address, ''), nullif(phone, '')) AS "titleAddress",
      concat_ws(' ', nullif(bank_name, ''), nullif(bank_number, '')) AS "titleBank"
    FROM invoice_title WHERE company_id = ${companyId} AND id = ${titleId}`);
  const [title] = rows;
  if (!title) throw refuseField("titleId", refusals.noTitle);
  return { titleId, ...title };
}
