import { negated, sumOf } from "./amounts.ts";
import type { BankStatement } from "./statement.ts";

/** Whether a statement adds up: its opening balance and booked entries give its closing one. */
export type BalanceCheck =
  | { readonly result: "agrees" }
  /** The entries come to another closing balance than the bank's; it is taken over only when a person confirms it. */
  | { readonly result: "differs"; readonly reckoned: string; readonly difference: string }
  /** The file does not have both balances, or they are of two currencies. */
  | { readonly result: "unknown"; readonly because: "balances" | "currencies" };

/** Adds up a statement, exactly. Pending entries are not in its balances. */
export function checkBalances({ opening, closing, entries, currency }: BankStatement): BalanceCheck {
  if (!opening || !closing) return { result: "unknown", because: "balances" };
  const booked = entries.filter(({ state }) => state === "booked");
  if ([opening, closing, ...booked].some((one) => one.currency !== currency))
    return { result: "unknown", because: "currencies" };
  const reckoned = sumOf([opening.amount, ...booked.map(({ amount }) => amount)], currency);
  const difference = sumOf([closing.amount, negated(reckoned)], currency);
  return /[1-9]/.test(difference) ? { result: "differs", reckoned, difference } : { result: "agrees" };
}

/** Why a statement cannot be taken over into an account, whoever confirms it. */
export type StatementRefusal =
  | { readonly because: "currencyUnknown"; readonly currency: string }
  | { readonly because: "otherCurrency"; readonly currency: string }
  | { readonly because: "otherAccount"; readonly account: string };

/** The account that a file is for, and a currency that an entry of it has. */
export interface OwnAccount {
  readonly number: string;
  readonly currency: string;
}

/** Refuses a statement of another account, of another currency than the account's, or of one that is not among those the company deals in. */
export function refusalOf(
  statement: BankStatement,
  account: OwnAccount,
  dealtIn: readonly string[],
): StatementRefusal | undefined {
  const foreign = [statement.currency, ...statement.entries.map(({ currency }) => currency)].find(
    (currency) => currency !== account.currency,
  );
  if (statement.account !== "" && !isSameAccount(statement.account, account.number))
    return { because: "otherAccount", account: statement.account };
  if (foreign === undefined) return undefined;
  return dealtIn.includes(foreign)
    ? { because: "otherCurrency", currency: foreign }
    : { because: "currencyUnknown", currency: foreign };
}

/**
 * True where two numbers are one account's: without blanks, signs and case the same, or one with what banks put around it: bank
 * and account with a slash, the currency after it, the bank's part of an IBAN.
 */
export function isSameAccount(a: string, b: string): boolean {
  const [one, other] = [formsOf(a), formsOf(b)];
  if (one.some((form) => other.includes(form))) return true;
  const [ofOne, ofOther] = [accountInIban(a), accountInIban(b)];
  // Two IBANs are compared as a whole: another bank may have the same number.
  if (ofOne !== undefined && ofOther !== undefined) return false;
  return (ofOne !== undefined && other.includes(ofOne)) || (ofOther !== undefined && one.includes(ofOther));
}

/**
 * IBANs of the Gulf as the IBAN registry builds them: country, check digits and bank, then the account that the bank prints on
 * its letters. German ones are known with their bank, see below; China has none.
 */
const gulfIban =
  /^(?:SA\d{4}(?=[A-Z\d]{18}$)|AE\d{5}(?=\d{16}$)|OM\d{5}(?=[A-Z\d]{16}$)|BH\d\d[A-Z]{4}(?=[A-Z\d]{14}$)|KW\d\d[A-Z]{4}(?=[A-Z\d]{22}$)|QA\d\d[A-Z]{4}(?=[A-Z\d]{21}$))/;

/** The account's own part of an IBAN whose country says where it begins. */
function accountInIban(account: string): string | undefined {
  const whole = account.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const iban = gulfIban.test(whole) ? whole : whole.slice(0, -3);
  const start = gulfIban.exec(iban)?.[0];
  if (start === undefined) return undefined;
  const own = plain(iban.slice(start.length));
  return own.length > 3 ? own : undefined;
}

function formsOf(account: string): string[] {
  const upper = account.toUpperCase();
  const whole = plain(upper);
  const withoutCurrency = whole.replace(/(?<=\d)[A-Z]{3}$/, "");
  const afterSlash = upper.includes("/") ? [plain(upper.slice(upper.lastIndexOf("/") + 1))] : [];
  const [bank = "", number = ""] = upper.split("/");
  // A German IBAN is made of the bank's eight digits and the account's ten.
  const german = /^\d{8}$/.test(bank) && /^\d{1,10}$/.test(number) ? [`DE-${bank}${number.padStart(10, "0")}`] : [];
  const iban = /^DE\d{20}$/.test(withoutCurrency) ? [`DE-${withoutCurrency.slice(4)}`] : [];
  return [whole, withoutCurrency, ...afterSlash, ...german, ...iban].filter((form) => form.length > 3);
}

/** Leading zeros fill up to a bank's usual length. */
function plain(account: string): string {
  return account.replace(/[^A-Z0-9]/g, "").replace(/^0+/, "");
}
