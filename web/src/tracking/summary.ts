import type { AnswerOf } from "@lading/contract/core";
import type { expressDetails, TrackedShipment } from "@lading/contract/tracking";

type Results = AnswerOf<typeof expressDetails>["results"];

export interface Summary {
  delivered: number;
  underWay: number;
  /** Numbers for which nothing can be shown. */
  missing: number;
}

/** How the shipments of an answer stand; one that was asked for by two of its numbers counts once. */
export function summaryOf(results: Results): Summary {
  const shipments = new Map(
    results.flatMap((result) => result.shipments).map((shipment) => [shipmentKey(shipment), shipment.phase]),
  );
  const delivered = [...shipments.values()].filter((phase) => phase === "delivered").length;
  return {
    delivered,
    underWay: shipments.size - delivered,
    missing: results.filter(({ found }) => !found).length,
  };
}

/** Tells shipments apart: companies that have nothing to do with each other may use the same number. */
export function shipmentKey({ houseNumber, companies }: TrackedShipment): string {
  return [houseNumber, ...companies].join("\n");
}

/** The person's own time zone by name, e.g. "Arabian Standard Time"; the empty text where the browser does not say. */
export function zoneName(locale: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: "long" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
