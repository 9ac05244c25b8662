import { randomUUIDv7 } from "node:crypto";
import type { PartyKind } from "@lading/contract/market-risk";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { wakes } from "#core/events";

export { partiesToScreen } from "./tables.ts";

/** A name that a customer, supplier or waybill has got. */
export interface NewParty {
  name: string;
  kind: PartyKind;
}

/** Woken with a company's id when new names of it wait. */
export const newPartiesTopic = "parties.new";

/**
 * Notes names to be screened in the background, in the transaction that stores them and in one statement; nothing where
 * the company screens against no list. Whoever stores a party's name calls it.
 */
export async function noteParties(db: Db, companyId: string, parties: readonly NewParty[]): Promise<void> {
  const distinct = new Map(parties.map((party) => [`${party.kind} ${party.name}`, party]));
  const named = [...distinct.values()].filter(({ name }) => name.trim() !== "");
  if (named.length === 0) return;
  const [ids, names, kinds] = [
    named.map(() => randomUUIDv7()),
    named.map((one) => one.name),
    named.map((one) => one.kind),
  ];
  await db.execute(sql`
    WITH noted AS (
      INSERT INTO party_to_screen (company_id, id, name, kind)
      SELECT ${companyId}, id, name, kind
      FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[], ${sql.param(kinds)}::text[]) AS given (id, name, kind)
      WHERE EXISTS (SELECT FROM sanctions_list WHERE company_id = ${companyId} AND state = 'inUse')
      RETURNING company_id
    )
    SELECT ${wakes(newPartiesTopic, companyId)} FROM (SELECT DISTINCT company_id FROM noted) AS company`);
}

/** Of a record's names those that it had not before. */
export function newNames(before: readonly NewParty[], after: readonly NewParty[]): NewParty[] {
  const had = new Set(before.map(({ name, kind }) => `${kind} ${name}`));
  return after.filter(({ name, kind }) => !had.has(`${kind} ${name}`));
}

interface Names {
  customerName: string;
  companyNameEn: string;
  shortName: string;
  director: string;
}

/** The names that a customer has. */
export function namesOfCustomer({ customerName, companyNameEn, shortName, director }: Names): NewParty[] {
  const own = [customerName, companyNameEn, shortName].map((name): NewParty => ({ name, kind: "customer" }));
  return [...own, { name: director, kind: "director" }];
}
