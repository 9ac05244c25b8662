import { loadWayBillInfo, wayBillDetail } from "@lading/contract/waybill";
import { useEffect, useRef, useState } from "react";
import { callApi, useRead } from "#core/api";
import type { House } from "./houses.ts";

/** So many are asked for at a time. */
const atOnce = 6;

/**
 * The houses with these ids, as far as they are known: those under the main waybill that is edited, those picked from
 * the search, and the rest asked for one by one. One that cannot be read (deleted since) is left out.
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
    for (const id of wanted) asked.current.add(id);
    void readHouses(wanted, (rows) => setKnown((now) => withHouses(now, rows)));
  }, [missing]);

  return { houses: ids.flatMap((id) => houses.get(id) ?? []), add };
}

function withHouses(known: ReadonlyMap<string, House>, rows: readonly House[]): ReadonlyMap<string, House> {
  return new Map([...known, ...rows.map((house) => [house.id, house] as const)]);
}

async function readHouses(ids: readonly string[], onRead: (houses: readonly House[]) => void): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const reads = ids
      .slice(from, from + atOnce)
      .map((id) => callApi(loadWayBillInfo, { id }, { quiet: true, ownErrors: true }));
    // oxlint-disable-next-line eslint/no-await-in-loop -- a few at a time
    const found = await Promise.allSettled(reads);
    onRead(found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  }
}
