import type { FoundRecord } from "@lading/contract/record-search";
import { sql, type SQL } from "drizzle-orm";
import { about, type RecordFinder, type RecordSearch } from "#record-search";
import { visibleWaybills } from "../visible.ts";
import { holds } from "./pages.ts";

/** A text with so many hits in the search index is common: then the newest waybills that hold it are found by walking. */
const mostHits = 500;

type Row = {
  id: string;
  isMain: boolean;
  houseNumber: string;
  mainNumber: string;
  hits: number;
  /** Numbers and names that the search looks in, beside the house number. */
  names: string[];
} & Record<string, unknown>;

const columns = sql.raw(`id, is_main AS "isMain", house_number AS "houseNumber", main_number AS "mainNumber",
  ARRAY[order_number, platform_order, express_number, customer_name, customer_number, consignee_company, consignee_name,
    shipper_company, shipper_name, product_name] AS names`);

/** Waybills, house and main, by whatever number or name the list's search knows. */
export const waybillFinder: RecordFinder = {
  right: "/logisticsManagement/checkWayBill:view",
  find: async (asked) => {
    const texts = spellings(asked.search);
    const found = await Promise.all(texts.map((search) => findWaybills({ ...asked, search })));
    return found.flat().slice(0, 2 * asked.most);
  },
};

/** As typed, and an air waybill number, or its beginning, with the dash that it is kept with. */
function spellings(search: string): string[] {
  const digits = /^(\d{3}) ?(\d{1,8})$/.exec(search);
  return digits ? [search, `${digits[1]}-${digits[2]}`] : [search];
}

async function findWaybills(asked: RecordSearch): Promise<FoundRecord[]> {
  const visible = await visibleWaybills(asked.db, asked.session);
  const rows = await askIndex(asked, visible);
  const shown =
    (rows[0]?.hits ?? 0) < mostHits
      ? rows
      : (await Promise.all([false, true].map((isMain) => walkNewest(asked, visible, isMain)))).flat();
  return shown.map((row) => record(row, asked.search));
}

/** The best of the search index's hits of each kind. Without any hit there are no rows. */
async function askIndex({ db, search, most }: RecordSearch, visible: SQL): Promise<Row[]> {
  const begins = sql`position(chr(10) || search_normal(${search}) IN chr(10) || search_text) > 0`;
  const { rows } = await db.execute<Row>(sql`
    WITH hit AS MATERIALIZED (SELECT id FROM find_waybills(search_normal(${search}), ${mostHits}::int) AS found (id)),
    seen AS (
      SELECT ${columns}, row_number() OVER (
        PARTITION BY is_main ORDER BY ${begins} DESC, voided_at IS NOT NULL, created_at DESC, id DESC) AS place
      FROM waybill WHERE ${visible} AND id = ANY(ARRAY(SELECT id FROM hit))
    )
    SELECT counted.hits, seen.* FROM (SELECT count(*)::int AS hits FROM hit) AS counted
    LEFT JOIN seen ON place <= ${most} ORDER BY place`);
  return (rows[0]?.hits ?? 0) < mostHits ? rows.filter(({ id }) => id !== null) : rows;
}

async function walkNewest({ db, search, most }: RecordSearch, visible: SQL, isMain: boolean): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${columns} FROM waybill
    WHERE ${visible} AND ${isMain ? sql`is_main` : sql`NOT is_main`} AND ${holds({ search })}
    ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT ${most}`);
  return rows;
}

function record({ id, isMain, houseNumber, mainNumber, names }: Row, search: string): FoundRecord {
  const [, , , customerName = "", , consigneeCompany = "", consigneeName = ""] = names;
  const number = isMain && mainNumber !== "" ? mainNumber : houseNumber;
  const other = isMain ? (number === houseNumber ? "" : houseNumber) : mainNumber;
  return {
    kind: isMain ? "main" : "waybill",
    id,
    number,
    about: about(search, [other, customerName, consigneeCompany || consigneeName], names),
  };
}
