import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  emailConfigRefusals as refusals,
  mostMailAccounts,
  type addEmailConfig,
  type deleteEmailConfig,
  type editEmailConfig,
} from "@lading/contract/email-config";
import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import type { Config } from "#core/config";
import { violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { looksOutward } from "#core/outward";
import { shownAccount } from "./list.ts";
import { sealSecret, secretStateOf, type AccountRow } from "./secret.ts";
import { mailAccounts } from "./tables.ts";

const logged = [
  "name",
  "senderName",
  "senderAddress",
  "host",
  "port",
  "security",
  "user",
  "dailyLimit",
  "isDefault",
  "enabled",
] as const;
export const entity = "mailAccount";
type Given = Context<typeof addEmailConfig>["input"];

/** Adds a mail account; at most ten, and one default. */
export async function addAccount({ db, input, session, ip, services }: Context<typeof addEmailConfig>) {
  const { companyId, userId, userName } = session;
  const { secret, ...given } = input;
  const { config } = services;
  check(input, config);
  if (given.user !== "" && secret === "") throw refuseField("secret", refusals.secretNeeded);
  await takeTurns(db, companyId);
  const [there] = await db.select({ total: count() }).from(mailAccounts).where(eq(mailAccounts.companyId, companyId));
  if ((there?.total ?? 0) >= mostMailAccounts) throw refuse(refusals.tooMany, { max: mostMailAccounts });
  const id = randomUUIDv7();
  if (given.isDefault) await endDefault(db, companyId, id);
  await named(given.name, () =>
    db.insert(mailAccounts).values({
      ...given,
      companyId,
      id,
      secret: given.user === "" ? null : sealSecret(config, { companyId, id }, secret),
      updatedBy: userId,
      updatedByName: userName,
    }),
  );
  await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "add" }, [
    { id, number: given.name, changes: changesBetween(null, given, logged) },
  ]);
  return { id };
}

/** Changes a mail account; an empty password keeps the one that is stored. */
export async function editAccount({ db, input, session, ip, services }: Context<typeof editEmailConfig>) {
  const { companyId, userId, userName } = session;
  const { id, version, secret, ...after } = input;
  const { config } = services;
  check(input, config);
  await takeTurns(db, companyId);
  const which = and(eq(mailAccounts.companyId, companyId), eq(mailAccounts.id, id));
  const [before] = await db.select().from(mailAccounts).where(which).for("update");
  if (!before) throw refuse(coreRefusals.notFound);
  if (before.version !== version)
    throw refuse(coreRefusals.stale, {}, { current: await shownAccount(db, config, before) });
  const sealed = secretAfter(before, input, config);
  if (after.isDefault) await endDefault(db, companyId, id);
  const tested =
    secret === "" && !reachesElsewhere(before, after) ? {} : { testState: "never" as const, testedAt: null };
  await named(after.name, () =>
    db
      .update(mailAccounts)
      .set({
        ...after,
        ...tested,
        secret: sealed,
        updatedBy: userId,
        updatedByName: userName,
        version: version + 1,
        updatedAt: sql`now()`,
      })
      .where(which),
  );
  const changes = changesBetween(before, after, logged);
  // That it changed is said, not what it is.
  const word = secret === "" ? [] : [{ field: "secret", before: before.secret && "•••", after: "••••••" }];
  await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "edit" }, [
    { id, number: after.name, changes: [...changes, ...word] },
  ]);
  return { version: version + 1 };
}

/** Deletes mail accounts, all or none; without a default the operator's mail server serves again. */
export async function deleteAccounts({ db, input, session, ip }: Context<typeof deleteEmailConfig>) {
  const { companyId, userId, userName } = session;
  const ids = [...new Set(input.ids)];
  const which = and(eq(mailAccounts.companyId, companyId), inArray(mailAccounts.id, ids));
  const rows = await db.delete(mailAccounts).where(which).returning();
  if (rows.length !== ids.length) throw refuse(coreRefusals.notFound);
  await logOperations(
    db,
    { companyId, userId, userName, ip },
    { entity, action: "delete" },
    rows.map((row) => ({ id: row.id, number: row.name, changes: changesBetween(row, null, logged) })),
  );
  return { deleted: rows.length };
}

/** What is wrong with it whatever is stored. Names are looked up when they are used, not here: a lookup may take long. */
function check({ host, port, isDefault, enabled }: Given, config: Config): void {
  if (isDefault && !enabled) throw refuseField("enabled", refusals.defaultDisabled);
  refusePort(port, config);
  if (!looksOutward(host, config.smtpPrivateAddresses)) throw refuseField("host", refusals.ownNetwork);
}

/** Only ports that mail servers use: the form is no means to look into networks. */
export function refusePort(port: number, { smtpPorts }: Pick<Config, "smtpPorts">): void {
  if (!smtpPorts.includes(port)) throw refuseField("port", refusals.port, { ports: smtpPorts.join(", ") });
}

type Reach = Pick<AccountRow, "host" | "port" | "security" | "user">;

function reachesElsewhere(before: Reach, after: Reach): boolean {
  return (["host", "port", "security", "user"] as const).some((field) => before[field] !== after[field]);
}

/** The stored password may not follow to another server, or onto an open line: whoever edits need not know it. */
function secretAfter(before: AccountRow, after: Given, config: Config): string | null {
  if (after.user === "") return null;
  if (after.secret !== "") return sealSecret(config, before, after.secret);
  const state = secretStateOf(config, before);
  if (state === "none") throw refuseField("secret", refusals.secretNeeded);
  if (state === "unreadable") throw refuseField("secret", refusals.secretUnreadable);
  const isElsewhere = before.host.toLowerCase() !== after.host.toLowerCase();
  const isOpened = before.security !== "none" && after.security === "none";
  if (isElsewhere || isOpened) throw refuseField("secret", refusals.secretAgain);
  return before.secret;
}

/** Of several who change a company's accounts at once, one after the other does. */
async function takeTurns(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail_account ${companyId}`}, 0))`);
}

async function endDefault(db: Db, companyId: string, butNot: string): Promise<void> {
  const { companyId: company, id, isDefault, version } = mailAccounts;
  await db
    .update(mailAccounts)
    .set({ isDefault: false, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(company, companyId), eq(isDefault, true), ne(id, butNot)));
}

async function named(name: string, write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violates(error, "mail_account_name")) throw refuseField("name", refusals.nameTaken, { name });
    throw error;
  }
}
