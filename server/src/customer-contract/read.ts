import { coreRefusals, exactTotal, refuse, type InputOf, type Language } from "@lading/contract/core";
import {
  contractPage,
  reminderDays,
  type customerContract,
  type exportContractList,
  type loadContractInfo,
} from "@lading/contract/customer-contract";
import { sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { amountText, containing, holdsNormally, onDays, within, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { Session, StaffSession } from "#core/session";
import { foundBy, ownCustomerNameIn, visibleCustomers } from "#customer";
import type { MenuBadge } from "#system";
import { begun, today } from "./standing.ts";

export type ShownContract = z.output<typeof customerContract>;
type Wanted = InputOf<typeof exportContractList>;

const tables = sql`customer_contract c
  JOIN customer ON customer.company_id = c.company_id AND customer.id = c.customer_id`;

/** Another contract of the same nature holds longer: the end needs nobody's care any more. */
export const renewed = sql`EXISTS (SELECT FROM customer_contract n WHERE n.company_id = c.company_id
  AND n.customer_id = c.customer_id AND n.nature = c.nature AND n.id <> c.id AND n.valid_to > c.valid_to)`;

const state = sql`CASE WHEN NOT ${begun} THEN 'upcoming' WHEN c.valid_to < ${today} THEN 'ended'
  WHEN c.valid_to <= ${today} + ${reminderDays}::int AND NOT ${renewed} THEN 'ending' ELSE 'inForce' END`;

const attachments = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'path', '/files/' || s.id, 'name', s.name,
    'type', s.type, 'size', s.size) ORDER BY f.place), '[]')
  FROM customer_contract_file f JOIN stored_file s ON s.company_id = f.company_id AND s.id = f.file_id
  WHERE f.company_id = c.company_id AND f.contract_id = c.id)`;

const inCurrency = (column: string) => sql.raw(amountText(column, "c.currency"));

const columns = (
  language: Language,
) => sql`c.id, c.customer_id AS "customerId", customer.customer_number AS "customerNumber",
  ${ownCustomerNameIn(language)} AS "customerName", c.contract_number AS "contractNumber", c.name, c.nature,
  coalesce(c.conclusion::text, '') AS conclusion, c.issuer,
  jsonb_build_object('from', c.valid_from::text, 'to', c.valid_to::text) AS validity, ${state} AS state,
  c.valid_to - ${today} AS "daysLeft", ${renewed} AS renewed, c.credit_days AS "creditDays",
  coalesce(${inCurrency("c.credit_amount")}, '') AS "creditAmount",
  coalesce(${inCurrency("c.credit_limit")}, '') AS "creditLimit", c.currency,
  c.created_by_name AS uploader, ${attachments} AS attachments, c.remark, c.created_at AS "createdAt", c.version`;

const sorts = (language: Language): Readonly<Record<Wanted["sort"], SQL>> => ({
  createdAt: sql`c.created_at`,
  contractNumber: sql`upper(c.contract_number)`,
  name: sql`search_normal(c.name)`,
  customerName: sql`search_normal(${ownCustomerNameIn(language)})`,
  conclusion: sql`coalesce(c.conclusion::text, '')`,
  validTo: sql`c.valid_to`,
  creditAmount: sql`coalesce(c.credit_amount, -1)`,
});

async function visible(db: Db, session: StaffSession): Promise<SQL> {
  return sql`c.company_id = ${session.companyId} AND ${await visibleCustomers(db, session)}`;
}

const hasTerms = sql`(c.credit_days IS NOT NULL OR c.credit_amount IS NOT NULL OR c.credit_limit IS NOT NULL)`;

/** The filtered contracts with the customers whom the user sees. */
export async function filtered(db: Db, session: StaffSession, wanted: Wanted): Promise<SQL> {
  const { search, customerId, nature, hasCredit, issuer, uploader } = wanted;
  const own = sql`concat_ws(chr(10), c.contract_number, c.name, c.issuer, c.remark)`;
  const conditions = [
    await visible(db, session),
    search !== "" && sql`(${holdsNormally(own, search)} OR ${foundBy(search)})`,
    customerId !== undefined && sql`c.customer_id = ${customerId}`,
    nature !== undefined && sql`c.nature = ${nature}`,
    wanted.state !== undefined && sql`${state} = ${wanted.state}`,
    hasCredit !== undefined && (hasCredit ? hasTerms : sql`NOT ${hasTerms}`),
    issuer !== "" && sql`c.issuer ILIKE ${containing(issuer)}`,
    uploader !== "" && sql`c.created_by_name ILIKE ${containing(uploader)}`,
    ...ranges(wanted),
  ].filter((condition) => condition !== false && condition !== undefined);
  return sql.join(conditions, sql` AND `);
}

/** Days and figures from and to; a contract without the figure is in no range of it. */
function ranges(wanted: Wanted): (SQL | undefined)[] {
  return [
    within(sql`c.conclusion`, "date", [wanted.concludedFrom, wanted.concludedTo]),
    within(sql`c.valid_from`, "date", [wanted.beginsFrom, wanted.beginsTo]),
    within(sql`c.valid_to`, "date", [wanted.endsFrom, wanted.endsTo]),
    within(sql`c.credit_days`, "numeric", [wanted.creditDaysFrom, wanted.creditDaysTo]),
    within(sql`c.credit_amount`, "numeric", [wanted.creditAmountFrom, wanted.creditAmountTo]),
    within(sql`c.credit_limit`, "numeric", [wanted.creditLimitFrom, wanted.creditLimitTo]),
    onDays(sql`c.created_at`, wanted.createdFrom, wanted.createdTo),
  ];
}

interface Page {
  language: Language;
  sort: Wanted["sort"];
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

/** Contracts of a condition as they are answered. */
export async function readContracts(db: Db, where: SQL, { language, sort, order, limit, offset = 0 }: Page) {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<ShownContract & Record<string, unknown>>(sql`
    SELECT ${columns(language)} FROM ${tables} WHERE ${where}
    ORDER BY ${sorts(language)[sort]} ${direction}, c.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row): ShownContract => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** How many match, up to where totals are exact. */
