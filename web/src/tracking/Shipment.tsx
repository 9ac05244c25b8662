import type { TrackedShipment } from "@lading/contract/tracking";
import { isSea, waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { formatDate, formatDecimal, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { stepsOf } from "./steps.ts";

interface ShipmentProps {
  /** The number that was asked for, where it is another than the shipment's own. */
  asked: string;
  shipment: TrackedShipment;
  isOpen: boolean;
}

/** One shipment: its route, how far it is, its figures, and what happened, newest first. */
export function Shipment({ asked, shipment, isOpen }: ShipmentProps) {
  const { t, language } = useTexts("tracking");
  const { houseNumber, type, state, preset, events } = shipment;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has 1 to 5
  const kind = waybillTypes[type as WaybillType].text[language];
  return (
    <article className="shipment">
      <header>
        <h2>
          <bdi>{houseNumber}</bdi>
        </h2>
        <span className="shipment-type">{kind}</span>
        {state !== "" && <strong className={`shipment-state state-${preset ?? "own"}`}>{state}</strong>}
      </header>
      {asked !== houseNumber && (
        <p className="muted">
          {t("shipment.by")} <bdi>{asked}</bdi>
        </p>
      )}
      <Route shipment={shipment} />
      <Steps preset={preset} />
      <Figures shipment={shipment} />
      {events.length > 0 && (
        <details className="shipment-events" open={isOpen}>
          <summary>{t("shipment.events", { count: events.length })}</summary>
          <ol>
            {events.map((event, place) => (
              <li key={`${event.occurredAt} ${place}`} aria-current={place === 0 ? "step" : undefined}>
                <time dateTime={event.occurredAt}>{formatMoment(event.occurredAt)}</time>
                <div>
                  <strong>{event.state}</strong>
                  {event.place !== "" && <span> · {event.place}</span>}
                  {event.remark !== "" && <p dir="auto">{event.remark}</p>}
                </div>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

function Route({ shipment: { origin, destination, city, type } }: { shipment: TrackedShipment }) {
  const { t } = useTexts("tracking");
  return (
    <p className="shipment-route">
      <span>
        <small>{t("shipment.from")}</small>
        <bdi>{origin || "–"}</bdi>
      </span>
      <span className={isSea(type) ? "shipment-way by-sea" : "shipment-way"} aria-hidden="true" />
      <span>
        <small>{t("shipment.to")}</small>
        <bdi>{destination || city || "–"}</bdi>
      </span>
    </p>
  );
}

function Steps({ preset }: { preset: string | null }) {
  const { t } = useTexts("tracking");
  const steps = stepsOf(preset);
  if (!steps) return null;
  return (
    <ol className="shipment-steps" aria-label={t("shipment.progress")}>
      {steps.map(({ step, isDone, isNow }) => (
        <li key={step} data-done={isDone || undefined} aria-current={isNow ? "step" : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Figures({ shipment }: { shipment: TrackedShipment }) {
  const { t } = useTexts("tracking");
  const { pieces, weight, volume, shippingDate, etd, eta } = shipment;
  const facts = [
    { name: "pieces", value: String(pieces) },
    { name: "weight", value: `${formatDecimal(weight)} kg` },
    { name: "volume", value: `${formatDecimal(volume)} m³` },
    { name: "shippingDate", value: formatDate(shippingDate) },
    { name: "etd", value: formatDate(etd) },
    { name: "eta", value: formatDate(eta) },
  ] as const;
  return (
    <dl className="shipment-figures">
      {facts
        .filter(({ value }) => value !== "")
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
