import { removeOldCodes } from "#core/codes";
import { inTransaction, type Db } from "#core/db";
import { removeOldKeys, removeOldLimits, type ServerModule } from "#core/http";
import { removeOldOutboxEntries } from "#core/outbox";
import { removeOldSessions } from "#core/session";
import { removeOldAttempts } from "#core/sign-in";

/** Removes expired rows and files every night; once for all copies of the server. */
export const cleaningModule: ServerModule = {
  name: "cleaning",
  routes: [],
  jobs: [
    ({ jobs, database, files }) => {
      const removals: readonly ((db: Db) => Promise<unknown>)[] = [
        removeOldSessions,
        removeOldKeys,
        removeOldLimits,
        removeOldCodes,
        removeOldAttempts,
        removeOldOutboxEntries,
      ];
      jobs.every("cleaning.rows", "17 2 * * *", async () => {
        for (const remove of removals) await inTransaction(database, { companyId: null }, remove);
      });
      jobs.every("cleaning.files", "47 2 * * *", async () => {
        await files.clean();
      });
      return Promise.resolve();
    },
  ],
};
