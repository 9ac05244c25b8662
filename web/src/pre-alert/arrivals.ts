import { preAlertEvent, preAlertReads } from "@lading/contract/pre-alert";
import { queryClient } from "#core/api";
import { useServerEvent } from "#core/events";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";

/**
 * Hears of pre-alerts that come or change, wherever the person is: what is on the screen is read again, and whoever may
 * see them is told of a new one. The shell uses it, and says it in its own words.
 */
export function useArrivals(say: () => string): void {
  const may = useMay();
  useServerEvent(preAlertEvent, ({ what }) => {
    for (const path of preAlertReads) void queryClient.invalidateQueries({ queryKey: [path] });
    if (what === "received" && may("/logisticsManagement/preAlertList:view")) notify.info(say());
  });
}
