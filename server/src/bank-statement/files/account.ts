import type { BankTableMapping } from "@lading/contract/bank-statement";
import { coreRefusals, refuse, type Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { enabledCurrencies } from "#currency";
import { isSameAccount, refusalOf, type StatementRefusal } from "../read/check.ts";
import type { BankStatement } from "../read/statement.ts";

/** A collection account, as a file is taken over into it. */
export interface OwnAccount extends Record<string, unknown> {
  id: string;
  number: string;
  currency: Currency;
  name: string;
  enabled: boolean;
  mapping: BankTableMapping | null;
}

/** The company's accounts with the mappings that are kept with them. */
export async function ownAccounts(db: Db, companyId: string): Promise<OwnAccount[]> {
  const { rows } = await db.execute<OwnAccount>(sql`
    SELECT a.id, a.bank_number AS number, a.currency, a.bank_name AS name, a.enabled, m.mapping
    FROM collection_account a LEFT JOIN bank_table_mapping m ON m.company_id = a.company_id AND m.account_id = a.id
    WHERE a.company_id = ${companyId} ORDER BY a.created_at, a.id`);
  return rows;
}

/** The company's account of this id; anything else is not found. */
export function accountOf(accounts: readonly OwnAccount[], id: string): OwnAccount {
  const account = accounts.find((one) => one.id === id);
  if (!account) throw refuse(coreRefusals.notFound);
  return account;
}

/** The account that a file names by its number; undefined where it names none, or two could be meant. */
export function namedAccount(
  accounts: readonly OwnAccount[],
  statements: readonly BankStatement[],
): OwnAccount | undefined {
  const found = accounts.filter(
    ({ number, currency, enabled }) =>
      enabled && statements.some((one) => one.currency === currency && isSameAccount(one.account, number)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Why each statement of a file is not taken over into an account; undefined where it can be. */
export async function refusalsOf(
  db: Db,
  companyId: string,
  { account, statements }: { account: OwnAccount; statements: readonly BankStatement[] },
): Promise<(StatementRefusal | undefined)[]> {
  const dealtIn = await enabledCurrencies(db, companyId);
  return statements.map((one) => refusalOf(one, account, dealtIn));
}
