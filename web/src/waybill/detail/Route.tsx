import type { WaybillField } from "@lading/contract/waybill";
import { formatDate, formatMeasure } from "#core/format";
import { Icon } from "#ui/light";
import { CityName, PortText } from "#ui";
import { useCountries } from "../countries.ts";
import { useLabels } from "../labels.ts";
import type { Detail } from "./detail.ts";

/** Where it goes and how much it is, at a glance. */
export function Route({ waybill }: { waybill: Detail["waybill"] }) {
  const labels = useLabels();
  const { nameOf } = useCountries();
  const figure = (field: WaybillField, value: string) => (
    <div className="waybill-figure">
      <bdi>{formatMeasure(value)}</bdi>
      <span>{labels.field(field)}</span>
    </div>
  );
  const end = [waybill.cityName, waybill.country === "" ? "" : nameOf(waybill.country)].filter((part) => part !== "");
  return (
    <section className="waybill-card waybill-route">
      <div className="waybill-way">
        <div>
          <strong>
            {waybill.loadingPort === "" ? (
              <CityName country={waybill.shipperCountry} city={waybill.shipperCity || "–"} />
            ) : (
              <PortText port={waybill.loadingPort} name={waybill.loadingPortName} />
            )}
          </strong>
          <span>
            {waybill.etd ? `${labels.field("etd")} · ${formatDate(waybill.etd)}` : labels.field("loadingPort")}
          </span>
        </div>
        <Icon name="down" className="waybill-way-arrow" />
        <div>
          <strong>
            <PortText port={waybill.destinationPort} name={waybill.destinationPortName || waybill.cityName || "–"} />
          </strong>
          <span>
            {waybill.eta ? `${labels.field("eta")} · ${formatDate(waybill.eta)}` : labels.field("destinationPort")}
          </span>
        </div>
        {end.length > 0 && (
          <>
            <Icon name="down" className="waybill-way-arrow" />
            <div>
              <strong>{end[0]}</strong>
              <span>{end[1] ?? labels.field("country")}</span>
            </div>
          </>
        )}
      </div>
      <div className="waybill-figures">
        {figure("pieces", String(waybill.pieces))}
        {figure("weight", waybill.weight)}
        {figure("volume", waybill.volume)}
        {figure("volumeWeight", waybill.volumeWeight)}
        {figure("chargeableWeight", waybill.chargeableWeight)}
      </div>
    </section>
  );
}
