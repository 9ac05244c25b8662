import { Refused, type Language } from "@lading/contract/core";
import type { Db } from "#core/db";
import { refusedBy, type Services } from "#core/http";
import { creditGiver, type CreditGate, type CreditGiver, type CreditPass } from "#customer-contract";
import type { StaffSession } from "#core/session";
import type { NewWaybill } from "../build/store.ts";

interface Given {
  db: Db;
  session: StaffSession;
  ip: string;
  services: Pick<Services, "database" | "events">;
  language: Language;
}

/** The shipment's customer, and the reason to let it pass beyond their credit. */
interface Shipping {
  customerId: string | null;
  creditReason: string;
}

/** Asks whether a customer on file may have another shipment; `before`, its customer so far, is not asked about. */
export async function askCredit(
  gate: CreditGate | undefined,
  context: Given,
  { customerId, creditReason: reason }: Shipping,
  before: string | null = null,
): Promise<CreditPass | null> {
  if (!gate || customerId === null || customerId === before) return null;
  return await gate(context.db, creditGiver(context), { customerId, field: "customerId", reason });
}

/** Passes of customers beyond their credit, by the customer's id. */
export type CreditPasses = ReadonlyMap<string, CreditPass>;

interface Import {
  db: Db;
  giver: CreditGiver;
}

/** Asks for each customer of an import once; in the order of their ids, so that two imports ask in the same order. */
export async function askCredits(
  gate: CreditGate | undefined,
  { db, giver }: Import,
  /** The reason that each may pass for. */
  asked: ReadonlyMap<string, string>,
): Promise<CreditPasses> {
  const passes = new Map<string, CreditPass>();
  for (const [customerId, reason] of [...asked].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const pass = await gate?.(db, giver, { customerId, field: "customerId", reason });
    if (pass) passes.set(customerId, pass);
  }
  return passes;
}

/** Who of an import would be held, and why, for those who look at it first. */
export async function heldAmong(
  gate: CreditGate | undefined,
  { db, giver, language }: Import & { language: Language },
  customers: ReadonlyMap<string, string>,
): Promise<{ customerId: string; customerName: string; message: string }[]> {
  const held = [];
  for (const [customerId, customerName] of customers) {
    try {
      await gate?.(db, { ...giver, mayPass: false, services: null }, { customerId, field: "customerId", reason: "" });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      held.push({ customerId, customerName, message: refusedBy(error, language, "").error ?? "" });
    }
  }
  return held;
}

/** Writes what was let pass once the waybills are stored. */
export async function recordPasses(
  db: Db,
  passes: CreditPasses,
  stored: readonly Pick<NewWaybill, "row">[],
): Promise<void> {
  for (const [customerId, pass] of passes) {
    const own = stored.filter(({ row }) => row.customerId === customerId);
    const records = own.map(({ row }) => ({ entity: "waybill" as const, id: row.id, number: row.houseNumber }));
    if (records.length > 0) await pass.record(db, records);
  }
}
