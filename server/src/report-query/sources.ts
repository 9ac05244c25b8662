import type { Language } from "@lading/contract/core";
import type { ReportSource } from "@lading/contract/report-query";
import { sql, type SQL } from "drizzle-orm";
import { holdsOnlySeen, partyOf } from "#check-bill";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { profitEntries } from "#profit";
import { chargeItemName, payeeNameIn, waybillNumber } from "#supplier-cost";
import { ownToday } from "#user";
import { visibleWaybills } from "#waybill";

/** An amount in its row's own currency, and by the rate that its bill or cost keeps. */
interface Money {
  own: SQL;
  worth: SQL;
}

/** Data that reports are made of: relations, the rows that a person sees, and each field as an expression. */
export interface Source {
  tables: SQL;
  where: SQL;
  id: SQL;
  currency: SQL;
  fields: Readonly<Record<string, SQL>>;
  money: Readonly<Record<string, Money>>;
}

interface Reader {
  db: Db;
  session: StaffSession;
  language: Language;
}

const personOf = (column: "sales_id" | "operator_id") => sql`(SELECT u.user_name FROM staff_user u
  WHERE u.company_id = waybill.company_id AND u.id = ${sql.raw(`waybill.${column}`)})`;

const ofWaybill = {
  waybillNumber,
  mainNumber: sql`waybill.main_number`,
  waybillType: sql`waybill.type::text`,
  shippingDate: sql`waybill.shipping_date`,
  loadingPort: sql`waybill.loading_port`,
  destinationPort: sql`waybill.destination_port`,
  salesName: personOf("sales_id"),
  operatorName: personOf("operator_id"),
};

/** The check bill that a bill or cost stands on. */
const checkBillNumber = (record: "b" | "c", kind: "bill" | "cost") => sql`(
  SELECT a.number FROM check_bill_line l JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
  WHERE l.company_id = ${sql.raw(record)}.company_id AND l.record_id = ${sql.raw(record)}.id AND l.kind = ${kind} AND l.open)`;

function charged(record: "b" | "c"): Readonly<Record<string, Money>> {
  const r = sql.raw(record);
  const kept = (amount: SQL): Money => ({ own: amount, worth: sql`(${amount}) * ${r}.rate` });
  return {
    amount: kept(sql`${r}.amount`),
    writtenOff: kept(sql`${r}.written_off`),
    waived: kept(sql`${r}.waived`),
    balance: kept(sql`${r}.amount - ${r}.written_off - ${r}.waived`),
  };
}

/** Days from a date to today, while something is open. */
const daysSince = (record: "b" | "c", date: SQL) => {
  const r = sql.raw(record);
  return sql`CASE WHEN ${r}.amount > ${r}.written_off + ${r}.waived THEN greatest(${ownToday} - ${date}, 0) ELSE 0 END`;
};

async function bills({ db, session, language }: Reader): Promise<Source> {
  const late = daysSince("b", sql`coalesce(b.due_date, b.bill_date)`);
  return {
    tables: sql`collection_bill b JOIN waybill ON waybill.company_id = b.company_id AND waybill.id = b.waybill_id`,
    where: sql`b.company_id = ${session.companyId} AND b.voided_at IS NULL AND ${await visibleWaybills(db, session)}`,
    id: sql`b.id`,
    currency: sql`b.currency`,
    money: charged("b"),
    fields: {
      ...ofWaybill,
      invoiceNo: sql`b.bill_number`,
      financialAccountNo: checkBillNumber("b", "bill"),
      customerNumber: sql`b.customer_number`,
      customerName: customerNameIn("b", language),
      billDate: sql`b.bill_date`,
      dueDate: sql`b.due_date`,
      currency: sql`b.currency`,
      outstandingDays: daysSince("b", sql`b.bill_date`),
      overdueDays: late,
      ageing: sql`CASE WHEN ${late} <= 0 THEN 'notDue' WHEN ${late} <= 30 THEN 'to30' WHEN ${late} <= 60 THEN 'to60'
        WHEN ${late} <= 90 THEN 'to90' ELSE 'over90' END`,
      createdByName: sql`b.created_by_name`,
      createDate: sql`b.created_at`,
    },
  };
}

