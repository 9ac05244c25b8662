import type { FundSource } from "@lading/contract/write-off";
import type { Currency } from "@lading/contract/core";
import type { Big } from "big.js";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";

/** Money that a record moves on a fund. */
export interface FundMove {
  companyId: string;
  fundId: string;
  /** The ledger's transaction that has the other side. */
  transactionId: string;
  amount: string;
  /** The record and its number. */
  recordId: string;
  number: string;
  /** YYYY-MM-DD */
  day: string;
  userName: string;
}

interface Holding {
  fundId: string;
  /** Below zero it is released. */
  change: Big;
  /** Whose fund it must be; left out where what was held is released. */
  owner?: { customerId: string; currency: Currency };
}

/** Customers' funds as sources of write-offs. The module of client funds, which stands above, answers. */
export interface FundSources {
  /** Funds of a customer in a currency of which something is available; what a record holds itself counts as available. */
  available: (
    db: Db,
    asked: { companyId: string; customerId: string; currency: Currency; recordId: string | null },
  ) => Promise<FundSource[]>;
  /** Locks a fund and holds a sum of it. Gives what is available where that is less, `notIts` for somebody else's fund. */
  hold: (db: Db, companyId: string, holding: Holding) => Promise<{ available: string } | "notIts" | "held">;
  /** Takes what was held out of the fund. */
  spend: (db: Db, move: FundMove) => Promise<void>;
  /** Puts it back to where it came from. */
  giveBack: (db: Db, move: FundMove) => Promise<void>;
}

/** Points records to another fund: two entries of a customer became one, and so did their funds. */
export async function moveFundOfRecords(db: Db, companyId: string, { from, to }: { from: string; to: string }) {
  await db.execute(sql`UPDATE write_off SET fund_id = ${to} WHERE company_id = ${companyId} AND fund_id = ${from}
    AND status IN ('pending', 'writtenOff')`);
}
