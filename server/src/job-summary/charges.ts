import type { Language } from "@lading/contract/core";
import type { JobSummary } from "@lading/contract/job-summary";
import { sql, type SQL } from "drizzle-orm";
import { amountText, runNamed, type Db } from "#core/db";
import { customerNameIn } from "#customer";
import { payeeNameIn } from "#supplier-cost";

/** Fields that bills and costs have in common, as they are kept. */
export interface KeptCharge {
  id: string;
  /** Place of its waybill among those that were asked for, from 0. */
  house: number;
  /** Currency, settlement currency, rate, and number and name of the party, as `termsOf` reads them: most charges share theirs. */
  terms: string;
  date: string;
  amount: string;
  /** The part of the amount that is not written off; of costs all of it. */
  open: string;
  version: number;
}

export interface KeptLine {
  chargeItemId: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  remark: string;
}

/** Rows column by column: what has the same place belongs together. */
export type Columns<R> = { [C in keyof R]: R[C][] };

/** The bills of a job, and their lines in the order of the bills, each with the place of its bill. */
export interface KeptBills {
  bills: Columns<KeptCharge & { billNumber: string }>;
  billLines: Columns<KeptLine & { bill: number }>;
}

/** The supplier costs of a job. */
export interface KeptCosts {
  costs: Columns<KeptCharge & KeptLine & { invoiceNumber: string }>;
  /** All charge items of the company. */
  items: Columns<{ id: string; name: string }>;
}

type Party = JobSummary["parties"][number];
type Rate = JobSummary["rates"][number];

const termsPattern = /^(?<currency>\S+) (?<settlement>\S+) (?<rate>\S+) (?<number>[^\n]*)\n(?<name>[^]*)$/;

/** With whom and at which rate something was charged. */
export function termsOf(terms: string): { party: Party; rate: Rate } {
  const {
    currency,
    settlement,
    rate = "",
    number: customerNumber = "",
    name: customerName = "",
  } = termsPattern.exec(terms)?.groups ?? {};
  return {
    party: { customerNumber, customerName },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables keep no other currencies
    rate: { currency: currency as Rate["currency"], rate, settlementCurrency: settlement as Rate["currency"] },
  };
}

const ofCharge = (charge: "b" | "c", party: SQL) => ({
  id: `${charge}.id`,
  house: "h.place - 1",
  terms: sql`${sql.raw(`${charge}.currency || ' ' || ${charge}.settlement_currency || ' ' || trim_scale(${charge}.rate)::text || ' '
    || ${charge}.customer_number || E'\\n'`)} || ${party}`,
  amount: amountText(`${charge}.amount`, `${charge}.currency`),
  open: amountText(`(${charge}.amount - ${charge}.written_off - ${charge}.waived)`, `${charge}.currency`),
  version: `${charge}.version`,
});

const ofLine = (line: "l" | "c", charge: "b" | "c") => ({
  chargeItemId: `${line}.charge_item_id`,
  quantity: `trim_scale(${line}.quantity)::text`,
  unitPrice: `trim_scale(${line}.unit_price)::text`,
  amount: amountText(`${line}.amount`, `${charge}.currency`),
  remark: `${line}.remark`,
});

/**
 * The rows of `from` (tables and order) as one object of columns. A job has thousands of charges: read as rows, each of their
 * fields is a piece of work and of garbage to this process, which serves others meanwhile.
 */
function columnsOf<R>(expressions: Record<keyof R & string, string | SQL>, from: SQL): SQL {
  const listed = Object.entries<string | SQL>(expressions);
  const gathered = listed.map(([name]) => `'${name}', coalesce(json_agg(kept."${name}"), '[]')`);
  const selected = listed.map(
    ([name, expression]) =>
      sql`${typeof expression === "string" ? sql.raw(expression) : expression} AS ${sql.identifier(name)}`,
  );
  return sql`(SELECT json_build_object(${sql.raw(gathered.join(", "))})
    FROM (SELECT ${sql.join(selected, sql`, `)} ${from}) AS kept)`;
}

interface Asked {
  companyId: string;
  waybillIds: readonly string[];
  /** In which customers, payees and charge items are named. */
  language: Language;
}

/** The waybills with their places, from 1. */
const housesOf = (ids: readonly string[]) =>
  sql`unnest(${`{${ids.join(",")}}`}::uuid[]) WITH ORDINALITY AS h (id, place)`;

/** The collection bills of these waybills with their lines: one statement, so that they are of one moment. */
export async function readBills(db: Db, { companyId, waybillIds, language }: Asked): Promise<KeptBills> {
  const company = sql`${companyId}`;
  const bills = columnsOf<KeptCharge & { billNumber: string }>(
    {
      ...ofCharge("b", customerNameIn("b", language)),
      house: "b.house",
      date: "b.bill_date",
      billNumber: "b.bill_number",
    },
    sql`FROM bill b ORDER BY b.place`,
  );
  const lines = columnsOf<KeptLine & { bill: number }>(
    { ...ofLine("l", "b"), bill: "b.place - 1" },
    sql`FROM bill b JOIN collection_bill_line l ON l.company_id = ${company} AND l.bill_id = b.id ORDER BY b.place, l.line`,
  );
  const statement = sql`WITH bill AS MATERIALIZED (
      SELECT b.*, h.place - 1 AS house, row_number() OVER (ORDER BY b.bill_date, b.bill_number) AS place
      FROM ${housesOf(waybillIds)} JOIN collection_bill b ON b.company_id = ${company} AND b.waybill_id = h.id
      WHERE b.voided_at IS NULL
    )
    SELECT ${bills} AS bills, ${lines} AS "billLines"`;
  return only(await runNamed<KeptBills & Record<string, unknown>>(db, statement));
}

const nameColumns = {
  zh: "chinese_name",
  en: "english_name",
  ar: "arabic_name",
} as const satisfies Record<Language, string>;

/** The supplier costs of these waybills, and the charge items by their names in a language. */
export async function readCosts(db: Db, { companyId, waybillIds, language }: Asked): Promise<KeptCosts> {
  const company = sql`${companyId}`;
  const costs = columnsOf<KeptCharge & KeptLine & { invoiceNumber: string }>(
    {
      ...ofCharge("c", payeeNameIn("c", language)),
      ...ofLine("c", "c"),
      invoiceNumber: "c.bill_refer_no",
      date: "c.cost_date",
    },
    sql`FROM ${housesOf(waybillIds)} JOIN supplier_cost c ON c.company_id = ${company} AND c.waybill_id = h.id
      ORDER BY c.cost_date, c.id`,
  );
  const items = columnsOf<{ id: string; name: string }>(
    { id: "i.id", name: `i.${nameColumns[language]}` },
    sql`FROM charge_item i WHERE i.company_id = ${company}`,
  );
  return only(
    await runNamed<KeptCosts & Record<string, unknown>>(db, sql`SELECT ${costs} AS costs, ${items} AS items`),
  );
}

function only<R>([row]: readonly R[]): R {
  if (!row) throw new RangeError("A statement without its row");
  return row;
}
