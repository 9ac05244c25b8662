import type { Call, Right } from "@lading/contract/core";
import { splitRight } from "@lading/contract/core";
import { getMenuInfoList } from "@lading/contract/system";
import { callApi, keyOf, queryClient, useRead } from "#core/api";
import { useSession } from "#core/session";
import { openEntries } from "./entries.ts";

const reading = { quiet: true, ownErrors: true };

/** The menu of the signed-in person, as the server answers it. */
export function useMenu() {
  const session = useSession();
  return useRead(getMenuInfoList, {}, { ...reading, enabled: session !== null });
}

/** Asks for the menu before anything shows it. */
export function fetchMenu(): void {
  void queryClient.prefetchQuery({ queryKey: keyOfMenu, queryFn: () => callApi(getMenuInfoList, {}, reading) });
}

/** Says which of the person's rights hold: `const may = useMay(); may("/logisticsManagement/checkWayBill:edit")`. */
export function useMay(): (right: Right) => boolean {
  const { data } = useMenu();
  const entries = openEntries(data ?? []);
  return (right) => {
    const { page, action } = splitRight(right);
    return entries.some((entry) => entry.MenuUrl === page && entry.Rights.includes(action));
  };
}

/** Says whether the person may make a call, as far as rights go: a screen does not offer what would be refused. */
export function useMayCall(): (call: Pick<Call, "access">) => boolean {
  const may = useMay();
  return ({ access }) => access.audience !== "staff" || access.rights.length === 0 || access.rights.some(may);
}

/** The key under which the menu is kept. */
export const keyOfMenu = keyOf(getMenuInfoList, {});
