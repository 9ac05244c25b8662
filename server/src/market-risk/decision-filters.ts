import type { SQL } from "drizzle-orm";
import { namedLike } from "#core/db";
import type { riskHits, riskScreenings } from "./tables.ts";

/** Filters by a verdict's author and numbers. */
interface Wanted {
  decidedBy: string;
  businessNumber: string;
  warningNumber: string;
  caseId: string;
}

/** Conditions for rows decided by such a person with such numbers noted; open rows have neither. */
export function decidedLike(table: typeof riskHits | typeof riskScreenings, wanted: Wanted): SQL[] {
  return [
    ...namedLike(table.decidedByName, wanted.decidedBy),
    ...namedLike(table.businessNumber, wanted.businessNumber),
    ...namedLike(table.warningNumber, wanted.warningNumber),
    ...namedLike(table.caseId, wanted.caseId),
  ];
}
