import { coreRefusals, exactTotal, refuse } from "@lading/contract/core";
import type { getCustomerBillList, getCustomerFileList } from "@lading/contract/customer";
import { filesPath } from "@lading/contract/files";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { countUpTo, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { iso } from "./list.ts";
import { customers } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

/** The waybills that a user sees, as a condition on `waybill`; `app.ts` hands in the waybill module's own. */
export type VisibleWaybills = (db: Db, session: StaffSession) => Promise<SQL>;

type Asked = Context<typeof getCustomerBillList> | Context<typeof getCustomerFileList>;

/** Something that hangs on a customer's waybills; the module that keeps it says how it is read. */
export interface BookedOnCustomer {
  columns: SQL;
  /** With `waybill`. */
  from: SQL;
  /** Condition: the row belongs to the customer. */
  of: (companyId: string, customerId: string) => SQL;
  newest: SQL;
}

/** The lists on a customer's page that higher modules fill. */
export interface BookedLists {
  visibleWaybills: VisibleWaybills;
  bills: BookedOnCustomer;
  files: BookedOnCustomer;
}

/** A page of what hangs on the waybills of a customer, where both are to be seen. */
async function readPage<Row extends Record<string, unknown>>(
  { db, input, session }: Asked,
  visibleWaybills: VisibleWaybills,
  { columns, from, of, newest }: BookedOnCustomer,
) {
  const { customerId, page, pageSize } = input;
  const which = and(await visibleCustomers(db, session), eq(customers.id, customerId));
  if ((await countUpTo(db, customers, which)) === 0) throw refuse(coreRefusals.notFound);
  const where = sql`${of(session.companyId, customerId)} AND ${await visibleWaybills(db, session)}`;
  const direction = input.order === "asc" ? sql`ASC` : sql`DESC`;
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT ${columns} FROM ${from} WHERE ${where}
      ORDER BY (${newest}) ${direction} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
    db.execute<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${exactTotal + 1}) AS found`),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

interface Bill extends Record<string, unknown> {
  id: string;
  billNumber: string;
  waybillId: string;
  waybillNumber: string;
  billDate: string;
  dueDate: string | null;
  currency: string;
  amount: string;
}

/** A page of a customer's collection bills. */
export function listBills({ visibleWaybills, bills }: BookedLists) {
  return (context: Context<typeof getCustomerBillList>) => readPage<Bill>(context, visibleWaybills, bills);
}

interface File extends Record<string, unknown> {
  id: string;
  name: string;
  size: string;
  waybillId: string;
  waybillNumber: string;
  createdAt: string;
}

/** A page of the files of a customer's waybills. */
export function listFiles({ visibleWaybills, files }: BookedLists) {
  return async (context: Context<typeof getCustomerFileList>) => {
    const { rows, total } = await readPage<File>(context, visibleWaybills, files);
    const shown = rows.map((row) => ({
      ...row,
      size: Number(row.size),
      path: `${filesPath}/${row.id}`,
      createdAt: iso(row.createdAt),
    }));
    return { rows: shown, total };
  };
}
