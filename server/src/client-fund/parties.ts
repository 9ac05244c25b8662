import { partySource } from "#party";
import { clientFundEntries, receiptPreRecords } from "./tables.ts";

/** Senders of customers' money, and the agent through whom it came. */
export const entryParties = partySource(clientFundEntries, { remitter: "remitter", agent: "agent" });

/** Senders of money of which nobody knew yet whose it is. */
export const receiptParties = partySource(receiptPreRecords, { remitter: "remitter" });
