import { sql } from "drizzle-orm";
import { dayOfMoment, type OpenCount } from "#period";

/** Receipts that nobody claimed. */
const openReceipts: OpenCount = {
  kind: "fundReceipts",
  table: sql`receipt_pre_record r`,
  open: sql`r.status = 'open'`,
  day: sql`r.receive_date`,
};

/** Claims that finance has not confirmed. */
const openClaims: OpenCount = {
  kind: "fundClaims",
  table: sql`receipt_pre_record r`,
  open: sql`r.status = 'claimed'`,
  day: sql`r.receive_date`,
};

/** Entries that wait to be posted. */
const openEntries: OpenCount = {
  kind: "fundEntries",
  table: sql`client_fund_entry e`,
  open: sql`e.state = 'unsettle'`,
  day: sql`e.receive_date`,
};

/** Transfers, exchanges, advances, pay-backs and reversals that wait for somebody's confirmation. */
const openMovements: OpenCount = {
  kind: "fundMovements",
  table: sql`client_fund_movement m`,
  open: sql`m.status = 'pending'`,
  day: dayOfMoment(sql`m.created_at`),
};

/** Records of customers' money that may still be open when the books are closed, in the order in which money goes. */
export const openFundCounts: readonly OpenCount[] = [openReceipts, openClaims, openEntries, openMovements];
