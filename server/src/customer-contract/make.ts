import {
  addContract,
  deleteContract,
  editContract,
  getContractLogList,
  loadContractInfo,
} from "@lading/contract/customer-contract";
import type { RecordKind } from "#core/testing";

export const contractKinds: readonly RecordKind[] = [
  {
    name: "contract",
    calls: [deleteContract, editContract, getContractLogList, loadContractInfo],
    make: async ({ ask, idOf, word }) =>
      (await ask(addContract, { ...addContract.example, customerId: await idOf("customer"), name: word })).id,
  },
];
