import { Client } from "pg";
import { PgBoss } from "pg-boss";

/** Where pg-boss keeps its tables. */
export const schema = "pgboss";
/** Two copies of the server that start together take turns. */
const lockKey = 7_061_902;
const longestUpgradeMs = 120_000;

/**
 * Makes or upgrades the job tables, as the owner, and lets the application's role use them.
 *
 * The server itself then works with the application's role: that role enqueues inside business
 * transactions and so needs its rights on these tables in any case, and a server that keeps no
 * connection of the owner cannot be led to use one. Without the owner's rights pg-boss cannot do its own
 * REINDEX of bloated indexes; it happens here instead, at each start.
 */
export async function prepareJobs(ownerUrl: string, appRole: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, application_name: "lading jobs setup" });
  await owner.connect();
  try {
    // The lock of a transaction: a pooler may keep a session's own for ever, and the next start would wait for it.
    await owner.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0");
    await owner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    await install(ownerUrl);
    const role = owner.escapeIdentifier(appRole);
    await owner.query(`
      GRANT USAGE ON SCHEMA ${schema} TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role};
      COMMIT`);
  } finally {
    await owner.end();
  }
}

async function install(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema, max: 2, supervise: false, schedule: false });
  const errors: Error[] = [];
  boss.on("error", (error) => errors.push(error));
  await boss.start();
  try {
    for (const command of await boss.getReindexCommands()) await boss.getDb().executeSql(command);
    await upgraded(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** An upgrade may build indexes in the background: they need the owner, so wait for them here. */
async function upgraded(boss: PgBoss): Promise<void> {
  const deadline = Date.now() + longestUpgradeMs;
  for (;;) {
    const open = (await boss.getBamStatus()).filter(({ status }) => status === "pending" || status === "in_progress");
    if (open.every(({ count }) => count === 0)) return;
    if (Date.now() > deadline) throw new Error("The upgrade of the job tables takes too long");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
