import { coreRefusals, refuseField } from "@lading/contract/core";
import type { PartyState } from "@lading/contract/party";
import { changesBetween, type FieldChange } from "#core/audit";

/** How a party stands, and why where it is not enabled. */
interface Standing {
  status: PartyState;
  statusReason: string;
}

/** The stored part of a change of state; every state but "enabled" needs a reason. */
export function standingOf({ status, reason }: { status: PartyState; reason: string }): Standing {
  if (status === "enabled") return { status, statusReason: "" };
  if (reason === "") throw refuseField("reason", coreRefusals.required);
  return { status, statusReason: reason };
}

/** A change of state as the history tells of it. */
export function changesOfState(before: Standing, after: Standing): FieldChange[] {
  const told = ({ status, statusReason: reason }: Standing) => ({ status, reason });
  return changesBetween(told(before), told(after), ["status", "reason"]);
}
