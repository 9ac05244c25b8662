import type { Language } from "@lading/contract/core";
import { creditRight } from "@lading/contract/customer-contract";
import type { Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { Services } from "#core/http";
import type { StaffSession } from "#core/session";

/** Who gives a customer something on credit. */
export interface CreditGiver extends Doer {
  /** In which a refusal names the customer. */
  language: Language;
  /** May let a customer pass its credit. */
  mayPass: boolean;
  /** By these the customer's salesperson hears of what is held; null where somebody only looks what would be. */
  services: Telling | null;
}

type Telling = Pick<Services, "database" | "events">;

interface CreditAsked {
  customerId: string;
  /** Where a refusal stands in the form. */
  field: string;
  /** Why it may pass; the empty text: nobody has said so. */
  reason: string;
  /** A bill to be written, with the rate that it keeps. Without one only what is there already counts. */
  bill?: { amount: string; rate: string; exceptBillId?: string };
}

/** A person's leave for a customer to pass its credit. */
export interface CreditPass {
  /** Writes into the customer's history and the records' own log who let it pass, and why. */
  record(
    db: Db,
    records: readonly { entity: "waybill" | "collectionBill"; id: string; number: string }[],
  ): Promise<void>;
}

/**
 * Asked in the transaction before a customer gets something on credit: a waybill, a bill. It refuses by throwing where the
 * customer's contract does not allow it and nobody who may has let it pass; null: nothing was held. A bill locks the
 * customer's terms until the transaction ends, so that two never pass the limit together. `app.ts` hands it to the modules
 * that make waybills and bills.
 */
export type CreditGate = (db: Db, giver: CreditGiver, asked: CreditAsked) => Promise<CreditPass | null>;

/** The person of a session. */
export function creditGiver(who: {
  session: StaffSession;
  ip: string;
  services: Telling;
  language: Language;
}): CreditGiver {
  const { session, ip, services, language } = who;
  const { companyId, userId, userName, rights } = session;
  return { companyId, userId, userName, ip, language, mayPass: rights.has(creditRight), services };
}
