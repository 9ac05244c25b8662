import type { AnswerOf } from "@lading/contract/core";
import type { getWaybillStorageInfo } from "@lading/contract/goods-receipt";
import type { StoredFile } from "@lading/contract/files";
import { isRecord } from "#core/guards";

export type Storage = AnswerOf<typeof getWaybillStorageInfo>["storage"];

/** A waybill of a receipt, as its form holds it. */
export interface EntryValues {
  storage: Storage;
  lines: Record<string, string>[];
  isLast: boolean;
  location: string;
  remark: string;
  photos: StoredFile[];
}

export const emptyLine = { pieces: "", lengthCm: "", widthCm: "", heightCm: "", volume: "", weight: "" };

/** A waybill whose remaining pieces are most likely all there. */
export function entryOf(storage: Storage): EntryValues {
  const open = storage.declaredPieces - storage.receivedPieces;
  const lines = [{ ...emptyLine, pieces: open > 0 ? String(open) : "" }];
  return { storage, lines, isLast: false, location: "", remark: "", photos: [] };
}

/** Pieces of a form's entry with those that came before. */
export function totalOf({ storage, lines }: Pick<EntryValues, "storage" | "lines">): number {
  return lines.reduce((total, line) => total + Number(line["pieces"] || 0), storage.receivedPieces);
}

/** Other pieces than declared: to be confirmed. */
export function differs(entry: EntryValues): boolean {
  return totalOf(entry) !== entry.storage.declaredPieces;
}

const isEntry = (value: unknown): value is EntryValues => isRecord(value) && isRecord(value["storage"]);

/** The entries that a form holds. */
export function entriesIn(value: unknown): EntryValues[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** The form's values as the call takes them. */
export function receiptToInput({ entries, ...values }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...values,
    confirmed: values["confirmed"] === true,
    entries: entriesIn(entries).map(({ storage, lines, isLast, location, remark, photos }) => ({
      waybillId: storage.waybillId,
      isLast: isLast && totalOf({ storage, lines }) < storage.declaredPieces,
      location: location ?? "",
      remark: remark ?? "",
      photoIds: (photos ?? []).map(({ id }) => id),
      lines: lines.map(({ pieces, ...line }) => ({ ...line, ...(pieces && { pieces: Number(pieces) }) })),
    })),
  };
}
