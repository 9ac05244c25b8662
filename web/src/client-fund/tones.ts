import type { EntryState, MovementState, ReceiptState } from "@lading/contract/client-fund";
import type { Tone } from "#ui";

/** Colours of how entries, pre-recorded receipts and movements stand. */
export const entryTones: Readonly<Record<EntryState, Tone>> = {
  unsettle: "active",
  settled: "good",
  deleted: "neutral",
};
export const receiptTones: Readonly<Record<ReceiptState, Tone>> = {
  open: "active",
  claimed: "warning",
  confirmed: "good",
  deleted: "neutral",
};
export const movementTones: Readonly<Record<MovementState, Tone>> = {
  pending: "active",
  done: "good",
  refused: "bad",
  withdrawn: "neutral",
};
