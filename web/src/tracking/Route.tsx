import "./route.css";
import type { TrackedShipment } from "@lading/contract/tracking";
import { isAir, isSea } from "@lading/contract/waybill";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { destinationNote, placeOf } from "./place.ts";

/** How a type travels, as a drawing. */
const vehicleOf = (type: number) => (isSea(type) ? "ship" : isAir(type) ? "plane" : "truck");

/** From where to where, and by what. */
export function Route({ shipment: { origin, destination, city, type } }: { shipment: TrackedShipment }) {
  const { t } = useTexts("tracking");
  const from = placeOf(origin);
  const to = placeOf(destination || city);
  return (
    <div className="shipment-route">
      <End label={t("shipment.from")} name={from.name} note={from.code} />
      <span className="shipment-way">
        <Icon name={vehicleOf(type)} />
      </span>
      <End label={t("shipment.to")} name={to.name} note={destinationNote(to, city)} />
    </div>
  );
}

function End({ label, name, note }: { label: string; name: string; note: string }) {
  return (
    <p>
      <small>{label}</small>
      <strong>
        <bdi>{name || "–"}</bdi>
      </strong>
      {note !== "" && (
        <small>
          <bdi>{note}</bdi>
        </small>
      )}
    </p>
  );
}

/** The same in one line. */
export function ShortRoute({ shipment: { origin, destination, city, type } }: { shipment: TrackedShipment }) {
  const from = placeOf(origin).name;
  const to = placeOf(destination || city).name;
  if (from === "" && to === "") return null;
  return (
    <span className="shipment-short">
      <bdi>{from || "–"}</bdi>
      <Icon name={vehicleOf(type)} className="shipment-vehicle" />
      <bdi>{to || "–"}</bdi>
    </span>
  );
}
