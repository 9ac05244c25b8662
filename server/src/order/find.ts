import { sql } from "drizzle-orm";
import { about, type RecordFinder } from "#record-search";
import { matching } from "./filters.ts";
import { visibleOrders } from "./read.ts";

type Row = { id: string; number: string; names: string[] } & Record<string, unknown>;

/** Orders by what the receiving centre's search looks in. */
export const orderFinder: RecordFinder = {
  right: "/logisticsManagement/orderWayBill:view",
  find: async ({ db, session, search, most }) => {
    const { rows } = await db.execute<Row>(sql`
      SELECT o.id, o.order_number AS number,
        ARRAY[o.customer_reference, o.customer_name, o.consignee_name, o.house_number, o.customer_number, o.product_name] AS names
      FROM entrust_order o WHERE ${await visibleOrders(db, session)} AND ${matching(search)}
      ORDER BY position(upper(${search}) IN upper(o.order_number)) = 1 DESC, o.created_at DESC, o.id LIMIT ${most}`);
    return rows.map(({ id, number, names }) => ({
      kind: "order",
      id,
      number,
      about: about(search, names.slice(0, 3), names),
    }));
  },
};
