import {
  addEmailConfig,
  deleteEmailConfig,
  editEmailConfig,
  exportEmailConfigList,
  getEmailConfigList,
  getEmailConfigLog,
  loadEmailSending,
  testEmailConfig,
} from "@lading/contract/email-config";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { addAccount, deleteAccounts, editAccount } from "./change.ts";
import { exportAccounts, listAccounts } from "./list.ts";
import { readAccountLog } from "./log.ts";
import { loadSending } from "./sending.ts";
import { testAccount } from "./try-out.ts";

export { emailConfigKinds } from "./make.ts";
export { mailAccounts } from "./tables.ts";
export { companyAccounts } from "./sending.ts";

/** A company's own accounts at mail servers, by which its mail leaves. */
export const emailConfigModule: ServerModule = {
  name: "email-config",
  routes: [
    on(getEmailConfigList, listAccounts),
    on(exportEmailConfigList, exportAccounts),
    on(loadEmailSending, loadSending),
    on(addEmailConfig, addAccount),
    on(editEmailConfig, editAccount),
    on(deleteEmailConfig, deleteAccounts),
    onWithoutTransaction(testEmailConfig, testAccount),
    on(getEmailConfigLog, readAccountLog),
  ],
};
