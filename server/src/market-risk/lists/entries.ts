import { createHash } from "node:crypto";
import { and, eq, gt, type SQL } from "drizzle-orm";
import { bankOf, plainNumber } from "../numbers.ts";
import { sanctionsEntries } from "../tables.ts";
import type { ListedParty } from "./formats/index.ts";

/** An entry of a list that was read; the fingerprint changes when anything of it does. */
export interface ReadParty {
  party: ListedParty;
  fingerprint: string;
}

/** An entry with its fingerprint. */
export function withFingerprint(party: ListedParty): ReadParty {
  const fingerprint = createHash("sha256").update(JSON.stringify(party)).digest("base64url").slice(0, 22);
  return { party, fingerprint };
}

/** An entry as it is stored, at its place in the list. */
export function entryRow(
  of: { companyId: string; listId: string },
  { party, fingerprint }: ReadParty,
  place: number,
): typeof sanctionsEntries.$inferInsert {
  return {
    ...of,
    place,
    reference: party.reference,
    party,
    fingerprint,
    numbers: party.numbers.map(({ number }) => plainNumber(number)),
    bics: party.bics.map(bankOf),
  };
}

const perPart = 1_000;

/** A list's entries in parts of a thousand, in the order of their places; `read` gives those that match, by place. */
export async function* entryParts<Row extends { place: number }>(
  of: { companyId: string; listId: string },
  read: (which: SQL | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const { companyId, listId, place } = sanctionsEntries;
  let after = -1;
  for (;;) {
    const rows = await read(and(eq(companyId, of.companyId), eq(listId, of.listId), gt(place, after)), perPart);
    if (rows.length > 0) yield rows;
    if (rows.length < perPart) return;
    after = rows.at(-1)?.place ?? after;
  }
}
