import {
  addBankAccount,
  addCustomerContact,
  addCustomerInfo,
  auditCustomerRequest,
  batchAddBankAccount,
  customerInfoModifyCompanyInfo,
  deleteBankAccount,
  deleteCustomerContact,
  editBankAccount,
  editBankAccountEffect,
  editCustomerContact,
  editCustomerInfo,
  editCustomerInfoStatue,
  editCustomerMessageMail,
  editCustomerPassword,
  endCustomerSignIn,
  exportBankAccountList,
  exportCustomerContactList,
  exportCustomerInfoList,
  getBankAccountList,
  getCustomerBillList,
  getCustomerContactList,
  getCustomerFileList,
  getCustomerImportTemplate,
  getCustomerInfoList,
  getCustomerLogList,
  getCustomerMessageList,
  getCustomerOptionList,
  importCustomerInfo,
  loadCustomerHomeInfo,
  loadCustomerInfo,
  mergeCustomerInfo,
  readCustomerMessage,
  setCustomerMessageMail,
  setCustomerSignIn,
} from "@lading/contract/customer";
import { on, type ServerModule } from "#core/http";
import {
  changeAccount,
  changeEffect,
  createAccount,
  createAccounts,
  deleteAccount,
  exportAccounts,
  listAccounts,
} from "./accounts.ts";
import { makeFindable } from "./backfill.ts";
import { listBills, listFiles } from "./booked.ts";
import { changeContact, createContact, deleteContact, exportContacts, listContacts } from "./contacts.ts";
import { importCustomers, makeTemplate } from "./import.ts";
import { exportCustomers, listCustomers } from "./list.ts";
import { loadCustomer } from "./load.ts";
import { listLog } from "./log.ts";
import { mergeCustomers } from "./merge/merge.ts";
import { listOptions } from "./options.ts";
import { listCustomerMessages, readCustomerMessages } from "./portal/customer-messages.ts";
import { chooseMessageMail, setMessageMail } from "./portal/message-mail.ts";
import { changePassword, loadHome } from "./portal/portal.ts";
import { decide, modifyOwn } from "./portal/requests.ts";
import { giveSignIn, takeSignIn } from "./portal/sign-in.ts";
import { changeCustomer, createCustomer } from "./saving.ts";
import { registerMessageMails } from "./portal/telling.ts";
import { changeState } from "./state.ts";
import type { CustomerUses } from "./uses.ts";

export { customerKinds } from "./make.ts";
export { addDemoCustomers, addDemoCustomerMessages, findDemoCustomers } from "./demo.ts";
export { customerFinder } from "./find.ts";
export { logCustomer } from "./logging.ts";
export { customerBadge } from "./portal/customer-messages.ts";
export { tellCustomers, tellOfState, type Teller } from "./portal/telling.ts";
export type { BookedOnCustomer } from "./booked.ts";
export type { OpenBills } from "./receivable.ts";
export { customerNameIn, customerNameLike, ownCustomerNameIn } from "./name.ts";
export { accountParties, contactParties, customerParties } from "./parties.ts";
export { foundBy, foundUnder } from "./searching.ts";
export { customers } from "./tables.ts";
export type { Merging } from "./merge/merge.ts";
export { lockCustomer, seesCustomerLicence, visibleCustomers } from "./visible.ts";
export { requestBadge } from "./portal/waiting.ts";

/** Customers, their contacts and bank accounts, and their own portal. `uses` is what higher modules know of them. */
export function customerModule(uses: CustomerUses): ServerModule {
  return {
    name: "customer",
    routes: [
      on(getCustomerOptionList, listOptions),
      on(getCustomerInfoList, listCustomers(uses)),
      on(exportCustomerInfoList, exportCustomers(uses)),
      on(loadCustomerInfo, loadCustomer(uses)),
      on(getCustomerBillList, listBills(uses)),
      on(getCustomerFileList, listFiles(uses)),
      on(addCustomerInfo, createCustomer),
      on(editCustomerInfo, changeCustomer),
      on(editCustomerInfoStatue, changeState),
      on(mergeCustomerInfo, mergeCustomers(uses.keepers)),
      on(setCustomerSignIn, giveSignIn),
      on(endCustomerSignIn, takeSignIn),
      on(setCustomerMessageMail, setMessageMail),
      on(auditCustomerRequest, decide),
      on(getCustomerLogList, listLog),
      on(getCustomerImportTemplate, makeTemplate),
      on(importCustomerInfo, importCustomers),
      on(getCustomerContactList, listContacts),
      on(exportCustomerContactList, exportContacts),
      on(addCustomerContact, createContact),
      on(editCustomerContact, changeContact),
      on(deleteCustomerContact, deleteContact),
      on(getBankAccountList, listAccounts),
      on(exportBankAccountList, exportAccounts),
      on(addBankAccount, createAccount),
      on(batchAddBankAccount, createAccounts),
      on(editBankAccount, changeAccount),
      on(editBankAccountEffect, changeEffect),
      on(deleteBankAccount, deleteAccount),
      on(loadCustomerHomeInfo, loadHome),
      on(customerInfoModifyCompanyInfo, modifyOwn),
      on(getCustomerMessageList, listCustomerMessages(uses)),
      on(readCustomerMessage, readCustomerMessages),
      on(editCustomerMessageMail, chooseMessageMail),
      on(editCustomerPassword, changePassword, {
        limit: ({ ip }) => ({ key: `credentials:${ip}`, limit: 30, windowSeconds: 900 }),
      }),
    ],
    jobs: [({ database }) => makeFindable(database), (services) => registerMessageMails(services, uses)],
  };
}
