import { preAlertEvent } from "@lading/contract/pre-alert";
import type { Db } from "#core/db";
import { toCompany, type Events } from "#core/events";

/**
 * Tells a company's open pages that a pre-alert came or changed; the menu's count with it. Only the id travels, in the
 * company's own name.
 */
export async function tell(db: Db, events: Events, companyId: string, told: { id: string; what: Told }): Promise<void> {
  await events.publish(db, toCompany(companyId), { kind: preAlertEvent, data: told });
  await events.publish(db, toCompany(companyId), { kind: "menu.changed", data: {} });
}

/** `received`: a new one came; anything else is a change. */
export type Told = "received" | "changed";
