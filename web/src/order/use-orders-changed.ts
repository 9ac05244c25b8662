import {
  getCustomerEntrustOrderList,
  getOrderReceivingCenterList,
  loadCustomerEntrustOrder,
  loadEntrustOrder,
} from "@lading/contract/order";
import { queryClient } from "#core/api";
import { useServerEvent } from "#core/events";

const reads = [getOrderReceivingCenterList, loadEntrustOrder, getCustomerEntrustOrderList, loadCustomerEntrustOrder];

function readAgain(): void {
  for (const { path } of reads) void queryClient.invalidateQueries({ queryKey: [path] });
}

/** Shows at once what the customer, a colleague or the warehouse does to orders. */
export function useOrdersChanged(): void {
  useServerEvent("order.changed", readAgain);
  useServerEvent("goodsReceipt.changed", readAgain);
}
