import type { SQL } from "drizzle-orm";
import { namedLike } from "#core/db";
import type { riskHits, riskScreenings } from "./tables.ts";

/** What a person notes with a verdict, as a filter takes it. */
interface Wanted {
  decidedBy: string;
  businessNumber: string;
  warningNumber: string;
  caseId: string;
}

/** Those that such a person decided, with such numbers noted; what is open has neither. */
export function decidedLike(table: typeof riskHits | typeof riskScreenings, wanted: Wanted): SQL[] {
  return [
    ...namedLike(table.decidedByName, wanted.decidedBy),
    ...namedLike(table.businessNumber, wanted.businessNumber),
    ...namedLike(table.warningNumber, wanted.warningNumber),
    ...namedLike(table.caseId, wanted.caseId),
  ];
}
