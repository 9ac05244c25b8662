import { emailConfigActions, type getEmailConfigLog } from "@lading/contract/email-config";
import { shownLog } from "#core/audit";
import type { Context } from "#core/http";
import { entity } from "./change.ts";

/** A mail account's log; a deleted account's can still be read. */
export async function readAccountLog({ db, input, session }: Context<typeof getEmailConfigLog>) {
  return await shownLog(db, { companyId: session.companyId, entity, id: input.id }, emailConfigActions);
}
