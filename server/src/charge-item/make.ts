import { addExpenseName, deleteExpenseName, editExpenseName } from "@lading/contract/charge-item";
import type { RecordKind } from "#core/testing";

export const chargeItemKinds: readonly RecordKind[] = [
  {
    name: "chargeItem",
    fields: ["chargeItemId"],
    calls: [deleteExpenseName, editExpenseName],
    make: async ({ ask, word }) => (await ask(addExpenseName, { ...addExpenseName.example, englishName: word })).id,
  },
];
