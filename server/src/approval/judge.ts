import { approvalRefusals as refusals } from "@lading/contract/approval";
import type { Refusal } from "@lading/contract/core";
import type { Decider } from "./authority.ts";

/** A submission as the rule of decisions reads it. */
export interface Judged {
  applicantId: string;
  /** Level that it is at. */
  level: number;
  levels: readonly { level: number; decidedBy: string | null; decidedFor: string | null }[];
  persons: readonly { level: number; approverId: string }[];
}

/** Decides as themselves, or in whose place. */
export interface Verdict {
  inPlaceOf: string;
  /** The applicant decides, as the only user of the company. */
  alone: boolean;
}

/**
 * Whether a person may decide on a submission that waits, or why not: at its level's turn, never on an own request, never
 * twice, and as a substitute never where the approver could not (decisions.md, "Money").
 */
export function judge(judged: Judged, decider: Decider): Verdict | Refusal {
  const { applicantId, level, levels, persons } = judged;
  const { userId, inPlaceOf, isAlone } = decider;
  const decided = new Set(levels.flatMap(({ decidedBy, decidedFor }) => [decidedBy, decidedFor]));
  if (applicantId === userId && !isAlone) return refusals.own;
  if (decided.has(userId)) return refusals.twice;
  const places = persons.filter(({ approverId }) => inPlaceOf.includes(approverId));
  const here = places.filter((person) => person.level === level).map(({ approverId }) => approverId);
  const able = here.filter((id) => !decided.has(id) && (isAlone || id !== applicantId));
  const [first] = able.includes(userId) ? [userId] : able;
  if (first !== undefined) return { inPlaceOf: first, alone: applicantId === userId };
  if (here.includes(applicantId)) return refusals.own;
  if (here.length > 0) return refusals.twice;
  return places.some((person) => person.level > level) ? refusals.notYourTurn : refusals.notYours;
}
