import type { loadEmailSending } from "@lading/contract/email-config";
import { and, eq } from "drizzle-orm";
import type { Config } from "#core/config";
import type { Db } from "#core/db";
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
export function companyAccounts(config: Config): AccountOf {
  return async (db, companyId) => {
    const row = await defaultOf(db, companyId);
    return row ? usable(config, row) : null;
  };
}

/** By which way the company's mail leaves now. */
export async function loadSending({ db, session, services }: Context<typeof loadEmailSending>) {
  const { config, mail } = services;
  const ports = [...config.smtpPorts];
  const { account, delivered } = await mail.wayNow(db, session.companyId);
  if (account) return { by: "account" as const, name: account.name, address: account.from.address, ports };
  if (delivered === "outbox") return { by: "outbox" as const, name: "", address: "", ports };
  return { by: "operator" as const, name: "", address: config.mailFrom, ports };
}
