import { plainAmount } from "@lading/contract/charge-item";
import { exactTotal } from "@lading/contract/core";
import {
  paymentShown,
  paymentTitles,
  type exportPaymentList,
  type getPaymentList,
  type ListedPayment,
  type loadPaymentInfo,
} from "@lading/contract/payment";
import { sql, type SQL } from "drizzle-orm";
import { namedLike, within, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { linksOf } from "./links.ts";
import { columns, findSeen, visiblePayments, type Row } from "./visible.ts";
import { vouchersOf } from "./vouchers.ts";

type Wanted = Context<typeof exportPaymentList>["input"];

const orders: Readonly<Record<Wanted["sort"], SQL>> = {
  createDate: sql`p.created_at`,
  number: sql`p.number`,
  paidOn: sql`p.paid_on`,
  amount: sql`p.amount`,
};

const shown = (row: Row): ListedPayment => ({
  ...row,
  amount: plainAmount(row.amount, row.currency),
  createDate: new Date(row.createDate).toISOString(),
});

async function conditions(db: Db, session: StaffSession, wanted: Wanted): Promise<SQL> {
  const { search, subject, currency, paidFrom, paidTo, paidByName } = wanted;
  const all = [
    await visiblePayments(db, session),
    ...namedLike(sql`concat_ws(chr(10), p.number, p.subject_number, p.payee, p.title)`, search),
    ...(subject === undefined ? [] : [sql`p.subject = ${subject}`]),
    ...(currency === undefined ? [] : [sql`p.currency = ${currency}`]),
    ...namedLike(sql`p.paid_by_name`, paidByName),
    within(sql`p.paid_on`, "date", [paidFrom, paidTo]),
  ];
  return sql.join(
    all.filter((one) => one !== undefined),
    sql` AND `,
  );
}

async function read(db: Db, where: SQL, wanted: Pick<Wanted, "sort" | "order"> & { limit: number; offset?: number }) {
  const { sort, order, limit, offset = 0 } = wanted;
  const direction = order === "asc" ? sql`ASC` : sql`DESC`;
  const { rows } = await db.execute<Row>(sql`SELECT ${columns} FROM payment p WHERE ${where}
    ORDER BY ${orders[sort]} ${direction}, p.id ${direction} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(shown);
}

/** A page of the payment records that the person sees. */
export async function listPayments({ db, input, session }: Context<typeof getPaymentList>) {
  const { page, pageSize, ...wanted } = input;
  const where = await conditions(db, session, wanted);
  const [rows, counted] = await Promise.all([
    read(db, where, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize }),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total
      FROM (SELECT FROM payment p WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The filtered payment records as a spreadsheet. */
export async function exportPayments(context: Context<typeof exportPaymentList>) {
  const { db, input, session, language } = context;
  const rows = await read(db, await conditions(db, session, input), { ...input, limit: exportLimit });
  return await exportedSheet(context, {
    title: paymentTitles.all[language],
    ...sheetOfFields(paymentShown, rows, language),
  });
}

/** A whole payment record. */
export async function loadPayment({ db, input, session }: Context<typeof loadPaymentInfo>) {
  const { batchId, accounts, alone, together, ...row } = await findSeen(db, session, input.id);
  const links = await linksOf(db, session.companyId, input.id);
  return {
    ...shown(row),
    accounts: accounts.map((account, place) => ({
      ...account,
      place,
      amount: plainAmount(account.amount, row.currency),
      links: links.filter((link) => link.place === place).map(({ place: _place, ...link }) => link),
    })),
    vouchers: await vouchersOf(db, session.companyId, batchId),
    together,
    alone,
  };
}
