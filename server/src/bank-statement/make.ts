import {
  answerBankEntry,
  confirmBankReturn,
  getBankEntryLog,
  loadBankEntry,
  previewBankFile,
  reopenBankEntry,
  setBankEntryAside,
  takeOverBankEntry,
  takeOverBankFile,
  undoBankEntry,
} from "@lading/contract/bank-statement";
import type { RecordKind } from "#core/testing";
import { storeStatements } from "./files/take-over.ts";

/** An entry is stored directly: reading its file is not under test here. */
export const bankStatementKinds: readonly RecordKind[] = [
  {
    name: "bankFile",
    fields: ["fileId"],
    only: [previewBankFile, takeOverBankFile],
    make: ({ upload }) => upload("bankStatement"),
  },
  { name: "collectionAccount", fields: ["accountId"] },
  { name: "customer", fields: ["partyId"], only: [takeOverBankEntry] },
  { name: "bill", fields: ["recordId"], only: [takeOverBankEntry] },
  {
    name: "bankEntry",
    fields: ["undoes"],
    calls: [
      answerBankEntry,
      confirmBankReturn,
      getBankEntryLog,
      loadBankEntry,
      reopenBankEntry,
      setBankEntryAside,
      takeOverBankEntry,
      undoBankEntry,
    ],
    make: async ({ companyId, userId, inside, idOf, newestIn, word }) => {
      const account = { id: await idOf("collectionAccount"), number: word, currency: "USD" as const };
      const line = {
        amount: "640.00",
        counterparty: word,
        counterpartyAccount: "",
        text: word,
        endToEndId: "",
        instructed: null,
        charges: "",
        isReturn: false,
        returnReason: "",
      };
      const entry = {
        state: "booked" as const,
        bookedOn: "2026-11-20",
        valueDate: null,
        valueDateText: "",
        amount: line.amount,
        currency: account.currency,
        bankReference: word,
        balanceAfter: null,
        lines: [line],
        doubts: [],
      };
      const head = { format: "camt" as const, id: word, sequence: "", account: word, currency: account.currency };
      const statement = { ...head, opening: null, closing: null, entries: [entry], unread: [] };
      const doer = { companyId, userId, userName: word, ip: "127.0.0.1" };
      await inside((db) =>
        storeStatements(db, doer, {
          account,
          statements: [statement],
          fileId: null,
          fileName: word,
          isConfirmed: false,
        }),
      );
      return await newestIn("bank_payment");
    },
  },
];