export async function countContracts(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`);
  return rows[0]?.total ?? 0;
}

/** A contract whose customer the user sees; anything else is not found. */
export async function readContract(
  db: Db,
  session: StaffSession,
  id: string,
  language: Language,
): Promise<ShownContract> {
  const where = sql`${await visible(db, session)} AND c.id = ${id}`;
  const [found] = await readContracts(db, where, { language, sort: "createdAt", order: "desc", limit: 1 });
  if (!found) throw refuse(coreRefusals.notFound);
  return found;
}

export function loadContract({
  db,
  input,
  session,
  language,
}: Context<typeof loadContractInfo>): Promise<ShownContract> {
  return readContract(db, session, input.id, language);
}

/** Whether a person may read a stored file because a contract that they see holds it. */
export async function seesContractFile(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff" || !session.rights.has(`${contractPage}:view`)) return false;
  const holds = sql`EXISTS (SELECT FROM customer_contract_file f WHERE f.company_id = c.company_id AND f.contract_id = c.id
    AND f.file_id = ${fileId})`;
  return (await countContracts(db, sql`${await visible(db, session)} AND ${holds}`)) > 0;
}

/** Whether a person may open this contract's page. */
export async function opensContract(db: Db, session: StaffSession, id: string): Promise<boolean> {
  if (!session.rights.has(`${contractPage}:view`)) return false;
  return (await countContracts(db, sql`${await visible(db, session)} AND c.id = ${id}`)) > 0;
}

/** How many contracts end soon and were not renewed, beside the page in the menu. */
export const contractBadge: MenuBadge = {
  url: contractPage,
  count: async ({ db, session }) =>
    await countContracts(db, sql`${await visible(db, session)} AND ${state} = 'ending'`),
};
