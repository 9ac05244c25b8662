import type { PreAlertContainer } from "@lading/contract/pre-alert";
import { sum } from "@lading/contract/waybill";
import { and, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { HandedContainer } from "#container";
import { hasWrongNumber } from "#waybill";
import { preAlerts } from "./tables.ts";

/** Whether a container's number came with a wrong check digit, or not in its form. */
export function isFlagged({ containerNumber }: HandedContainer): boolean {
  return hasWrongNumber({ type: 2, mainNumber: "", containerNumber });
}

/** A handed container as people see it, with what is in it together. */
export function shownContainer(container: HandedContainer): PreAlertContainer {
  const { containerNumber, cabinetClass, cabinetType, sealNumber, packed } = container;
  const total = (measure: "weight" | "volume") =>
    sum(
      packed.map((house) => house[measure]),
      3,
    );
  return {
    containerNumber,
    numberFlagged: isFlagged(container),
    cabinetClass,
    cabinetType,
    sealNumber,
    pieces: packed.reduce((pieces, house) => pieces + house.pieces, 0),
    weight: total("weight"),
    volume: total("volume"),
    packed,
  };
}

/** The containers of a pre-alert. */
export async function readContainers(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
): Promise<PreAlertContainer[]> {
  const [alert] = await db
    .select({ containers: preAlerts.containers })
    .from(preAlerts)
    .where(and(eq(preAlerts.companyId, companyId), eq(preAlerts.id, id)));
  return (alert?.containers ?? []).map(shownContainer);
}

/** Those in which a house is, with no more than what is of it. */
export function containersOfHouse(containers: readonly PreAlertContainer[], houseNumber: string): PreAlertContainer[] {
  return containers.flatMap((container) => {
    const packed = container.packed.filter((house) => house.houseNumber === houseNumber);
    const [own] = packed;
    return own ? [{ ...container, pieces: own.pieces, weight: own.weight, volume: own.volume, packed }] : [];
  });
}
