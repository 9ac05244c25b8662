import type { FoundShipment, FoundWaybill } from "./shipments.ts";

/** A state in which a shipment begins; with the companies that take it over it only begins in their own books. */
const isStart = ({ phase }: { phase: string | null }) => phase === "orderPlaced";

/**
 * A shipment made of its waybills with the companies that handed it on, the first one first. It is known by its first
 * number and begins where the first company says; where it goes, what it measures and when it is due is said by the
 * company that has it now. The events of all stand in one line, the newest first; it is placed once, with the first.
 */
export function joined(way: readonly [FoundWaybill, ...FoundWaybill[]]): FoundShipment {
  const [first, ...later] = way;
  const last = way.at(-1) ?? first;
  const { company: _company, stateAt: _stateAt, isOwn: _isOwn, ...shown } = first;
  const { pieces, weight, volume, changedAt } = last;
  const { state, phase } = latest([first, ...later.filter((waybill) => !isStart(waybill))]);
  const events = [...first.events, ...later.flatMap((waybill) => waybill.events.filter((event) => !isStart(event)))];
  return {
    ...shown,
    loadingPort: first.loadingPort || last.loadingPort,
    destinationPort: last.destinationPort || first.destinationPort,
    country: last.country || first.country,
    city: last.city || first.city,
    etd: last.etd ?? first.etd,
    eta: last.eta ?? first.eta,
    pieces,
    weight,
    volume,
    vessel: last.vessel || first.vessel,
    voyage: last.voyage || first.voyage,
    containers: [...new Set(way.flatMap(({ containers }) => containers))],
    changedAt,
    state,
    phase,
    companies: [...new Set(way.map(({ company }) => company))].filter((name) => name !== ""),
    events: events.toSorted((a, b) => b.occurredAt.localeCompare(a.occurredAt) || b.id.localeCompare(a.id)),
  };
}

/** The waybill that came to its state last. */
function latest([first, ...later]: readonly [FoundWaybill, ...FoundWaybill[]]): FoundWaybill {
  return later.reduce((one, other) => ((other.stateAt ?? "") > (one.stateAt ?? "") ? other : one), first);
}
