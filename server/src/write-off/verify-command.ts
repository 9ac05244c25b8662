import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { isDatabaseAway } from "#core/db";
import { differences, type Check, type Difference } from "./verify.ts";

export interface VerifyCommand {
  /** Where the database is, with a role that sees all companies; undefined when the embedded one does not run. */
  url: string | undefined;
  print: (text: string) => void;
  /** Checks of other modules. */
  checks?: readonly Check[];
}

const truth = ({ what }: Difference) =>
  what === "profit" ? "what its bills, costs and write-offs say" : "what the ledger says";

/** `npm run verify`: recomputes every balance from the ledger and prints those that differ. Gives the process's exit code: 0 when none does. */
export async function runVerifyCommand({ url, print, checks = [] }: VerifyCommand): Promise<number> {
  if (url === undefined) {
    print("Lading does not run, so its database cannot be read. Start it with `npm start`, then try again.");
    return 2;
  }
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => undefined);
  try {
    const db = drizzle(pool);
    const found: Difference[] = [];
    for (const check of [differences, ...checks]) found.push(...(await check(db)));
    for (const one of found) print(`${one.what} ${one.id}: ${one.kept} is kept, ${one.recomputed} is ${truth(one)}`);
    print(
      found.length === 0
        ? "Every balance is what the ledger says."
        : found.length === 1
          ? "1 balance differs."
          : `${found.length} balances differ.`,
    );
    return found.length === 0 ? 0 : 1;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    print("The database does not answer. Is it running?");
    return 2;
  } finally {
    await pool.end();
  }
}
