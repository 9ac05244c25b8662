import {
  addCollectionAccount,
  deleteCollectionAccount,
  editCollectionAccount,
  exportCollectionAccountList,
  getCollectionAccountList,
  getCollectionAccountLog,
  getCollectionAccountOptionList,
} from "@lading/contract/collection-account";
import { on, type ServerModule } from "#core/http";
import { changeAccount, createAccount, deleteAccounts, type AccountsInUse } from "./change.ts";
import { exportAccounts, listAccounts, listOptions } from "./list.ts";
import { readAccountLog } from "./log.ts";

export { addDemoCollectionAccounts } from "./demo.ts";
export { accountsToPayInto, accountToPayInto, onPaper, type PaidInto } from "./list.ts";
export { collectionAccountKinds } from "./make.ts";
export { collectionAccounts } from "./tables.ts";

/** The company's own bank accounts, into which its customers pay; `inUse` says which have statements. */
export function collectionAccountModule({ inUse }: { inUse?: AccountsInUse } = {}): ServerModule {
  return {
    name: "collection-account",
    routes: [
      on(getCollectionAccountList, listAccounts),
      on(getCollectionAccountOptionList, listOptions),
      on(exportCollectionAccountList, exportAccounts),
      on(addCollectionAccount, createAccount),
      on(editCollectionAccount, changeAccount(inUse)),
      on(deleteCollectionAccount, deleteAccounts(inUse)),
      on(getCollectionAccountLog, readAccountLog),
    ],
  };
}
