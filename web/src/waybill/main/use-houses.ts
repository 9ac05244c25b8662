import { phasesAfterDeparture } from "@lading/contract/logistics-state";
import { getWayBillListByNumbers, wayBillDetail } from "@lading/contract/waybill";
import { useEffect, useRef, useState } from "react";
import { callApi, useRead } from "#core/api";
import type { House } from "./houses.ts";

/**
 * The houses with these ids, as far as they are known: those under the main waybill that is edited, those picked from
 * the search, and the rest asked for together. A house that cannot be read (deleted since) is left out.
 */
export function useHouses(ids: readonly string[], mainId: string | undefined) {
  const under = useRead(
    wayBillDetail,
    { id: mainId ?? "" },
    { enabled: mainId !== undefined, quiet: true, ownErrors: true },
  );
  const [known, setKnown] = useState<ReadonlyMap<string, House>>(new Map());
  const asked = useRef(new Set<string>());
  const houses = new Map<string, House>([
    ...(under.data?.houses ?? []).map((house) => [house.id, house] as const),
    ...known,
  ]);
  const add = (rows: readonly House[]) => setKnown((now) => withHouses(now, rows));

  const isReady = mainId === undefined || !under.isPending;
  const missing = isReady ? ids.filter((id) => !houses.has(id)).join(" ") : "";
  useEffect(() => {
    const wanted = missing.split(" ").filter((id) => id !== "" && !asked.current.has(id));
    if (wanted.length === 0) return;
    for (const id of wanted) asked.current.add(id);
    callApi(getWayBillListByNumbers, { ids: wanted }, { quiet: true, ownErrors: true }).then(
      ({ rows }) => setKnown((now) => withHouses(now, rows)),
      // Asked again with the next change of the houses.
      () => wanted.forEach((id) => asked.current.delete(id)),
    );
  }, [missing]);

  const present = new Set((under.data?.houses ?? []).map(({ id }) => id));
  const shown = ids.flatMap((id) => houses.get(id) ?? []);
  return {
    houses: shown,
    /** Those that do not lie under it yet. */
    coming: isReady ? shown.filter(({ id }) => !present.has(id)) : [],
    isLeft: isReady && [...present].some((id) => !ids.includes(id)),
    hasDeparted: (under.data?.events ?? []).some(
      ({ phase, withdrawnAt }) => withdrawnAt === null && isAfterDeparture(phase),
    ),
    add,
  };
}

/** Whether a shipment in this phase is on its way or further. */
function isAfterDeparture(wanted: string | null): boolean {
  return phasesAfterDeparture.some((phase) => phase === wanted);
}

/**
 * Whether a shipment in this phase may be on its way. An exception, and a state of which nobody has said its phase, do not
 * tell: the server refuses where a reason is needed.
 */
export function mayHaveDeparted(phase: string | null): boolean {
  return phase === null || phase === "exception" || isAfterDeparture(phase);
}

function withHouses(known: ReadonlyMap<string, House>, rows: readonly House[]): ReadonlyMap<string, House> {
  return new Map([...known, ...rows.map((house) => [house.id, house] as const)]);
}
