import { exactTotal, severalNumbers } from "@lading/contract/core";
import { readContainerNumber } from "@lading/contract/waybill";
import { sql, type SQL } from "drizzle-orm";
import { isSearchable, runNamed, type Db } from "#core/db";
import type { WaybillContainers } from "../neighbours.ts";
import { waybills } from "../tables.ts";
import { orderOf, type WaybillOrder } from "./order.ts";

export interface PageQuery extends WaybillOrder {
  page: number;
  pageSize: number;
  search: string;
}

/** Where waybills are looked for. */
interface Among {
  where: SQL;
  containers: WaybillContainers | undefined;
}

/** A page in its order, and how many match: exact up to 10,000, then 10,001. */
export interface FoundPage<Row> {
  rows: Row[];
  total: number;
}

/** Reads these waybills, in the order of their ids. */
type ReadRows<Row> = (ids: readonly string[]) => Promise<Row[]>;

/** Waybills by the number of their container. */
interface InContainer extends Record<string, unknown> {
  total: number;
  ids: string[];
}

/** The search index's answer. */
interface Asked extends Record<string, unknown> {
  found: number;
  total: number;
  ids: string[];
}

const presentCompany = sql`nullif(current_setting('lading.company_id', true), '')::uuid`;
const inPresentCompany = sql`company_id = ${presentCompany}`;
/** Shorter searches look at so many rows, those that the list shows first. */
const shortSearchReach = 100_000;
const most = exactTotal + 1;
/** The search index is asked for somewhat more, since a few of what it finds will be voided. */
const mostFound = exactTotal + 500;
/** A search that stands in more than one of seven of the company's newest rows is common: then walking is faster. */
const probed = 200;
const common = 30;

/**
 * Finds a page of the waybills that fulfil a condition. Only ids are walked through: the page's rows are read by
 * them afterwards, so a deep page costs its walk along an index and no more.
 */
export async function findPage<Row>(
  db: Db,
  { where, containers }: Among,
  query: PageQuery,
  read: ReadRows<Row>,
): Promise<FoundPage<Row>> {
  const from = sql`waybill WHERE ${where}`;
  const several = carrying(query.search);
  if (several) return await walk(db, sql`${from} AND ${several}`, query, read);
  const contained = await findByContainer(db, { where, containers }, query);
  if (contained.total > 0) return { rows: await read(contained.ids), total: contained.total };
  if (query.search === "") return await walk(db, from, query, read);
  if (!isSearchable(query.search)) return await walk(db, firstRows(where, query), query, read);
  const holding = sql`${from} AND ${holds(query)}`;
  const { found, total, ids } = await askIndex(db, where, query);
  if (found < mostFound) return { rows: await read(ids), total };
  if (total < most) return await walk(db, holding, query, read);
  return { rows: await read(await walkPage(db, holding, query)), total: most };
}

/**
 * A whole container number finds the main waybill that has it, the houses packed into it, and whose form names it, besides
 * whatever else carries the same text.
 */
export function inContainer(search: string, containers: WaybillContainers | undefined): SQL | undefined {
  const number = readContainerNumber(search);
  if (!number) return undefined;
  const whole = `${number.owner}${number.serial}${number.checkDigit}`;
  return sql`id = ANY(ARRAY(
    SELECT w.id FROM waybill w
      WHERE w.company_id = ${presentCompany} AND w.container_number = ${whole} AND w.container_number <> ''
    ${containers && sql`UNION ${containers.holding(presentCompany, whole)}`}
    UNION SELECT hit.id FROM find_waybills(search_normal(${search}), ${most}::int) AS hit (id)))`;
}

async function findByContainer(db: Db, { where, containers }: Among, query: PageQuery): Promise<InContainer> {
  const condition = inContainer(query.search, containers);
  if (!condition) return { total: 0, ids: [] };
  const { rows } = await db.execute<InContainer>(sql`
    WITH matching AS MATERIALIZED (
      SELECT id, created_at, shipping_date, house_number, main_number FROM waybill WHERE ${where} AND ${condition}
    )
    SELECT (SELECT count(*)::int FROM matching) AS total,
      ARRAY(SELECT id FROM matching AS waybill ORDER BY ${orderOf(query)} ${limitOf(query)}) AS ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Waybills by several numbers that were pasted as one search; undefined for any other search. */
export function carrying(search: string): SQL | undefined {
  const numbers = severalNumbers(search);
  if (!numbers) return undefined;
  return sql`waybill.id = ANY(ARRAY(SELECT t.waybill_id FROM tracking_number t
    WHERE t.company_id = ${presentCompany} AND t.number = ANY(${sql.param(numbers)}::text[])))`;
}

/** The rows in whose numbers and names the search stands. */
export function holds({ search }: { search: string }): SQL {
  return sql`position(search_normal(${search}) IN ${waybills.searchText}) > 0`;
}

function limitOf({ page, pageSize }: PageQuery): SQL {
  return sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
}

/** Page and count along whatever index the database finds best. While the database counts, the page's rows are asked for. */
async function walk<Row>(db: Db, from: SQL, query: PageQuery, read: ReadRows<Row>): Promise<FoundPage<Row>> {
  const [rows, counted] = await Promise.all([
    walkPage(db, from, query).then(read),
    runNamed<{ total: number }>(
      db,
      sql`SELECT count(*)::int AS total FROM (SELECT FROM ${from} LIMIT ${most}) AS bounded`,
    ),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

async function walkPage(db: Db, from: SQL, query: PageQuery): Promise<string[]> {
  const page = await runNamed<{ id: string }>(
    db,
    sql`SELECT id FROM ${from} ORDER BY ${orderOf(query)} ${limitOf(query)}`,
  );
  return page.map(({ id }) => id);
}

/** Where a search too short for the index looks. */
function firstRows(where: SQL, query: PageQuery): SQL {
  const rows = sql`SELECT * FROM waybill WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ${shortSearchReach}`;
  return sql`(${rows}) AS waybill WHERE ${holds(query)}`;
}

/**
 * The search index's hits, with the page and the count of those that fulfil the condition, in one statement. `found`
 * equal to `mostFound` means that there are more hits, so that the page is not among these; a text common in the newest
 * waybills is not even looked up.
 */
async function askIndex(db: Db, where: SQL, query: PageQuery): Promise<Asked> {
  const order = orderOf(query);
  const { rows } = await db.execute<Asked>(sql`
    WITH newest AS (
      SELECT search_text FROM waybill WHERE ${inPresentCompany}
      ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST LIMIT ${probed}
    ),
    probe AS MATERIALIZED (
      SELECT count(*) > ${common} AS common FROM newest AS waybill WHERE ${holds(query)}
    ),
    found AS MATERIALIZED (
      SELECT hit.id FROM probe, find_waybills(search_normal(${query.search}), CASE WHEN common THEN 0 ELSE ${mostFound}::int END) AS hit (id)
    ),
    matching AS MATERIALIZED (
      SELECT id, created_at, shipping_date, house_number, main_number FROM waybill
      WHERE ${where} AND id = ANY(ARRAY(SELECT id FROM found))
    )
    SELECT (SELECT CASE WHEN common THEN ${mostFound}::int ELSE (SELECT count(*)::int FROM found) END FROM probe) AS found,
      (SELECT count(*)::int FROM matching) AS total,
      ARRAY(SELECT id FROM matching AS waybill ORDER BY ${order} ${limitOf(query)}) AS ids`);
  const [answer] = rows;
  if (!answer) throw new Error("A statement without FROM gives one row");
  return answer;
}
