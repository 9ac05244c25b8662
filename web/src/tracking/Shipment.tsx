import "./shipment.css";
import { trackingKey } from "@lading/contract/core";
import { type TrackedShipment } from "@lading/contract/tracking";
import { waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { Link } from "react-router";
import { formatDate, formatDecimal, formatMeasure, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { addressOf } from "./address.ts";
import { Route, ShortRoute } from "./Route.tsx";
import { stepsOf } from "./steps.ts";
import { Timeline } from "./Timeline.tsx";

interface ShipmentProps {
  /** The number that was asked for; said where it is another than the shipment's own. */
  asked: string;
  shipment: TrackedShipment;
  /** The only one: all of it is shown. Of several each can be opened and closed. */
  alone: boolean;
  /** Of several: open at first. */
  isOpen: boolean;
}

/** A shipment: its route, its progress, its figures, and its events. */
export function Shipment({ asked, shipment, alone, isOpen }: ShipmentProps) {
  const head = <Head asked={asked} shipment={shipment} />;
  const body = (
    <div className="shipment-body">
      <Route shipment={shipment} />
      <Steps phase={shipment.phase} />
      <Figures shipment={shipment} />
      <OwnHouses houses={shipment.houses} />
      <Timeline shipment={shipment} />
    </div>
  );
  if (alone)
    return (
      <article className="shipment">
        <header className="shipment-head">{head}</header>
        {body}
      </article>
    );
  return (
    <article className="shipment">
      <details open={isOpen}>
        <summary className="shipment-head">
          {head}
          <Icon name="down" className="shipment-chevron" />
          <span className="shipment-brief">
            <ShortRoute shipment={shipment} />
            <time dateTime={shipment.events[0]?.occurredAt}>{formatMoment(shipment.events[0]?.occurredAt)}</time>
          </span>
        </summary>
        {body}
      </details>
    </article>
  );
}

function Head({ asked, shipment }: Pick<ShipmentProps, "asked" | "shipment">) {
  const { t, language } = useTexts("tracking");
  const { houseNumber, type, state, phase, companies } = shipment;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has 1 to 5
  const kind = waybillTypes[type as WaybillType].text[language];
  return (
    <>
      <h2>
        <bdi>{houseNumber}</bdi>
      </h2>
      <span className="shipment-type">{kind}</span>
      {state !== "" && <strong className={`shipment-state state-${phase ?? "own"}`}>{state}</strong>}
      {trackingKey(asked) !== trackingKey(houseNumber) && (
        <span className="shipment-asked">
          {t("shipment.by")} <bdi>{asked}</bdi>
        </span>
      )}
      {companies.length > 0 && (
        <span className="shipment-companies">
          {t("shipment.forwarder")}
          {companies.map((company) => (
            <bdi key={company}>{company}</bdi>
          ))}
        </span>
      )}
    </>
  );
}

function Steps({ phase }: { phase: string | null }) {
  const { t } = useTexts("tracking");
  const steps = stepsOf(phase);
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

/** Under a main waybill: the signed-in customer's own houses, each with a link to its own events. */
function OwnHouses({ houses }: Pick<TrackedShipment, "houses">) {
  const { t } = useTexts("tracking");
  if (houses.length === 0) return null;
  return (
    <section className="shipment-houses">
      <h3>{t("shipment.houses")}</h3>
      <ul>
        {houses.map(({ houseNumber, pieces, weight, state, phase }) => (
          <li key={houseNumber}>
            <Link to={addressOf([houseNumber])}>
              <bdi>{houseNumber}</bdi>
            </Link>
            <span>
              {t("figures.pieces")} <bdi>{formatDecimal(String(pieces))}</bdi>
            </span>
            <bdi>{t("measured.weight", { weight: formatMeasure(weight) })}</bdi>
            {state !== "" && <strong className={`shipment-state state-${phase ?? "own"}`}>{state}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({ shipment }: { shipment: TrackedShipment }) {
  const { t } = useTexts("tracking");
  const { pieces, weight, volume, shippingDate, etd, eta } = shipment;
  const facts = [
    { name: "pieces", value: String(pieces) },
    { name: "weight", value: weight === "" ? "" : t("measured.weight", { weight: formatMeasure(weight) }) },
    { name: "volume", value: volume === "" ? "" : t("measured.volume", { volume: formatMeasure(volume) }) },
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
