import {
  addNuclearAccountRecord,
  addOpeningRecord,
  editNuclearAccountRecord,
  generateNuclearAccountNumber,
  getNuclearAccountRecordLog,
  loadNuclearAccountRecordInfo,
  lockNuclearAccountRecord,
  postNuclearAccountRecord,
  settlePartlyPaid,
  previewNuclearAccountRecord,
  takeBackNuclearAccountRecord,
  unlockNuclearAccountRecord,
} from "@lading/contract/write-off";
import { sql } from "drizzle-orm";
import type { RecordKind } from "#core/testing";

const filling = [addNuclearAccountRecord, editNuclearAccountRecord] as const;

export const writeOffKinds: readonly RecordKind[] = [
  {
    name: "writeOff",
    calls: [
      ...filling,
      getNuclearAccountRecordLog,
      loadNuclearAccountRecordInfo,
      lockNuclearAccountRecord,
      postNuclearAccountRecord,
      takeBackNuclearAccountRecord,
      unlockNuclearAccountRecord,
    ],
    make: async ({ ask, idOf, inside, word }) => {
      const recordId = await idOf("bill");
      const customerId = await inside(async (db) => {
        const { rows } = await db.execute<{ id: string }>(
          sql`SELECT customer_id AS id FROM collection_bill WHERE id = ${recordId}`,
        );
        return rows[0]?.id ?? "";
      });
      const { id, version } = await ask(generateNuclearAccountNumber, {});
      await ask(addNuclearAccountRecord, {
        id,
        version,
        type: "receipt",
        partyKind: "customer",
        partyId: customerId,
        currency: "RMB",
        newSource: { amount: "640", day: "2026-11-20", reference: word },
        lines: [{ kind: "bill", recordId, amount: "1" }],
      });
      return id;
    },
  },
  {
    name: "moneySource",
    fields: ["sourceId"],
    make: async ({ idOf, newestIn }) => {
      await idOf("writeOff");
      return await newestIn("money_source");
    },
  },
  { name: "customer", fields: ["partyId"], only: [...filling, previewNuclearAccountRecord] },
  { name: "bill", fields: ["recordId"], only: filling },
  { name: "bill", fields: ["billId"], only: [addOpeningRecord] },
  { name: "waybill", fields: ["waybillId"], only: [settlePartlyPaid] },
  { name: "writeOff", fields: ["recordId"], only: [previewNuclearAccountRecord] },
  { name: "checkBill", fields: ["checkBillId"] },
];
