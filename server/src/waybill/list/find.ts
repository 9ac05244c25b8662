import type { Language } from "@lading/contract/core";
import type { FoundRecord } from "@lading/contract/record-search";
import { voidedMark } from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import { isSearchable, lineFound, reachOf, runNamed } from "#core/db";
import { customerNameIn } from "#customer";
import { about, type RecordFinder, type Searching } from "#record-search";
import { visibleWaybills } from "../visible.ts";
import { customersOwn } from "./customer-list.ts";
import { ofCustomersNamed, probing, waybillHits } from "./pages.ts";

/** A text with so many hits in the search index is common: then the newest waybills that hold it are found by walking. */
const mostHits = 500;

type Row = {
  id: string;
  isMain: boolean;
  isVoided: boolean;
  houseNumber: string;
  mainNumber: string;
  hits: number;
  /** Numbers and names that the search looks in, beside the house number. */
  names: string[];
} & Record<string, unknown>;

const columns = (language: Language) => sql`id, is_main AS "isMain", voided_at IS NOT NULL AS "isVoided",
    house_number AS "houseNumber",
  main_number AS "mainNumber", ARRAY[order_number, platform_order, express_number, ${customerNameIn("waybill", language)},
    customer_number, consignee_company, consignee_name, shipper_company, shipper_name, product_name, customer_name] AS names`;

/** Waybills, house and main, by whatever number or name the list's search knows; a customer's own alike. */
export const waybillFinder: RecordFinder = {
  right: "/logisticsManagement/checkWayBill:view",
  find: async (asked) => await findAll(asked, await visibleWaybills(asked.db, asked.session)),
  findOwn: (asked) => findAll(asked, customersOwn(asked.session, everyShipment)),
};

const everyShipment = { types: [], shippingFrom: "", shippingTo: "" };

async function findAll(asked: Searching, visible: SQL): Promise<FoundRecord[]> {
  const texts = spellings(asked.search);
  const found = await Promise.all(texts.map((search) => findWaybills({ ...asked, search }, visible)));
  const once = new Map(found.flat().map((one) => [one.id, one]));
  return [...once.values()].slice(0, 2 * asked.most);
}

/** As typed, and an air waybill number, or its beginning, with the dash that it is kept with. */
function spellings(search: string): string[] {
  const digits = /^(\d{3}) ?(\d{1,8})$/.exec(search);
  return digits ? [search, `${digits[1]}-${digits[2]}`] : [search];
}

async function findWaybills(asked: Searching, visible: SQL): Promise<FoundRecord[]> {
  const rows = await askIndex(asked, visible);
  const shown =
    (rows[0]?.hits ?? 0) < mostHits
      ? rows
      : (await Promise.all([false, true].map((isMain) => walkNewest(asked, visible, isMain)))).flat();
  return [...shown, ...(await ofNamedCustomers(asked, visible))].map((row) => record(row, asked));
}

/** The newest waybills of customers whose English name holds the search: lists show that name, and waybills keep the other. */
async function ofNamedCustomers({ db, search, most, language }: Searching, visible: SQL): Promise<Row[]> {
  if (!isSearchable(search)) return [];
  return await runNamed<Row>(
    db,
    sql`SELECT ${columns(language)} FROM waybill WHERE ${visible} AND ${ofCustomersNamed(search)}
      ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT ${most}`,
  );
}

/** Whether the search finds a waybill. */
const isFound = (search: string) => lineFound(sql`search_text`, sql`search_normal(${search})`, reachOf(search));

/**
 * The best of the search index's hits of each kind. A text common in the newest waybills is not even looked up there: it
 * counts as `mostHits`.
 */
async function askIndex({ db, search, most, language }: Searching, visible: SQL): Promise<Row[]> {
  const begins = lineFound(sql`search_text`, sql`search_normal(${search})`, "beginning");
  const { rows } = await db.execute<Row>(sql`
    WITH ${probing(isFound(search))},
    hit AS MATERIALIZED (
      SELECT found.id FROM probe, ${waybillHits(search, sql`CASE WHEN common THEN 0 ELSE ${mostHits}::int END`)} AS found (id)
    ),
    seen AS (
      SELECT ${columns(language)}, row_number() OVER (
        PARTITION BY is_main ORDER BY ${begins} DESC, voided_at IS NOT NULL, created_at DESC, id DESC) AS place
      FROM waybill WHERE ${visible} AND id = ANY(ARRAY(SELECT id FROM hit)) AND ${isFound(search)}
    )
    SELECT counted.hits, seen.* FROM (
      SELECT CASE WHEN common THEN ${mostHits}::int ELSE (SELECT count(*)::int FROM hit) END AS hits FROM probe) AS counted
    LEFT JOIN seen ON place <= ${most} ORDER BY place`);
  return (rows[0]?.hits ?? 0) < mostHits ? rows.filter(({ id }) => id !== null) : rows;
}

async function walkNewest({ db, search, most, language }: Searching, visible: SQL, isMain: boolean): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${columns(language)} FROM waybill
    WHERE ${visible} AND ${isMain ? sql`is_main` : sql`NOT is_main`} AND ${isFound(search)}
    ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT ${most}`);
  return rows;
}

function record({ id, isMain, isVoided, houseNumber, mainNumber, names }: Row, asked: Searching): FoundRecord {
  const [, , , customerName = "", , consigneeCompany = "", consigneeName = ""] = names;
  const number = isMain && mainNumber !== "" ? mainNumber : houseNumber;
  const other = isMain ? (number === houseNumber ? "" : houseNumber) : mainNumber;
  return {
    kind: isMain ? "main" : "waybill",
    id,
    number,
    about: [
      ...(isVoided ? [voidedMark[asked.language]] : []),
      ...about(asked.search, [other, customerName, consigneeCompany || consigneeName], names),
    ],
  };
}
