import { minorUnits, type Currency } from "@lading/contract/core";
import type { exportProfitStatisticsList, ProfitGroup, UserType } from "@lading/contract/profit";
import { sql, type SQL } from "drizzle-orm";
import { containingNumbers, type Db } from "#core/db";
import type { Context } from "#core/http";
import { earnings } from "./kept.ts";

export type Wanted = Omit<Context<typeof exportProfitStatisticsList>["input"], "sort" | "order">;

export interface Asked {
  companyId: string;
  /** Which waybills the person may see: a condition on `waybill`. */
  visible: SQL;
  wanted: Wanted;
  /** Currency of the figures, and that of the books. */
  target: Currency;
  settlement: Currency;
}

const people = {
  sales: sql`waybill.sales_id`,
  operator: sql`waybill.operator_id`,
  customerService: sql`waybill.customer_service_id`,
  marketing: sql`waybill.marketing_id`,
} as const satisfies Record<UserType, SQL>;

export function keyOf(group: ProfitGroup, userType: UserType): SQL {
  return {
    job: sql`waybill.job_id`,
    customer: sql`waybill.customer_id`,
    person: people[userType],
    company: sql`waybill.company_id`,
  }[group];
}

function conditions(companyId: string, wanted: Wanted): SQL[] {
  const { userType, personId, customerId, type, search, shippedFrom, shippedTo } = wanted;
  const pattern = containingNumbers(search);
  return [
    ...(personId === undefined ? [] : [sql`${people[userType]} = ${personId}`]),
    ...(customerId === undefined ? [] : [sql`waybill.customer_id = ${customerId}`]),
    ...(type === undefined ? [] : [sql`waybill.type = ${type}`]),
    ...(search === ""
      ? []
      : [
          sql`EXISTS (SELECT FROM waybill n WHERE n.company_id = ${companyId} AND n.id = waybill.waybill_id
            AND (n.house_number ILIKE ${pattern} OR n.main_number ILIKE ${pattern}))`,
        ]),
    ...(shippedFrom === "" ? [] : [sql`waybill.shipped >= ${shippedFrom}`]),
    ...(shippedTo === "" ? [] : [sql`waybill.shipped <= ${shippedTo}`]),
  ];
}

/** The asked waybills that the person may see. */
export const askedFor = ({ companyId, visible, wanted }: Pick<Asked, "companyId" | "visible" | "wanted">): SQL =>
  sql.join([visible, ...conditions(companyId, wanted)], sql` AND `);

/**
 * The groups' sums as `grouped` of a WITH clause, and of houses that are a job alone, which are most jobs and need no grouping,
 * as `single`: key, waybills with charges, sales, costs, waivers and exchange differences in the target currency, each rounded
 * half up once, or null while a rate is missing, and the first date that needs one.
 */
export async function summed(db: Db, { companyId, visible, wanted, target, settlement }: Asked): Promise<SQL> {
  const where = askedFor({ companyId, visible, wanted });
  const key = keyOf(wanted.group, wanted.userType);
  const rounded = (known: SQL, sum: (column: string) => SQL) =>
    sql.join(
      ["sales", "costs", "waived", "difference"].map(
        (column) =>
          sql`CASE WHEN ${known} THEN round(coalesce(${sum(column)}, 0), ${minorUnits(target)}) END AS ${sql.raw(column)}`,
      ),
      sql`, `,
    );
  const isJob = wanted.group === "job";
  return sql`${await earnings(db, { companyId, target, settlement, key, where })},
    single AS NOT MATERIALIZED (
      SELECT key, 1 AS waybills, ${rounded(sql`missing IS NULL`, (column) => sql.raw(column))}, missing
      FROM earning WHERE ${isJob ? sql`alone` : sql`false`}),
    grouped AS MATERIALIZED (
      SELECT key, count(*)::int AS waybills, ${rounded(sql`count(missing) = 0`, (column) => sql`sum(${sql.raw(column)})`)},
        min(missing) AS missing
      FROM earning WHERE ${isJob ? sql`NOT alone` : sql`true`} GROUP BY key)`;
}
