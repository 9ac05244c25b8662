import { menu } from "@lading/contract/all";
import { migrate } from "#core/db/server";
import { prepareJobs } from "#core/jobs";
import { bringPresetRolesUpToDate } from "#system";

/** Brings a database to this version, and gives its URL as the application's role. */
export async function bringUpToDate(ownerUrl: string, handMadeAppUrl?: string): Promise<string> {
  const { appUrl } = await migrate({ ownerUrl, ...(handMadeAppUrl !== undefined && { handMadeAppUrl }) });
  await Promise.all([
    bringPresetRolesUpToDate(ownerUrl, menu),
    prepareJobs(ownerUrl, decodeURIComponent(new URL(appUrl).username)),
  ]);
  return appUrl;
}
