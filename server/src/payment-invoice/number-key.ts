import { sql, type SQL } from "drizzle-orm";

const small = "abcdefghijklmnopqrstuvwxyz";
const blanks = " \t\n\r";

/** A supplier's number as it is compared, in SQL: the same as `invoiceNumberKey` of the contract. Blanks have no counterpart and go. */
export const numberKeyOf = (number: SQL): SQL =>
  sql`regexp_replace(translate(normalize(${number}, NFKC), ${small + blanks}, ${small.toUpperCase()}),
    '(^|[^0-9])0+(?=[0-9])', '\\1', 'g')`;
