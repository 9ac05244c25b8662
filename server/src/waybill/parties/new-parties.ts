import { newNames, type NewParty } from "#core/new-parties";
import type { waybills } from "../tables.ts";

type Row = Partial<
  Pick<
    typeof waybills.$inferSelect,
    | "customerId"
    | "customerName"
    | "consigneeName"
    | "consigneeCompany"
    | "shipperName"
    | "shipperCompany"
    | "notifyParty"
  >
>;

/** The parties that a waybill names, for their screening; a customer on file was screened when it was entered. */
export function partiesOf(row: Row): NewParty[] {
  return [
    ...named("customer", [(row.customerId ?? null) === null ? row.customerName : ""]),
    ...named("consignee", [row.consigneeName, row.consigneeCompany]),
    ...named("shipper", [row.shipperName, row.shipperCompany]),
    ...named("notifyParty", notifyNames(row.notifyParty)),
  ];
}

function named(kind: NewParty["kind"], names: readonly (string | undefined)[]): NewParty[] {
  return names.map((name = "") => ({ name, kind }));
}

/** Those that it had not before it was changed. */
export function newPartiesOf(before: Row, after: Row): NewParty[] {
  return newNames(partiesOf(before), partiesOf(after));
}

/**
 * A notify party is one text with the address below the name or behind a comma: its first line, and what stands before
 * the comma there. `rescreen.ts` of market risk takes the same of all waybills.
 */
function notifyNames(text = ""): string[] {
  const [line = ""] = text.split("\n");
  const [name = ""] = line.split(",");
  return name === line ? [line] : [line, name];
}
