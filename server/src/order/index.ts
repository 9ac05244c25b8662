import {
  acceptEntrustOrder,
  acceptEntrustOrders,
  addCustomerEntrustOrder,
  addEntrustOrder,
  editCustomerEntrustOrder,
  editEntrustOrder,
  exportCustomerEntrustOrderList,
  exportOrderReceivingCenterList,
  getCustomerEntrustOrderList,
  getOrderReceivingCenterList,
  loadCustomerEntrustOrder,
  loadEntrustOrder,
  reopenEntrustOrder,
  turnDownEntrustOrder,
  withdrawCustomerEntrustOrder,
} from "@lading/contract/order";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import type { MenuBadge } from "#system";
import type { Gates } from "#waybill";
import { acceptOrder, acceptOrders } from "./accept.ts";
import { reopen, turnDown, withdrawOwn } from "./end.ts";
import { countWaiting, exportOrders, exportOwn, listOrders, listOwn, showOrder, showOwn } from "./list.ts";
import { editOrder, placeFor, placeOwn } from "./place.ts";

export { orderKinds } from "./make.ts";
export { addDemoOrders } from "./demo.ts";
export { orderFinder } from "./find.ts";
export { opensOrder } from "./read.ts";

/** How many orders wait, beside the receiving centre in the menu. */
export const orderBadge: MenuBadge = { url: "/logisticsManagement/orderWayBill", count: countWaiting };

/** Entrust orders: placed by customers or recorded for them, accepted into waybills or turned down. */
export function orderModule(gates: Gates = {}): ServerModule {
  return {
    name: "order",
    routes: [
      on(getOrderReceivingCenterList, listOrders),
      on(exportOrderReceivingCenterList, exportOrders),
      on(loadEntrustOrder, showOrder),
      on(addEntrustOrder, placeFor),
      on(editEntrustOrder, editOrder),
      on(acceptEntrustOrder, acceptOrder(gates)),
      on(acceptEntrustOrders, acceptOrders(gates)),
      onWithoutTransaction(turnDownEntrustOrder, turnDown),
      on(reopenEntrustOrder, reopen),
      on(getCustomerEntrustOrderList, listOwn),
      on(exportCustomerEntrustOrderList, exportOwn),
      on(loadCustomerEntrustOrder, showOwn),
      on(addCustomerEntrustOrder, placeOwn),
      on(editCustomerEntrustOrder, editOrder),
      on(withdrawCustomerEntrustOrder, withdrawOwn),
    ],
  };
}
