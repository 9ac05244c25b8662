import type { AnswerOf } from "@lading/contract/core";
import type { getDepartureExpressList } from "@lading/contract/waybill";

/** A shipment that leaves. */
export type Departing = AnswerOf<typeof getDepartureExpressList>["rows"][number];

/** Typed numbers by the shipment's id; a shipment without one keeps its stored number. */
export type Typed = ReadonlyMap<string, string>;

/** The number at a shipment as the screen shows it. */
export function numberOf(row: Departing, typed: Typed): string {
  return typed.get(row.id) ?? row.expressNumber;
}

/** Numbers pasted as a column fill the rows from the one pasted into; what is beyond the last row is left out. */
export function pasteNumbers(text: string, rows: readonly Departing[], start: number): [id: string, number: string][] {
  const numbers = text
    .split(/[\r\n\t]+/)
    .map((number) => number.trim())
    .filter((number) => number !== "");
  return rows
    .slice(start, start + numbers.length)
    .map((row, place): [string, string] => [row.id, numbers[place] ?? ""]);
}

interface Saving {
  /** Rows without a number go along, for the server to build one. */
  buildEmpty: boolean;
  /** They leave now: rows whose number stays go along too, for the event. */
  isDeparting: boolean;
}

/** The call's rows: those with a new number, and the others that `Saving` adds. */
export function rowsToSave(rows: readonly Departing[], typed: Typed, { buildEmpty, isDeparting }: Saving) {
  return rows
    .map((row) => ({
      id: row.id,
      expressNumber: numberOf(row, typed).trim(),
      version: row.version,
      was: row.expressNumber,
    }))
    .filter(({ expressNumber, was }) => (expressNumber === "" ? buildEmpty : isDeparting || expressNumber !== was))
    .map(({ was: _was, ...row }) => row);
}
