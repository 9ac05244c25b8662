import type { exportEmailConfigList, getEmailConfigList } from "@lading/contract/email-config";
import { mailSecurityTexts } from "@lading/contract/email-config";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Config } from "#core/config";
import { listRows, type Db } from "#core/db";
import { exportedSheet } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { sentByAccount } from "#core/mail";
import { secretStateOf, type AccountRow } from "./secret.ts";
import { mailAccounts } from "./tables.ts";
import { accountTexts } from "./texts.ts";

function found(
  companyId: string,
  { search, enabled }: Pick<Context<typeof exportEmailConfigList>["input"], "search" | "enabled">,
): SQL | undefined {
  const { name, senderAddress, host } = mailAccounts;
  const texts = sql`concat_ws(chr(10), ${name}, ${senderAddress}, ${host})`;
  return and(
    eq(mailAccounts.companyId, companyId),
    search === "" ? undefined : sql`position(search_normal(${search}) IN search_normal(${texts})) > 0`,
    enabled === undefined ? undefined : eq(mailAccounts.enabled, enabled),
  );
}

const sortedBy = (sort: "updatedAt" | "name") =>
  sort === "name" ? sql`search_normal(${mailAccounts.name})` : sql`${mailAccounts.updatedAt}`;
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
  const where = found(session.companyId, input);
  const { rows, total } = await listRows(db, mailAccounts, { ...input, where, sortBy: sortedBy(input.sort) });
  const shown = [];
  for (const row of rows) shown.push(await shownAccount(db, services.config, row));
  return { rows: shown, total };
}

/** The filtered mail accounts as a spreadsheet. */
export async function exportAccounts(context: Context<typeof exportEmailConfigList>) {
  const { db, input, session, language } = context;
  const direction = input.order === "asc" ? asc : desc;
  const rows = await db
    .select()
    .from(mailAccounts)
    .where(found(session.companyId, input))
    .orderBy(direction(sortedBy(input.sort)), direction(mailAccounts.id));
  const text = (key: keyof typeof accountTexts) => accountTexts[key][language];
  const keys = ["name", "senderName", "senderAddress", "host", "port", "security", "user"] as const;
  const more = ["dailyLimit", "isDefault", "state", "updatedBy", "updatedAt"] as const;
  return await exportedSheet(context, {
    title: text("title"),
    columns: [...keys, ...more].map((key) => ({ heading: text(key), width: 24 })),
    rows: rows.map((row) => [
      row.name,
      row.senderName,
      row.senderAddress,
      row.host,
      String(row.port),
      mailSecurityTexts[row.security][language],
      row.user,
      row.dailyLimit === null ? "" : String(row.dailyLimit),
      row.isDefault ? text("yes") : "",
      text(row.enabled ? "enabled" : "disabled"),
      row.updatedByName,
      iso(row.updatedAt).slice(0, 16).replace("T", " "),
    ]),
  });
}
