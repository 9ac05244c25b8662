import { coreRefusals, refuse } from "@lading/contract/core";
import type { getJobProgress } from "@lading/contract/jobs";
import type { Context } from "#core/http";
import { readProgress } from "#core/jobs";
import { callerId } from "#core/session";
import { shownProgress } from "./show.ts";

/** How far a piece of work has come. Somebody else's is not there. */
export async function showProgress({ db, input, session, language, services }: Context<typeof getJobProgress>) {
  const found = await readProgress(db, { id: input.jobId, personId: callerId(session) });
  if (!found) throw refuse(coreRefusals.notFound);
  return shownProgress(found, { jobs: services.jobs, language });
}
