import { createHash } from "node:crypto";
import { bankOf, plainNumber } from "../numbers.ts";
import type { sanctionsEntries } from "../tables.ts";
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
