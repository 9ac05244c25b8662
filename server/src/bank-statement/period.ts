import { sql } from "drizzle-orm";
import type { OpenCount } from "#period";

/** Entries of banks' files that nobody has matched or set aside. */
export const openBankEntries: OpenCount = {
  kind: "bankEntries",
  table: sql`bank_payment p`,
  open: sql`p.status IN ('open', 'alike', 'toReturn')`,
  day: sql`p.booked_on`,
};
