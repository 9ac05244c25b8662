import type { SecretState } from "@lading/contract/email-config";
import type { Config } from "#core/config";
import type { MailAccount } from "#core/mail";
import { createSealer, type Sealer } from "#core/sealed";
import type { mailAccounts } from "./tables.ts";

export type AccountRow = typeof mailAccounts.$inferSelect;
type Kept = Pick<AccountRow, "companyId" | "id" | "secret">;

const sealers = new Map<string, Sealer>();

function sealerOf({ secret }: Pick<Config, "secret">): Sealer {
  const sealer = sealers.get(secret) ?? createSealer(secret, "mail account");
  sealers.set(secret, sealer);
  return sealer;
}

/** A password belongs to one account of one company: copied to another row it cannot be opened. */
const aboutOf = ({ companyId, id }: Pick<Kept, "companyId" | "id">) => `${companyId} ${id}`;

/** A password as it is stored. */
export function sealSecret(config: Pick<Config, "secret">, account: Pick<Kept, "companyId" | "id">, secret: string) {
  return sealerOf(config).seal(secret, aboutOf(account));
}

/** Whether a password is kept and can be read; never the password. */
export function secretStateOf(config: Pick<Config, "secret">, account: Kept): SecretState {
  if (account.secret === null) return "none";
  return sealerOf(config).open(account.secret, aboutOf(account)) === undefined ? "unreadable" : "kept";
}

/** An account ready to be used; its password leaves this module for the mail server only. */
export function usable(config: Pick<Config, "secret" | "smtpPrivateAddresses">, row: AccountRow): MailAccount {
  const { id, name, senderName, senderAddress, host, port, security, user, dailyLimit } = row;
  return {
    id,
    name,
    from: { name: senderName, address: senderAddress },
    host,
    port,
    security,
    user,
    secret: row.secret === null ? "" : (sealerOf(config).open(row.secret, aboutOf(row)) ?? null),
    dailyLimit,
    allowsPrivate: config.smtpPrivateAddresses,
  };
}
