// Which of the server's tests run again on another PostgreSQL: those of what its version could do otherwise.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Tests that start an embedded database of their own, whichever one the others use. */
const embeddedOnly = /^(main(\.crash|\.sending)?|core\/db\/(backup|embedded))\.test\.ts$/;

/** Migrations, policies, transactions, notices, lists; and `app.tenants`, which makes every call with records of one's own. */
const ofDatabase = /^(core\/(db|events)\/|core\/http\/idempotency|app\.tenants|(.*\/)?list\.test)/;

/** The search, and who comes first of those who do the same at once: such tests say so in their names. */
const ofOrder =
  /^\s*(test|describe)[^"\n]*"[^"\n]*(the search|(by|of|when) two|two (clerks|people)|(many|several|times) at once|same (moment|time))/m;

/** Their files, from the root. */
export function databaseTests() {
  const source = join(root, "server", "src");
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".test.ts") && !embeddedOnly.test(path))
    .filter((path) => ofDatabase.test(path) || ofOrder.test(readFileSync(join(source, path), "utf8")))
    .map((path) => `server/src/${path}`);
}
