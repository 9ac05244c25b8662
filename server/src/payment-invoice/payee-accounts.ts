import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** An account that a payee has on file. */
export interface PayeeAccount extends Record<string, unknown> {
  accountName: string;
  bankName: string;
  bankNumber: string;
}

interface Payee {
  supplierId: string | null;
  customerId: string | null;
  currency: string;
}

/** The accounts of a payee in a currency, as they are on file now. */
export async function payeeAccounts(
  db: Db,
  companyId: string,
  { supplierId, customerId, currency }: Payee,
): Promise<PayeeAccount[]> {
  const { rows } = await db.execute<PayeeAccount>(
    supplierId === null
      ? sql`SELECT account_name AS "accountName", bank_name AS "bankName", bank_number AS "bankNumber"
          FROM customer_bank_account WHERE company_id = ${companyId} AND customer_id = ${customerId}
            AND currency = ${currency} ORDER BY bank_number`
      : sql`SELECT a ->> 'accountName' AS "accountName", a ->> 'bankName' AS "bankName", a ->> 'bankNumber' AS "bankNumber"
          FROM supplier s, jsonb_array_elements(s.accounts) AS a WHERE s.company_id = ${companyId} AND s.id = ${supplierId}
            AND a ->> 'currency' = ${currency} ORDER BY a ->> 'bankNumber'`,
  );
  return rows;
}

/** The accounts in a line, to be compared: an account is another when its number or its holder is. */
export const accountsKey = (accounts: readonly PayeeAccount[]): string =>
  accounts.map(({ bankNumber, accountName }) => `${bankNumber.replaceAll(/\s/g, "")} ${accountName}`).join("\n");