async function costs({ db, session, language }: Reader): Promise<Source> {
  return {
    tables: sql`supplier_cost c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
      JOIN charge_item i ON i.company_id = c.company_id AND i.id = c.charge_item_id`,
    where: sql`c.company_id = ${session.companyId} AND ${await visibleWaybills(db, session)}`,
    id: sql`c.id`,
    currency: sql`c.currency`,
    money: charged("c"),
    fields: {
      ...ofWaybill,
      billReferNo: sql`c.bill_refer_no`,
      financialAccountNo: checkBillNumber("c", "cost"),
      supplierNumber: sql`c.customer_number`,
      supplierName: payeeNameIn("c", language),
      chargeItem: chargeItemName(language),
      costDate: sql`c.cost_date`,
      quantity: sql`c.quantity`,
      currency: sql`c.currency`,
      outstandingDays: daysSince("c", sql`c.cost_date`),
      taxInvoice: sql`c.tax_invoice`,
      createdByName: sql`c.created_by_name`,
      createDate: sql`c.created_at`,
    },
  };
}

/** Allocations of filled-in records that hold nothing hidden from the person; before they are posted, by the rate of the bill or cost. */
async function writeOffs({ db, session, language }: Reader): Promise<Source> {
  const rate = sql`coalesce(b.rate, c.rate)`;
  const seen = await holdsOnlySeen(db, session, { record: "o", lines: "write_off_line", key: "write_off_id" });
  return {
    tables: sql`write_off_line x JOIN write_off o ON o.company_id = x.company_id AND o.id = x.write_off_id
      LEFT JOIN money_source m ON m.company_id = o.company_id AND m.id = o.source_id
      LEFT JOIN collection_bill b ON b.company_id = x.company_id AND b.id = x.bill_id
      LEFT JOIN supplier_cost c ON c.company_id = x.company_id AND c.id = x.record_id
      LEFT JOIN waybill ON waybill.company_id = x.company_id AND waybill.id = coalesce(b.waybill_id, c.waybill_id)`,
    where: sql`x.company_id = ${session.companyId} AND o.status <> 'begun' AND ${seen}`,
    id: sql`x.write_off_id::text || ' ' || x.line`,
    currency: sql`o.currency`,
    money: {
      amount: { own: sql`x.amount`, worth: sql`coalesce(x.share, x.amount * ${rate})` },
      waived: { own: sql`x.waived`, worth: sql`coalesce(x.waived_share, x.waived * ${rate})` },
      exchangeDifference: { own: sql`x.exchange_difference`, worth: sql`x.exchange_difference` },
    },
    fields: {
      ...ofWaybill,
      creditReferenceNumber: sql`o.number`,
      type: sql`o.type`,
      status: sql`o.status`,
      kind: sql`x.kind`,
      partyNumber: sql`o.party_number`,
      partyName: partyOf("o", language),
      invoiceNo: sql`coalesce(b.bill_number, c.bill_refer_no)`,
      currency: sql`o.currency`,
      source: sql`m.number`,
      postedOn: sql`o.posted_on`,
      createdByName: sql`o.created_by_name`,
      createDate: sql`o.created_at`,
    },
  };
}

/** The amounts of one kind of entry. */
const ofEntry = (entry: string): Money => ({
  own: sql`CASE WHEN p.entry = ${entry} THEN p.amount ELSE 0 END`,
  worth: sql`CASE WHEN p.entry = ${entry} THEN p.worth ELSE 0 END`,
});

/** Amounts of several kinds of entries: sales and differences add, costs and waivers take away. */
function balanceOf(entries: readonly string[]): Money {
  const signed = (amount: "amount" | "worth") => {
    const value = sql.raw(`p.${amount}`);
    return sql`CASE WHEN p.entry = ANY(${sql.param([...entries])}::text[]) THEN
      CASE WHEN p.entry IN ('costs', 'waived') THEN -${value} ELSE ${value} END ELSE 0 END`;
  };
  return { own: signed("amount"), worth: signed("worth") };
}

async function profits({ db, session, language }: Reader): Promise<Source> {
  return {
    tables: sql`${profitEntries(session.companyId)} p
      JOIN waybill ON waybill.company_id = ${session.companyId} AND waybill.id = p.waybill_id`,
    where: await visibleWaybills(db, session),
    id: sql`p.entry || ' ' || p.id`,
    currency: sql`p.currency`,
    money: {
      sales: ofEntry("sales"),
      costs: ofEntry("costs"),
      profit: balanceOf(["sales", "costs"]),
      waived: ofEntry("waived"),
      exchangeDifference: ofEntry("exchangeDifference"),
      result: balanceOf(["sales", "costs", "waived", "exchangeDifference"]),
    },
    fields: {
      ...ofWaybill,
      entry: sql`p.entry`,
      number: sql`p.number`,
      day: sql`p.day`,
      customerNumber: sql`waybill.customer_number`,
      customerName: customerNameIn("waybill", language),
      currency: sql`p.currency`,
    },
  };
}

const sources = { bill: bills, cost: costs, writeOff: writeOffs, profit: profits } as const;

/** The rows of a source that a person sees. */
export const sourceOf = (source: ReportSource, reader: Reader): Promise<Source> => sources[source](reader);
