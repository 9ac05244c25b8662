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

/** A page of waybills that were found beside the search index. */
interface Found extends Record<string, unknown> {
  total: number;
  ids: string[];
}

/** The search index's answer. */
interface Asked extends Record<string, unknown> {
  /** The search is common, and the index was not looked into. */
  common: boolean;
  found: number;
  total: number;
  ids: string[];
}

const presentCompany = sql`nullif(current_setting('lading.company_id', true), '')::uuid`;
const inPresentCompany = sql`company_id = ${presentCompany}`;
/** A search that is not looked up in its index looks at so many rows, those that the list shows first. */
const walkReach = 100_000;
const most = exactTotal + 1;
/** So many customers of an English name are looked up. */
const mostNamed = 200;
const nothing: Found = { total: 0, ids: [] };
/** The search index is asked for somewhat more, since a few of what it finds will be voided. */
const mostFound = exactTotal + 500;
/** Places in time between the company's first waybill and its newest at which is looked how common a search is. */
const probedPlaces = 16;
const probedRows = 12;
/** A search that stands in more than one of so many of these rows is common: then walking is faster than its index. */
const commonOne = 7;

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
  const several = await carryingFew(db, query.search);
  if (several) return await walk(db, sql`${from} AND ${several}`, query, read);
  const contained = await findByContainer(db, { where, containers }, query);
  if (contained.total > 0) return { rows: await read(contained.ids), total: contained.total };
  const named = await findByEnglishName(db, { where, containers }, query);
  if (named.total > 0) return { rows: await read(named.ids), total: named.total };
  if (query.search === "") return await walk(db, from, query, read);
  if (!isSearchable(query.search)) return await walk(db, firstRows(where, query), query, read);
  let asked = await askIndex(db, where, query, probing(holds(query)));
  if (asked.common) {
    const walked = await walk(db, firstRows(where, query), query, read);
    if (walked.total === most || !(await reachesBeyond(db, where, query))) return walked;
    asked = await askIndex(db, where, query, sql`probe AS (SELECT false AS common)`);
  }
  const { found, total, ids } = asked;
  const holding = sql`${from} AND ${holds(query)}`;
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

/**
 * The customers whose English name holds a text that their own name does not: waybills keep the own name, and the search
 * index knows no other, but lists call a customer by either.
 */
const namedInEnglish = (search: string) => sql`SELECT named.id FROM customer named
  WHERE named.company_id = ${presentCompany} AND position(search_normal(${search}) IN search_normal(named.company_name_en)) > 0
    AND position(search_normal(${search}) IN search_normal(named.customer_name)) = 0 LIMIT ${mostNamed}`;

/** Waybills of customers whose English name holds a text. */
export function ofCustomersNamed(search: string): SQL {
  return sql`waybill.customer_id = ANY(ARRAY(${namedInEnglish(search)}))`;
}

/** Waybills of customers that are found by their English name, and those that the search index finds. */
async function findByEnglishName(db: Db, { where }: Among, query: PageQuery): Promise<Found> {
  if (!isSearchable(query.search)) return nothing;
  const customers = await runNamed(db, namedInEnglish(query.search));
  if (customers.length === 0) return nothing;
  return await findAmong(
    db,
    sql`${where} AND waybill.id = ANY(ARRAY(
      (SELECT w.id FROM waybill w WHERE w.company_id = ${presentCompany} AND w.customer_id = ANY(ARRAY(${namedInEnglish(query.search)}))
        ORDER BY w.created_at DESC NULLS LAST, w.id DESC NULLS LAST LIMIT ${most})
      UNION SELECT hit.id FROM find_waybills(search_normal(${query.search}), ${most}::int) AS hit (id)))`,
    query,
  );
}

async function findByContainer(db: Db, { where, containers }: Among, query: PageQuery): Promise<Found> {
  const condition = inContainer(query.search, containers);
  return condition ? await findAmong(db, sql`${where} AND ${condition}`, query) : nothing;
}

/** A page of the waybills of a condition that few fulfil. */
async function findAmong(db: Db, where: SQL, query: PageQuery): Promise<Found> {
  const { rows } = await db.execute<Found>(sql`
    WITH matching AS MATERIALIZED (
      SELECT id, created_at, shipping_date, house_number, main_number FROM waybill WHERE ${where}
    )
    SELECT (SELECT count(*)::int FROM matching) AS total,
      ARRAY(SELECT id FROM matching AS waybill ORDER BY ${orderOf(query)} ${limitOf(query)}) AS ids`);
  return rows[0] ?? nothing;
}

