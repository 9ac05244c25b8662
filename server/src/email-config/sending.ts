import type { loadEmailSending } from "@lading/contract/email-config";
import { and, eq } from "drizzle-orm";
import type { Config } from "#core/config";
import { inTransaction, type Database, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { AccountOf } from "#core/mail";
import { usable, type AccountRow } from "./secret.ts";
import { mailAccounts } from "./tables.ts";

async function defaultOf(db: Db, companyId: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(mailAccounts)
    .where(
      and(eq(mailAccounts.companyId, companyId), eq(mailAccounts.isDefault, true), eq(mailAccounts.enabled, true)),
    );
  return row;
}

/** For the mailer: the account by which a company's mail leaves. */
export function companyAccounts({ database, config }: { database: Database; config: Config }): AccountOf {
  return async (companyId) => {
    const row = await inTransaction(database, { companyId, readOnly: true }, (db) => defaultOf(db, companyId));
    return row ? usable(config, row) : null;
  };
}

/** By which way the company's mail leaves now. */
export async function loadSending({ db, session, services }: Context<typeof loadEmailSending>) {
  const { config, mail } = services;
  const ports = [...config.smtpPorts];
  const row = await defaultOf(db, session.companyId);
  if (row) return { by: "account" as const, name: row.name, address: row.senderAddress, ports };
  if (mail.operator === "outbox") return { by: "outbox" as const, name: "", address: "", ports };
  return { by: "operator" as const, name: "", address: config.mailFrom, ports };
}
