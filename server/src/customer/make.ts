import { randomUUIDv7 } from "node:crypto";
import {
  addBankAccount,
  addCustomerContact,
  addCustomerInfo,
  auditCustomerRequest,
  deleteBankAccount,
  deleteCustomerContact,
  editBankAccount,
  editBankAccountEffect,
  editCustomerContact,
  editCustomerInfo,
  editCustomerInfoStatue,
  endCustomerSignIn,
  importCustomerInfo,
  loadCustomerInfo,
  mergeCustomerInfo,
  readCustomerMessage,
  setCustomerMessageMail,
  setCustomerSignIn,
} from "@lading/contract/customer";
import type { RecordKind } from "#core/testing";
import { changeRequests, customerMessages } from "./tables.ts";

export const customerKinds: readonly RecordKind[] = [
  {
    name: "customerSheet",
    fields: ["fileId"],
    only: [importCustomerInfo],
    make: ({ upload }) => upload("customerImport"),
  },
  {
    name: "customer",
    fields: ["customerId", "mergedId"],
    calls: [
      editCustomerInfo,
      editCustomerInfoStatue,
      endCustomerSignIn,
      loadCustomerInfo,
      mergeCustomerInfo,
      setCustomerMessageMail,
      setCustomerSignIn,
    ],
    make: async ({ ask, word }) => {
      const named = { customerNumber: "C0001", customerName: `${word} Trading`, companyNameEn: word };
      return (await ask(addCustomerInfo, { ...addCustomerInfo.example, ...named })).id;
    },
  },
  {
    name: "customerContact",
    calls: [deleteCustomerContact, editCustomerContact],
    make: async ({ ask, idOf, word }) => {
      const contact = { ...addCustomerContact.example, customerId: await idOf("customer"), contact: word };
      return (await ask(addCustomerContact, contact)).id;
    },
  },
  {
    name: "bankAccount",
    calls: [deleteBankAccount, editBankAccount, editBankAccountEffect],
    make: async ({ ask, idOf, word }) => {
      const account = { ...addBankAccount.example, customerId: await idOf("customer"), bankName: word };
      return (await ask(addBankAccount, account)).id;
    },
  },
  {
    name: "customerRequest",
    calls: [auditCustomerRequest],
    make: async ({ companyId, idOf, inside, word }) => {
      const changes = [{ field: "city", before: "Shenzhen", after: word }];
      const request = { companyId, id: randomUUIDv7(), customerId: await idOf("customer"), changes };
      await inside((db) => db.insert(changeRequests).values(request));
      return request.id;
    },
  },
  {
    name: "customerMessage",
    calls: [readCustomerMessage],
    make: async ({ companyId, idOf, inside, word }) => {
      const customerId = await idOf("customer");
      const message = { companyId, id: randomUUIDv7(), customerId, kind: "waybillState" as const, place: word };
      await inside((db) => db.insert(customerMessages).values(message));
      return message.id;
    },
  },
];
