import { loadWayBillInfo, type WaybillRecord } from "@lading/contract/waybill";
import { useEffect, useEffectEvent } from "react";
import { useRead } from "#core/api";
import { usePage } from "#core/page";

/** Reads the waybill of which the address asks a copy (`?copy=`), hands it over and clears the address. */
export function useAskedCopy(onAsked: (record: WaybillRecord) => void): void {
  const { search, replaceSearch } = usePage();
  const asked = search.get("copy");
  const { data, error, isFetching } = useRead(loadWayBillInfo, { id: asked ?? "" }, { enabled: asked !== null });
  const record = data?.id === asked && !isFetching ? data : undefined;
  const take = useEffectEvent((read: WaybillRecord) => onAsked(read));
  useEffect(() => {
    if (asked === null || (record === undefined && error === null)) return;
    if (record) take(record);
    replaceSearch(new URLSearchParams());
  }, [asked, record, error, replaceSearch]);
}
