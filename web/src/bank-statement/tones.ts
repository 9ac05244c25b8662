import type { BankEntryStatus } from "@lading/contract/bank-statement";
import type { Tone } from "#ui";

/** Colours of how a payment of a bank's file stands. */
export const statusTones: Readonly<Record<BankEntryStatus, Tone>> = {
  open: "active",
  alike: "warning",
  matched: "good",
  toReturn: "warning",
  returned: "neutral",
  sentBack: "bad",
  setAside: "neutral",
  out: "neutral",
  preRecorded: "active",
};
