import { updatedFields } from "@lading/contract/core";
import {
  emailConfigListFields,
  emailConfigTitles,
  mostMailAccounts,
  type exportEmailConfigList,
  type getEmailConfigList,
} from "@lading/contract/email-config";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Config } from "#core/config";
import { listRows, namedLike, sortedRows, withinDays, type Db } from "#core/db";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { sentByAccount } from "#core/mail";
import { secretStateOf, type AccountRow } from "./secret.ts";
import { mailAccounts } from "./tables.ts";

type Asking = Pick<Context<typeof exportEmailConfigList>, "db" | "input" | "session" | "services">;
type Input = Asking["input"];

async function found(asking: Asking): Promise<SQL | undefined> {
  const { input, session } = asking;
  const { search, enabled, isDefault, security, testState } = input;
  const { name, senderName, senderAddress, host, port, user } = mailAccounts;
  const texts = sql`concat_ws(chr(10), ${name}, ${senderName}, ${senderAddress}, ${user}, ${host} || ':' || ${port})`;
  return and(
    eq(mailAccounts.companyId, session.companyId),
    ...namedLike(texts, search),
    enabled === undefined ? undefined : eq(mailAccounts.enabled, enabled),
    isDefault === undefined ? undefined : eq(mailAccounts.isDefault, isDefault),
    security && eq(mailAccounts.security, security),
    testState && eq(mailAccounts.testState, testState),
    ...namedLike(mailAccounts.updatedByName, input.updatedByName),
    ...withinDays(mailAccounts.updatedAt, input.updatedFrom, input.updatedTo),
    await workedOut(asking),
  );
}

/** Condition by facts in no column: readable password, messages sent. A company has ten accounts at most. */
async function workedOut({ db, input, session, services }: Asking): Promise<SQL | undefined> {
  const { secretState, sentFrom, sentTo } = input;
  if (secretState === undefined && sentFrom === "" && sentTo === "") return undefined;
  const { companyId } = session;
  const accounts = await db.select().from(mailAccounts).where(eq(mailAccounts.companyId, companyId));
  const ids: string[] = [];
  for (const account of accounts) {
    const sent = await sentByAccount(db, companyId, account.id);
    const isWithin = (sentFrom === "" || sent >= Number(sentFrom)) && (sentTo === "" || sent <= Number(sentTo));
    const isInState = secretState === undefined || secretStateOf(services.config, account) === secretState;
    if (isWithin && isInState) ids.push(account.id);
  }
  return inArray(mailAccounts.id, ids);
}

function orderBy(sort: Input["sort"]): SQL {
  return sort === "updatedAt" ? sql`${mailAccounts.updatedAt}` : sql`search_normal(${mailAccounts[sort]})`;
}

const iso = (at: string) => new Date(at).toISOString();

/** An account as a person reads it: without its password. */
export async function shownAccount(db: Db, config: Config, row: AccountRow) {
  const { companyId, secret: _secret, updatedBy: _by, createdAt: _at, ...rest } = row;
  return {
    ...rest,
    secretState: secretStateOf(config, row),
    sentToday: await sentByAccount(db, companyId, row.id),
    testedAt: row.testedAt && iso(row.testedAt),
    updatedAt: iso(row.updatedAt),
  };
}

/** A page of the company's mail accounts. */
export async function listAccounts({ db, input, session, services }: Context<typeof getEmailConfigList>) {
  const where = await found({ db, input, session, services });
  const { rows, total } = await listRows(db, mailAccounts, { ...input, where, sortBy: orderBy(input.sort) });
  const shown = [];
  for (const row of rows) shown.push(await shownAccount(db, services.config, row));
  return { rows: shown, total };
}

const exported = { ...emailConfigListFields, ...updatedFields };

/** The filtered mail accounts as a spreadsheet. */
export async function exportAccounts(context: Context<typeof exportEmailConfigList>) {
  const { db, input, language } = context;
  const which = { where: await found(context), sortBy: orderBy(input.sort), order: input.order };
  const rows = await sortedRows(db, mailAccounts, { ...which, limit: mostMailAccounts });
  const sheet = sheetOfFields(exported, rows, language);
  return await exportedSheet(context, { title: emailConfigTitles.all[language], ...sheet });
}
