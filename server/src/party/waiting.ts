import { randomUUIDv7 } from "node:crypto";
import type { PartyKind } from "@lading/contract/party";
import { sql } from "drizzle-orm";
import { executeNamed, type Db } from "#core/db";
import { wakes } from "#core/channels";
import { screeningCompanies } from "./tables.ts";

/** A name that a record has, and as what its party is known. */
export interface PartyName {
  name: string;
  kind: PartyKind;
}

/** Woken with a company's id when new names of it wait. */
export const newPartiesTopic = "parties.new";

/**
 * Notes names to be screened in the background, in one statement; nothing where the company screens against no list.
 * `known`: names that were noted before.
 */
export async function noteParties(
  db: Db,
  companyId: string,
  parties: readonly PartyName[],
  known: readonly PartyName[] = [],
): Promise<void> {
  const distinct = new Map(parties.map((party) => [keyOf(party), party]));
  for (const party of known) distinct.delete(keyOf(party));
  const named = [...distinct.values()].filter(({ name }) => name.trim() !== "");
  if (named.length === 0) return;
  const [ids, names, kinds] = [
    named.map(() => randomUUIDv7()),
    named.map((one) => one.name),
    named.map((one) => one.kind),
  ];
  const statement = sql`
    WITH noted AS (
      INSERT INTO party_to_screen (company_id, id, name, kind)
      SELECT ${companyId}::uuid, id, name, kind
      FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[], ${sql.param(kinds)}::text[]) AS given (id, name, kind)
      WHERE EXISTS (SELECT FROM screening_company WHERE company_id = ${companyId})
      RETURNING company_id
    )
    SELECT ${wakes(newPartiesTopic, companyId)} FROM (SELECT DISTINCT company_id FROM noted) AS company`;
  await executeNamed(db, statement);
}

/** From now on the company's new names are noted; told by the module that screens, once a list is in use. */
export async function beginScreening(db: Db, companyId: string): Promise<void> {
  await db.insert(screeningCompanies).values({ companyId }).onConflictDoNothing();
}

const keyOf = ({ name, kind }: PartyName) => `${kind} ${name}`;
