import { coreRefusals, exactTotal, refuse, type AnswerOf, type InputOf, type Language } from "@lading/contract/core";
import {
  overseasAgent,
  type exportOverseasAgentList,
  type getOverseasAgentList,
  type loadOverseasAgentInfo,
} from "@lading/contract/supplier";
import { or, sql, type SQL } from "drizzle-orm";
import { containing, containingNumbers, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { holds, holdsPhone } from "#party";
import { cityNameIn, cityTexts, countryName } from "#place";
import { supplierSheetTexts } from "./texts.ts";

type Agent = AnswerOf<typeof loadOverseasAgentInfo>;
type Wanted = InputOf<typeof exportOverseasAgentList>;

/**
 * Overseas agents on file, and those that other companies offer on Lading and that were not taken over yet. `lading_id`
 * is the company whose offered services stand under it.
 */
function allAgents(companyId: string): SQL {
  return sql`(
    SELECT p.id::text AS id, 'supplier' AS source, p.id AS supplier_id, p.supplier_number AS number, p.supplier_name AS name,
      p.company_name_en AS name_en, p.country, p.city, coalesce(p.contacts->0->>'contact', '') AS contact,
      coalesce(nullif(p.telephone, ''), p.contacts->0->>'telephone', '') AS telephone, p.email, p.website,
      p.remark AS introduction, p.status, coalesce(f.company_code, '') AS offer_code, f.company_id AS lading_id, p.search_text
    FROM supplier p LEFT JOIN supplier_offer f ON f.company_id = p.lading_company_id AND company_in_period(f.company_id)
    WHERE p.company_id = ${companyId} AND p.kind = 'overseasAgent'
    UNION ALL
    SELECT f.company_code, 'lading', NULL, f.company_code, f.company_name, f.company_name_en, f.country, f.city, f.contact,
      f.telephone, f.email, f.website, f.introduction, 'enabled', f.company_code, f.company_id, f.search_text
    FROM supplier_offer f
    WHERE f.company_id <> ${companyId} AND f.as_agent AND company_in_period(f.company_id)
      AND NOT EXISTS (SELECT FROM supplier p WHERE p.company_id = ${companyId} AND p.lading_company_id = f.company_id)) AS agent`;
}

/** An agent's services valid on a day, of its own entry and of its offer. */
function quotes(companyId: string, day: SQL): SQL {
  return sql`(
    SELECT service, loading_port, destination_port, valid_to FROM supplier_service s
    WHERE s.company_id = ${companyId} AND s.supplier_id = agent.supplier_id AND ${day} BETWEEN valid_from AND valid_to
    UNION ALL
    SELECT service, loading_port, destination_port, valid_to FROM supplier_offer_service o
    WHERE o.company_id = agent.lading_id AND ${day} BETWEEN valid_from AND valid_to) AS quote`;
}

function dayOf(validOn: string): SQL {
  return validOn === "" ? sql`(now() AT TIME ZONE 'UTC')::date` : sql`${validOn}::date`;
}

/** Entries of operation information. */
function operationsOf(companyId: string): SQL {
  return sql`SELECT FROM supplier_operation i WHERE i.company_id = ${companyId} AND i.supplier_id = agent.supplier_id`;
}

function whereOf(companyId: string, wanted: Wanted): SQL {
  const { search, country, service, port, validOn, source, city, status, hasOperations, latestFrom, latestTo } = wanted;
  const offered = quotes(companyId, dayOf(validOn));
  const reached = sql`concat_ws(chr(10), contact, telephone, email, website)`;
  const conditions = [
    status === undefined ? sql`(status <> 'disabled' OR ${search} <> '')` : sql`status = ${status}`,
    search === ""
      ? undefined
      : sql`(${holds(sql`search_text`, search)} OR ${reached} ILIKE ${containingNumbers(search)} OR ${holdsPhone([sql`telephone`], search)})`,
    city === "" ? undefined : or(...cityTexts(city).map((text) => sql`city ILIKE ${containing(text)}`)),
    hasOperations === undefined ? undefined : sql`EXISTS (${operationsOf(companyId)}) = ${hasOperations}`,
    latestFrom === "" ? undefined : sql`EXISTS (SELECT FROM ${offered} WHERE valid_to >= ${latestFrom}::date)`,
    // Who quotes nothing on the day has no last day either.
    latestTo === "" ? undefined : sql`(SELECT max(valid_to) FROM ${offered}) <= ${latestTo}::date`,
    country === undefined ? undefined : sql`country = ${country}`,
    source === undefined ? undefined : sql`source = ${source}`,
    service === undefined ? undefined : sql`EXISTS (SELECT FROM ${offered} WHERE service = ${service})`,
    port === ""
      ? undefined
      : sql`EXISTS (SELECT FROM ${offered} WHERE ${port.toUpperCase()} IN (loading_port, destination_port))`,
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` AND `,
  );
}

interface Asked {
  companyId: string;
  language: Language;
  validOn: string;
  where: SQL;
  order: SQL;
  limit: number;
  offset: number;
}

async function readAgents(
  db: Db,
  { companyId, language, validOn, where, order, limit, offset }: Asked,
): Promise<Agent[]> {
  const { rows } = await db.execute<Agent & Record<string, unknown>>(sql`
    SELECT id, source, supplier_id AS "supplierId", number, name, name_en AS "nameEn", country, city, contact, telephone, email,
      website, introduction, status, offer_code AS "offerCode", transport, motor, warehousing, "valueAdded",
      coalesce(latest::text, '') AS "latestValidTo",
      (SELECT count(*)::int FROM supplier_operation i WHERE i.company_id = ${companyId} AND i.supplier_id = agent.supplier_id) AS operations
    FROM ${allAgents(companyId)}
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE service = 'transport'))::int AS transport, (count(*) FILTER (WHERE service = 'motor'))::int AS motor,
        (count(*) FILTER (WHERE service = 'warehousing'))::int AS warehousing,
        (count(*) FILTER (WHERE service = 'valueAdded'))::int AS "valueAdded", max(valid_to) AS latest
      FROM ${quotes(companyId, dayOf(validOn))}) AS counted
    WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => ({ ...row, city: cityNameIn(row.country, row.city, language) }));
}

function orderOf({ sort, order }: Wanted): SQL {
  const direction = sql.raw(order === "asc" ? "ASC" : "DESC");
  const name = sql`search_normal(name)`;
  return sort === "country" ? sql`country ${direction}, ${name}, id` : sql`${name} ${direction}, id ${direction}`;
}

/** A page of overseas agents. */
export async function listAgents({
  db,
  input,
  session: { companyId },
  language,
}: Context<typeof getOverseasAgentList>) {
  const where = whereOf(companyId, input);
  const asked = { companyId, language, validOn: input.validOn, where, order: orderOf(input) };
  const [rows, counted] = await Promise.all([
    readAgents(db, { ...asked, limit: input.pageSize, offset: (input.page - 1) * input.pageSize }),
    db.execute<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM (SELECT FROM ${allAgents(companyId)} WHERE ${where} LIMIT ${exactTotal + 1}) AS counted`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** An overseas agent, by its id or its offer's company code. */
export async function loadAgent({
  db,
  input,
  session: { companyId },
  language,
}: Context<typeof loadOverseasAgentInfo>) {
  const where = input.id === undefined ? sql`offer_code = ${input.companyCode}` : sql`supplier_id = ${input.id}`;
  const [agent] = await readAgents(db, {
    companyId,
    language,
    validOn: "",
    where,
    order: sql`id`,
    limit: 1,
    offset: 0,
  });
  if (!agent) throw refuse(coreRefusals.notFound);
  return agent;
}

const { number, name, nameEn, country, city, contact, telephone, email, offerCode, ...others } = overseasAgent.shape;
const { transport, motor, warehousing, valueAdded, operations } = others;
const whom = { number, name, nameEn, country, city, contact, telephone, email, offerCode };
const sheetFields = { ...whom, transport, motor, warehousing, valueAdded, operations };

/** The filtered overseas agents as a spreadsheet. */
export async function exportAgents(context: Context<typeof exportOverseasAgentList>) {
  const { db, input, session, language } = context;
  const { companyId } = session;
  const rows = await readAgents(db, {
    companyId,
    language,
    validOn: input.validOn,
    where: whereOf(companyId, input),
    order: orderOf(input),
    limit: exportLimit,
    offset: 0,
  });
  const told = rows.map((row) => ({ ...row, country: countryName(row.country, language) }));
  const sheet = sheetOfFields(sheetFields, told, language);
  return await exportedSheet(context, { title: supplierSheetTexts.agents[language], ...sheet });
}
