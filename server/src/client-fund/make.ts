import * as contract from "@lading/contract/client-fund";
import { sql } from "drizzle-orm";
import type { RecordKind, RecordMaker } from "#core/testing";

/** An entry of the company's own customer with this remitter, and in the word's own amount of text. */
async function enter({ ask, idOf, word }: RecordMaker): Promise<string> {
  const customerId = await idOf("customer");
  const { id } = await ask(contract.addClientFundBusinessEntry, {
    ...contract.addClientFundBusinessEntry.example,
    customerId,
    remitter: word,
    receiveDate: "2026-01-05",
    repeatConfirmed: true,
    differenceConfirmed: true,
  });
  return id;
}

/** Somebody else entered it: the maker, who is alone with all rights, posts. */
async function post({ ask, inside }: RecordMaker, id: string): Promise<void> {
  await inside((db) =>
    db.execute(
      sql`UPDATE client_fund_entry SET created_by = gen_random_uuid(), changed_by = gen_random_uuid() WHERE id = ${id}`,
    ),
  );
  await ask(contract.postClientFundEntry, { id, version: 1 });
}

export const clientFundKinds: readonly RecordKind[] = [
  {
    name: "clientFundEntry",
    calls: [
      contract.loadClientFundEntryInfo,
      contract.editClientFundBusinessEntry,
      contract.deleteClientFundBusinessEntry,
      contract.postClientFundEntry,
      contract.deleteClientFundFinanceEntry,
      contract.getCustomerCapitalEntryLog,
    ],
    make: enter,
  },
  {
    name: "receiptPreRecord",
    calls: [
      contract.editReceiptPreRecord,
      contract.deleteReceiptPreRecord,
      contract.claimReceiptPreRecords,
      contract.withdrawReceiptPreRecordClaim,
      contract.confirmReceiptPreRecordClaim,
      contract.refuseReceiptPreRecordClaim,
      contract.getReceiptPreRecordLog,
    ],
    make: async ({ ask, word }) =>
      (
        await ask(contract.addReceiptPreRecord, {
          ...contract.addReceiptPreRecord.example,
          remitter: word,
          receiveDate: "2026-01-05",
        })
      ).id,
  },
  {
    name: "clientFund",
    calls: [contract.loadClientFund],
    fields: ["fundId"],
    make: async (maker) => {
      await post(maker, await enter(maker));
      return await maker.newestIn("client_fund");
    },
  },
  {
    name: "clientFundMovement",
    calls: [
      contract.confirmClientFundMovement,
      contract.refuseClientFundMovement,
      contract.withdrawClientFundMovement,
      contract.offsetCollectionAdvance,
      contract.getClientFundMovementLog,
    ],
    make: async ({ ask, idOf, word }) => {
      const fundId = await idOf("clientFund");
      return (await ask(contract.addClientFundPayBack, { fundId, amount: "1", payee: word, reason: word })).id;
    },
  },
  { name: "bankEntry", fields: ["ids"], only: [contract.takeReceiptPreRecords] },
  {
    name: "customer",
    fields: ["customerId", "toCustomerId"],
    only: [
      contract.addClientFundBusinessEntry,
      contract.editClientFundBusinessEntry,
      contract.claimReceiptPreRecords,
      contract.addClientFundTransfer,
      contract.addCollectionAdvance,
      contract.createClientFundStatementPdf,
      contract.getClientFundStatementEmail,
      contract.sendClientFundStatementEmail,
    ],
  },
];
