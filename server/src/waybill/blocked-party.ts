import { refuseField } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";

/**
 * Whether one of these parties may not stand on a waybill, and as what it is listed; `app.ts` hands it over from the
 * module that knows.
 */
export type PartyQuestion = (
  db: Db,
  companyId: string,
  parties: readonly { field: string; name: string }[],
) => Promise<{ field: string; entry: string } | null>;

const partyFields = ["customerName", "shipperName", "shipperCompany", "consigneeName", "consigneeCompany"] as const;

interface Given {
  db: Db;
  session: StaffSession;
  input: Partial<Record<(typeof partyFields)[number], unknown>>;
}

/** A handler that saves a form only where none of its parties is blocked; the refusal stands at the party's field. */
export function unlessBlocked<G extends Given, A>(
  question: PartyQuestion | undefined,
  handler: (context: G) => Promise<A>,
): (context: G) => Promise<A> {
  return async (context) => {
    const parties = partyFields.flatMap((field) => {
      const name = context.input[field];
      return typeof name === "string" && name !== "" ? [{ field, name }] : [];
    });
    const blocked = await question?.(context.db, context.session.companyId, parties);
    if (blocked) throw refuseField(blocked.field, waybillRefusals.partyBlocked, { name: blocked.entry });
    return await handler(context);
  };
}
