import type { AnswerOf } from "@lading/contract/core";
import type { getJobSummary, JobSummary } from "@lading/contract/job-summary";

export type { JobSummary };
export type FoundJob = AnswerOf<typeof getJobSummary>["jobs"][number];
export type SignOff = JobSummary["signOffs"][number];

/** Search terms for a job; exactly one of the three. */
export interface Asked {
  mainNumber: string;
  houseNumber: string;
  id: string;
}

/** Search terms in the page's address. */
export function askedOf(search: URLSearchParams): Asked {
  const at = (name: keyof Asked) => search.get(name)?.trim() ?? "";
  return { mainNumber: at("mainNumber"), houseNumber: at("houseNumber"), id: at("id") };
}

/** The address of what is asked for. */
export function addressOf(asked: Partial<Asked>): URLSearchParams {
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
}
