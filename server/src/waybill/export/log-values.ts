import { factsOf, inputFields, lineFields, type FieldKind, type Fields } from "@lading/contract/core";
import { addWayBillByPrimary, waybillForms } from "@lading/contract/waybill";
import type { CellKind, SheetCell } from "#core/sheets";
import type { ReadableChange } from "../log/values.ts";

const kindsOfCells: Readonly<Partial<Record<FieldKind, CellKind>>> = {
  decimal: "number",
  amount: "amount",
  integer: "number",
  date: "date",
  moment: "moment",
};

const cellKinds = (fields: Fields): [string, CellKind][] =>
  Object.entries(fields).flatMap(([name, field]): [string, CellKind][] => {
    const kind = kindsOfCells[factsOf(field).kind];
    return kind ? [[name, kind]] : [];
  });

const forms = [...Object.values(waybillForms).map(({ add }) => ({ input: add })), addWayBillByPrimary].map(inputFields);

/** Kinds of the logged fields' values: those of the forms and of their goods, and what the server notes by itself. */
const kinds: ReadonlyMap<string, CellKind> = new Map([
  ...forms.flatMap((fields) => [
    ...cellKinds(fields),
    ...("items" in fields ? cellKinds(lineFields(fields, "items")) : []),
  ]),
  ...(["volumeWeight", "chargeableWeight", "pieces", "weight", "volume"] as const).map(
    (name) => [name, "number"] as const,
  ),
  ...(["stateAt", "occurredAt", "receivedAt", "voidedAt"] as const).map((name) => [name, "moment"] as const),
]);

/** An amount as other modules log it on a waybill, with its currency: `100.05 USD`. */
const money = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/;

/**
 * Before, after and currency of a change as cells: dates, moments and figures of known fields as such. An amount that was
 * logged with its currency is a number with the currency beside it, unless the currency was changed as well.
 */
export function valueCells(field: string, { before, after }: Omit<ReadableChange, "field">): SheetCell[] {
  const name = field.slice(field.lastIndexOf(".") + 1);
  if (name === "amount") return amountCells(before, after);
  const kind = kinds.get(name);
  const cell = (value: string | null): SheetCell => (value === null || !kind ? value : { value, kind });
  return [cell(before), cell(after), null];
}

function amountCells(before: string | null, after: string | null): SheetCell[] {
  const parts = [before, after].map((said) => (said === null ? null : money.exec(said)));
  const currencies = new Set(parts.flatMap((part) => (part?.[2] === undefined ? [] : [part[2]])));
  const isWhole = [before, after].every((said, place) => said === null || parts[place] !== null);
  const [currency] = currencies;
  if (!isWhole || currencies.size !== 1 || currency === undefined) return [before, after, null];
  const cells = parts.map((part): SheetCell => (part?.[1] === undefined ? null : { value: part[1], kind: "amount" }));
  return [...cells, currency];
}
