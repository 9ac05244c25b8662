import {
  addExpenseName,
  deleteExpenseName,
  editExpenseName,
  exportExpenseNameList,
  getExpenseNameList,
} from "@lading/contract/charge-item";
import { on, type ServerModule } from "#core/http";
import { changeItem, createItem, deleteItems } from "./change.ts";
import { exportItems, listItems } from "./list.ts";
import type { ChargeItemUse } from "./uses.ts";

export { chargeItemKinds } from "./make.ts";
export { addPresetChargeItems } from "./preset.ts";
export { chargeItems } from "./tables.ts";
export type { ChargeItemUse } from "./uses.ts";

/** The company's charge items. `uses` is what other modules say of the charges that they keep. */
export function chargeItemModule(uses: readonly ChargeItemUse[]): ServerModule {
  return {
    name: "charge-item",
    routes: [
      on(getExpenseNameList, listItems(uses)),
      on(exportExpenseNameList, exportItems),
      on(addExpenseName, createItem),
      on(editExpenseName, changeItem),
      on(deleteExpenseName, deleteItems(uses)),
    ],
  };
}
