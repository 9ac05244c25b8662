import { parentPort } from "node:worker_threads";
import { Matcher } from "./matcher.ts";
import type { CustomerNames, EarlierReceipt, OpenBill, Proposal, Receipt } from "./receipt.ts";

/** The ground comes in parts, so that sending it keeps nobody waiting; then receipts, each part answered by its proposals. */
export type MatchingAsk =
  | { readonly bills: readonly OpenBill[] }
  | { readonly customers: readonly CustomerNames[] }
  | { readonly earlier: readonly EarlierReceipt[] }
  | { readonly receipts: readonly Receipt[]; readonly mostCharges: string };
export type MatchingAnswer = { readonly proposals: readonly (readonly Proposal[])[] };

const ground = { bills: [] as OpenBill[], customers: [] as CustomerNames[], earlier: [] as EarlierReceipt[] };
let matcher: Matcher | undefined;

parentPort?.on("message", (ask: MatchingAsk) => {
  if ("receipts" in ask) {
    matcher ??= new Matcher({ ...ground, mostCharges: ask.mostCharges });
    const of = matcher;
    const answer: MatchingAnswer = { proposals: ask.receipts.map((receipt) => of.propose(receipt)) };
    parentPort?.postMessage(answer, []);
  } else if ("bills" in ask) ground.bills.push(...ask.bills);
  else if ("customers" in ask) ground.customers.push(...ask.customers);
  else ground.earlier.push(...ask.earlier);
});