/** Waybills by several numbers, their own or their customers', that were pasted as one search; undefined for any other search. */
export function carrying(search: string): SQL | undefined {
  const numbers = severalNumbers(search);
  return numbers && sql`(${bearing(numbers)} OR waybill.customer_id = ANY(ARRAY(${numbered(numbers)})))`;
}

/**
 * {@link carrying} for a page. Where none of the numbers is a customer's, which is most often so, customers are not asked for:
 * the database would expect many waybills of theirs, and walk through the whole company after the few that there are.
 */
async function carryingFew(db: Db, search: string): Promise<SQL | undefined> {
  const numbers = severalNumbers(search);
  if (!numbers) return undefined;
  const customers = await runNamed(db, numbered(numbers));
  return customers.length === 0 ? bearing(numbers) : carrying(search);
}

/** Waybills that bear one of these numbers. */
const bearing = (numbers: readonly string[]) => sql`waybill.id = ANY(ARRAY(SELECT t.waybill_id FROM tracking_number t
  WHERE t.company_id = ${presentCompany} AND t.number = ANY(${sql.param([...numbers])}::text[])))`;

/** Customers of these numbers. */
const numbered = (numbers: readonly string[]) => sql`SELECT c.id FROM customer c
  WHERE c.company_id = ${presentCompany} AND c.customer_number = ANY(${sql.param([...numbers])}::text[])`;

/**
 * Parts of a `WITH`: `probe` says in `common` whether what fulfils the condition is common among the company's waybills, so
 * that walking from the newest on finds a page sooner than the search index. Rows are taken from all of the company's time:
 * a name that fills the newest rows, as an import's does, may be rare among all.
 */
export function probing(condition: SQL): SQL {
  const newestFirst = sql`ORDER BY created_at DESC NULLS LAST, id DESC NULLS LAST`;
  return sql`span AS (
      SELECT min(created_at) AS oldest, max(created_at) AS newest FROM waybill WHERE ${inPresentCompany}
    ),
    sample AS (
      SELECT taken.search_text FROM span, generate_series(0, ${probedPlaces - 1}::int) AS place, LATERAL (
        SELECT search_text FROM waybill
        WHERE ${inPresentCompany} AND created_at <= newest - (newest - oldest) * place / ${probedPlaces}::int
        ${newestFirst} LIMIT ${probedRows}) AS taken
    ),
    probe AS MATERIALIZED (
      SELECT count(*) FILTER (WHERE ${condition}) * ${commonOne}::int > count(*) AS common FROM sample AS waybill
    )`;
}

/** Whether more rows fulfil the condition than a walk looks at. */
async function reachesBeyond(db: Db, where: SQL, query: PageQuery): Promise<boolean> {
  const rows = await runNamed(
    db,
    sql`SELECT FROM waybill WHERE ${where} ORDER BY ${orderOf(query)} OFFSET ${walkReach} LIMIT 1`,
  );
  return rows.length > 0;
}

/** The search index's hits, `limit` at most: of a short search those of which a line begins with it. */
export function waybillHits(search: string, limit: SQL): SQL {
  const find = isSearchable(search) ? sql`find_waybills` : sql`find_waybills_beginning`;
  return sql`${find}(search_normal(${search}), ${limit})`;
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

/** Where a search looks that is too short for the index, or common. */
function firstRows(where: SQL, query: PageQuery): SQL {
  const rows = sql`SELECT * FROM waybill WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ${walkReach}`;
  return sql`(${rows}) AS waybill WHERE ${holds(query)}`;
}

/**
 * The search index's hits, with the page and the count of those that fulfil the condition, in one statement. `found`
 * equal to `mostFound` means that there are more hits, so that the page is not among these; where `probe` finds the search
 * common, it is not even looked up.
 */
async function askIndex(db: Db, where: SQL, query: PageQuery, probe: SQL): Promise<Asked> {
  const rows = await runNamed<Asked>(
    db,
    sql`WITH ${probe},
    found AS MATERIALIZED (
      SELECT hit.id FROM probe, find_waybills(search_normal(${query.search}), CASE WHEN common THEN 0 ELSE ${mostFound}::int END) AS hit (id)
    ),
    matching AS MATERIALIZED (
      SELECT id, created_at, shipping_date, house_number, main_number FROM waybill
      WHERE ${where} AND id = ANY(ARRAY(SELECT id FROM found))
    )
    SELECT (SELECT common FROM probe) AS common,
      (SELECT count(*)::int FROM found) AS found,
      (SELECT count(*)::int FROM matching) AS total,
      ARRAY(SELECT id FROM matching AS waybill ORDER BY ${orderOf(query)} ${limitOf(query)}) AS ids`,
  );
  const [answer] = rows;
  if (!answer) throw new Error("A statement without FROM gives one row");
  return answer;
}
