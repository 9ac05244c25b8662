import type { FoundRecord } from "@lading/contract/record-search";
import { sql, type SQL } from "drizzle-orm";
import { finding } from "#core/db";
import { customerNameIn } from "#customer";
import { about, type RecordFinder, type Searching } from "#record-search";
import { matching } from "./filters.ts";
import { visibleOrders } from "./read.ts";

type Row = { id: string; number: string; names: string[] } & Record<string, unknown>;

/** Orders by what the receiving centre's search looks in; a customer's own alike. */
export const orderFinder: RecordFinder = {
  right: "/logisticsManagement/orderWayBill:view",
  find: async (asked) => await findOrders(asked, await visibleOrders(asked.db, asked.session)),
  findOwn: (asked) => {
    const { companyId, customerId } = asked.session;
    return findOrders(asked, sql`o.company_id = ${companyId} AND o.customer_id = ${customerId}`);
  },
};

async function findOrders({ db, search, most, language }: Searching, visible: SQL): Promise<FoundRecord[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT o.id, o.order_number AS number,
      ARRAY[o.customer_reference, ${customerNameIn("o", language)}, o.consignee_name, o.house_number, o.customer_number, o.product_name, o.customer_name] AS names
    FROM entrust_order o WHERE ${visible} AND ${matching(finding(search))}
    ORDER BY position(upper(${search}) IN upper(o.order_number)) = 1 DESC, o.created_at DESC, o.id LIMIT ${most}`);
  return rows.map(({ id, number, names }) => ({
    kind: "order",
    id,
    number,
    about: about(search, names.slice(0, 3), names),
  }));
}
