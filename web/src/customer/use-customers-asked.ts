import { getCustomerInfoList, loadCustomerInfo } from "@lading/contract/customer";
import { queryClient } from "#core/api";
import { useServerEvent } from "#core/events";

function readAgain(): void {
  for (const { path } of [getCustomerInfoList, loadCustomerInfo])
    void queryClient.invalidateQueries({ queryKey: [path] });
}

/** Shows at once what customers ask to change of their data, and what colleagues decide. */
export function useCustomersAsked(): void {
  useServerEvent("customer.asked", readAgain);
}
