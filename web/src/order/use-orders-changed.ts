import {
  getCustomerEntrustOrderList,
  getOrderReceivingCenterList,
  loadCustomerEntrustOrder,
  loadEntrustOrder,
} from "@lading/contract/order";
import { queryClient } from "#core/api";
import { useServerEvent } from "#core/events";

const reads = [getOrderReceivingCenterList, loadEntrustOrder, getCustomerEntrustOrderList, loadCustomerEntrustOrder];

/** Shows at once what the customer, a colleague or the warehouse does to orders. */
export function useOrdersChanged(): void {
  const readAgain = () => {
    for (const { path } of reads) void queryClient.invalidateQueries({ queryKey: [path] });
  };
  useServerEvent("order.changed", readAgain);
  useServerEvent("goodsReceipt.changed", readAgain);
}
