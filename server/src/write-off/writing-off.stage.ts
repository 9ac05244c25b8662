import type { RequestOf } from "@lading/contract/core";
import { loadCollectionBillInfo } from "@lading/contract/bill";
import {
  addNuclearAccountRecord,
  generateNuclearAccountNumber,
  loadNuclearAccountRecordInfo,
  postNuclearAccountRecord,
  takeBackNuclearAccountRecord,
} from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import { openBills } from "#bill";
import { openReconciling } from "#check-bill/testing";
import { creditLeftBy } from "#customer-contract";
import { writeOffModule, writtenOff } from "./index.ts";
import { differences } from "./verify.ts";

type Filling = Omit<RequestOf<typeof addNuclearAccountRecord>, "id" | "version" | "partyKind" | "partyId" | "type">;

/** Money that is received now. */
const money = (amount: string, day = "2026-11-10") => ({ newSource: { amount, day } });

/** A company that writes off: a waybill with bills and costs, and its calls in a few words. */
export async function openWritingOff() {
  const stage = await openReconciling([writeOffModule({ creditLeft: creditLeftBy(openBills) })], writtenOff);
  const { house, asks } = stage;
  const ids = new Map(
    await house.inCompany(async (db) => {
      const { rows } = await db.execute<{ number: string; id: string }>(
        sql`SELECT customer_number AS number, id FROM customer`,
      );
      return rows.map(({ number, id }) => [number, id] as const);
    }),
  );
  const begin = async () => (await house.app.call(generateNuclearAccountNumber, {}, asks)).Content;
  /** Fills a record in that waits, as a receipt of C0001 unless it is said otherwise. */
  const hold = async (
    filling: Partial<Filling> & Pick<Filling, "lines">,
    more: {
      type?: "receipt" | "payment" | "hedge";
      party?: string;
      begun?: { id: string; version: number };
      asks?: typeof asks;
    } = {},
  ) => {
    const { id, version } = more.begun ?? (await begin());
    const party = { partyKind: "customer" as const, partyId: ids.get(more.party ?? "C0001") ?? "" };
    const type = more.type ?? "receipt";
    const input = { id, version, type, ...party, currency: "USD" as const, ...filling };
    return { id, answer: await house.app.call(addNuclearAccountRecord, input, more.asks ?? asks) };
  };
  const load = async (id: string) => (await house.app.call(loadNuclearAccountRecordInfo, { id }, asks)).Content;
  const post = async (id: string) => {
    const { version } = await load(id);
    return await house.app.call(postNuclearAccountRecord, { id, version }, asks);
  };
  const takeBack = async (id: string) => {
    const { version } = await load(id);
    return await house.app.call(takeBackNuclearAccountRecord, { id, version, reason: "Another customer's" }, asks);
  };
  return {
    ...stage,
    begin,
    hold,
    post,
    takeBack,
    record: load,
    money,
    partyId: (number: string) => ids.get(number) ?? "",
    balance: async (id: string) => (await house.app.call(loadCollectionBillInfo, { id }, asks)).Content.balance,
    /** The one source of money that was entered last. */
    lastSource: async () => {
      const { rows } = await house.inCompany((db) =>
        db.execute<{ id: string }>(sql`SELECT id FROM money_source ORDER BY created_at DESC, number DESC LIMIT 1`),
      );
      return rows[0]?.id ?? "";
    },
    /** Balances on which the ledger and the records do not agree. */
    differences: () => house.inCompany((db) => differences(db)),
  };
}

export type WritingOff = Awaited<ReturnType<typeof openWritingOff>>;
