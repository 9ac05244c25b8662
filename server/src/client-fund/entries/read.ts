import { plainAmount } from "@lading/contract/charge-item";
import {
  clientFundTitles,
  entryActions,
  entryShown,
  type exportClientFundBusinessEntryList,
  type exportClientFundFinanceEntryList,
  type getClientFundBusinessEntryList,
  type getClientFundFinanceEntryList,
  type getCustomerCapitalEntryLog,
  type ListedEntry,
  type loadClientFundEntryInfo,
  postingPage,
} from "@lading/contract/client-fund";
import { coreRefusals, exactTotal, refuse, type Language } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import { sql, type SQL } from "drizzle-orm";
import { shownLog } from "#core/audit";
import { containingNumbers, namedLike, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { isOnlyUser } from "#user";
import { iso } from "#waybill";
import { partyOfCustomer } from "../name.ts";
import { lotOf, usesOf } from "../ledger/uses.ts";
import { ofSeenCustomers } from "../visible.ts";
import { filesOf } from "./files.ts";

type Filters = Omit<Context<typeof exportClientFundFinanceEntryList>["input"], "sort" | "order">;
type Sort = Context<typeof exportClientFundFinanceEntryList>["input"]["sort"];
type Row = ListedEntry & Record<string, unknown>;

const tables = sql`client_fund_entry e JOIN customer ON customer.company_id = e.company_id AND customer.id = e.customer_id`;

const columns = (
  { userId, rights }: StaffSession,
  language: Language,
  alone: boolean,
) => sql`e.id, e.serial_number AS "serialNumber",
  e.state AS "entryState", e.customer_number AS "customerNumber", ${partyOfCustomer("e.customer_name", language)} AS "customerName",
  e.fund_class AS "fundClass", e.remitter, e.received_amount::text AS "receivedAmount", e.currency AS "receivedCurrency",
  e.receive_date::text AS "receiveDate", e.inquiry_number AS "inquiryNumber", e.remittance_amount::text AS "remittanceAmount",
  e.remittance_currency AS "remittanceCurrency", e.bank_charges::text AS "bankCharges",
  e.bank_charges_currency AS "bankChargesCurrency", coalesce(e.exchange_rate::text, '') AS "exchangeRate",
  e.remittance_location AS "remittanceLocation", e.account_name AS "accountName", 'income' AS "fundType", e.agent, e.remark,
  e.fill_date::text AS "fillDate", e.created_by_name AS "createdByName", e.created_at AS "createDate",
  e.posted_by_name AS "postedByName", e.posted_on::text AS "postedOn", e.delete_reason AS "deleteReason",
  (e.state = 'unsettle' AND ${rights.has(`${postingPage}:approve`)}
    AND (${userId}::uuid NOT IN (e.created_by, e.changed_by) OR ${alone})) AS "mayPost",
  EXISTS (SELECT FROM client_fund_movement m WHERE m.company_id = e.company_id AND m.entry_id = e.id AND m.status = 'pending')
    AS "reversalWaits", e.version`;

const orders: Readonly<Record<Sort, SQL>> = {
  createDate: sql`e.created_at`,
  receiveDate: sql`e.receive_date`,
  serialNumber: sql`e.serial_number`,
  customerName: sql`e.customer_name`,
  remitter: sql`e.remitter`,
  receivedAmount: sql`e.received_amount`,
};

const shown = <R extends Row>(row: R): R => ({
  ...row,
  receivedAmount: plainAmount(row.receivedAmount, row.receivedCurrency),
  remittanceAmount: plainAmount(row.remittanceAmount, row.remittanceCurrency),
  bankCharges:
    row.bankCharges === null || row.bankChargesCurrency === null
      ? null
      : plainAmount(row.bankCharges, row.bankChargesCurrency),
  exchangeRate: row.exchangeRate === "" ? "" : plainRate(row.exchangeRate),
  createDate: iso(row.createDate),
});

async function conditions(db: Db, session: StaffSession, filters: Filters): Promise<SQL> {
  const { search, entryState, fundClass, receivedCurrency, receiveDateFrom, receiveDateTo } = filters;
  const pattern = containingNumbers(search);
  const all = [
    await ofSeenCustomers(db, session, "e"),
    ...(search === ""
      ? []
      : [
          sql`(e.serial_number ILIKE ${pattern} OR e.inquiry_number ILIKE ${pattern} OR e.remitter ILIKE ${pattern}
            OR e.customer_number ILIKE ${pattern} OR e.customer_name ILIKE ${pattern} OR customer.company_name_en ILIKE ${pattern})`,
        ]),
    // Deleted ones stay, for those who ask for them.
    entryState === undefined ? sql`e.state <> 'deleted'` : sql`e.state = ${entryState}`,
    ...(fundClass === undefined ? [] : [sql`e.fund_class = ${fundClass}`]),
    ...(receivedCurrency === undefined ? [] : [sql`e.currency = ${receivedCurrency}`]),
    ...(receiveDateFrom === "" ? [] : [sql`e.receive_date >= ${receiveDateFrom}`]),
    ...(receiveDateTo === "" ? [] : [sql`e.receive_date <= ${receiveDateTo}`]),
    ...namedLike(sql`e.created_by_name`, filters.createdByName),
    ...withinDays(sql`e.created_at`, filters.createdFrom, filters.createdTo),
  ];
  return sql.join(all, sql` AND `);
}

interface Page {
  session: StaffSession;
  language: Language;
  sort: Sort;
  order: "asc" | "desc";
  limit: number;
  offset?: number;
}

async function readEntries(db: Db, where: SQL, { session, language, sort, order, limit, offset = 0 }: Page) {
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const chosen = columns(session, language, await isOnlyUser(db, session));
  const { rows } = await db.execute<Row>(sql`SELECT ${chosen} FROM ${tables} WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, e.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

type Listing = Context<typeof getClientFundBusinessEntryList> | Context<typeof getClientFundFinanceEntryList>;

/** A page of entries of the customers that the person sees. */
export async function listEntries({ db, input, session, language }: Listing) {
  const { page, pageSize, sort, order, ...filters } = input;
  const where = await conditions(db, session, filters);
  const [rows, counted] = await Promise.all([
    readEntries(db, where, { session, language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM ${tables} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

type Exporting = Context<typeof exportClientFundBusinessEntryList> | Context<typeof exportClientFundFinanceEntryList>;

/** The filtered entries as a spreadsheet, under the page's title. */
export function exportEntries(title: "business" | "finance") {
  return async (context: Exporting) => {
    const { db, input, session, language } = context;
    const { sort, order, ...filters } = input;
    const where = await conditions(db, session, filters);
    const rows = await readEntries(db, where, { session, language, sort, order, limit: exportLimit });
    const sheet = sheetOfFields(entryShown, rows, language);
    return await exportedSheet(context, { title: clientFundTitles[title][language], ...sheet });
  };
}

/** A whole entry that the user sees: files, and where its money went. */
export async function loadEntry({ db, input, session, language }: Context<typeof loadClientFundEntryInfo>) {
  const { companyId } = session;
  const chosen = columns(session, language, await isOnlyUser(db, session));
  const { rows } = await db.execute<
    Row & { customerId: string; fundId: string | null; onlyUser: boolean; receipt: string }
  >(sql`
    SELECT ${chosen}, e.customer_id AS "customerId", e.fund_id AS "fundId", e.only_user AS "onlyUser",
      coalesce((SELECT r.number FROM receipt_pre_record r WHERE r.company_id = e.company_id AND r.id = e.receipt_id), '') AS receipt
    FROM ${tables} WHERE ${await ofSeenCustomers(db, session, "e")} AND e.id = ${input.id}`);
  const [row] = rows;
  if (!row) throw refuse(coreRefusals.notFound);
  const { fundId, receivedCurrency: currency } = row;
  const lot = fundId === null ? undefined : await lotOf(db, companyId, { fundId, entryId: row.id });
  return {
    ...shown(row),
    attachments: await filesOf(db, companyId, row.id),
    uses: lot && fundId !== null ? await usesOf(db, { companyId, fundId, place: lot.place }, currency) : [],
    unused: lot ? plainAmount(lot.left, currency) : null,
  };
}

/** An entry's log, newest first. */
export async function showEntryLog({ db, input, session }: Context<typeof getCustomerCapitalEntryLog>) {
  const { rows } = await db.execute(
    sql`SELECT FROM client_fund_entry e WHERE ${await ofSeenCustomers(db, session, "e")} AND e.id = ${input.id}`,
  );
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  return await shownLog(db, { companyId: session.companyId, entity: "clientFundEntry", id: input.id }, entryActions);
}
