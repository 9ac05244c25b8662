import { randomUUIDv7 } from "node:crypto";
import { refuse, refuseField } from "@lading/contract/core";
import {
  emailConfigListFields,
  emailConfigRefusals as refusals,
  mostMailAccounts,
  type addEmailConfig,
  type deleteEmailConfig,
  type editEmailConfig,
} from "@lading/contract/email-config";
import { and, count, eq, ne, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import type { Config } from "#core/config";
import { lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { looksOutward } from "#core/outward";
import { shownAccount } from "./list.ts";
import { sealSecret, secretStateOf, type AccountRow } from "./secret.ts";
import { mailAccounts } from "./tables.ts";

const logged = Object.keys(emailConfigListFields);
export const entity = "mailAccount";
type Given = Context<typeof addEmailConfig>["input"];

/** Adds a mail account; at most ten, and one default. */
export async function addAccount(context: Context<typeof addEmailConfig>) {
  const { db, input, session, services } = context;
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
  const sealed = given.user === "" ? null : sealSecret(config, { companyId, id }, secret);
  await db
    .insert(mailAccounts)
    .values({ ...given, companyId, id, secret: sealed, updatedBy: userId, updatedByName: userName })
    .catch(refuseNameTaken(given.name));
  await logOperations(db, doerOf(context), { entity, action: "add" }, [
    { id, number: given.name, changes: changesBetween(null, given, logged) },
  ]);
  return { id };
}

/** Changes a mail account; an empty password keeps the one that is stored. */
export async function editAccount(context: Context<typeof editEmailConfig>) {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const { id, version, secret, ...after } = input;
  const { config } = services;
  check(input, config);
  await takeTurns(db, companyId);
  const read = { companyId, id, version };
  const before = await lockForEdit(db, mailAccounts, read, (row) => shownAccount(db, config, row));
  const sealed = secretAfter(before, input, config);
  if (after.isDefault) await endDefault(db, companyId, id);
  const tested =
    secret === "" && !reachesElsewhere(before, after) ? {} : { testState: "never" as const, testedAt: null };
  const changed = { ...after, ...tested, secret: sealed, updatedBy: userId, updatedByName: userName };
  const stored = await storeEdit(db, mailAccounts, read, changed).catch(refuseNameTaken(after.name));
  const changes = changesBetween(before, after, logged);
  // That it changed is said, not what it is.
  const word = secret === "" ? [] : [{ field: "secret", before: before.secret && "•••", after: "••••••" }];
  await logOperations(db, doerOf(context), { entity, action: "edit" }, [
    { id, number: after.name, changes: [...changes, ...word] },
  ]);
  return stored;
}

/** Deletes mail accounts, all or none; without a default the operator's mail server serves again. */
export async function deleteAccounts(context: Context<typeof deleteEmailConfig>) {
  const { db, input, session } = context;
  const { which, found } = await lockAll(db, mailAccounts, session.companyId, input.ids);
  await db.delete(mailAccounts).where(which);
  await logOperations(
    db,
    doerOf(context),
    { entity, action: "delete" },
    found.map((row) => ({ id: row.id, number: row.name, changes: changesBetween(row, null, logged) })),
  );
  return { deleted: found.length };
}

/** Checks the input whatever is stored. Host names are looked up when used, not here: a lookup may take long. */
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

function refuseNameTaken(name: string) {
  return (error: unknown): never => {
    throw violates(error, "mail_account_name") ? refuseField("name", refusals.nameTaken, { name }) : error;
  };
}
