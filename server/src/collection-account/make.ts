import {
  addCollectionAccount,
  deleteCollectionAccount,
  editCollectionAccount,
  getCollectionAccountLog,
} from "@lading/contract/collection-account";
import type { RecordKind } from "#core/testing";

export const collectionAccountKinds: readonly RecordKind[] = [
  {
    name: "collectionAccount",
    calls: [deleteCollectionAccount, editCollectionAccount, getCollectionAccountLog],
    make: async ({ ask, word }) =>
      (await ask(addCollectionAccount, { ...addCollectionAccount.example, accountName: word })).id,
  },
];
