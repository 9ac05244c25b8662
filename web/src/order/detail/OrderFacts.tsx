import {
  deliveryServices,
  exportTypes,
  orderSourceTexts,
  type CustomerOrder,
  type ReceivedOrder,
} from "@lading/contract/order";
import { boxUnits, lineVolume, waybillFieldTexts } from "@lading/contract/waybill";
import { Link } from "react-router";
import { formatDate, formatDecimal, formatMeasure, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { Facts, Note, SmallTable, CityName, PortLabel, useCityName } from "#ui";
import type { OrderForm } from "../form/types.ts";
import { useNames } from "../names.ts";
import { PartiesKnown } from "../PartiesKnown.tsx";
import { TrackLink } from "../own/TrackLink.tsx";

interface OrderFactsProps {
  order: Pick<CustomerOrder, "state" | "houseNumber" | "reason" | "createdAt" | "weight" | "volume" | "pieces">;
  form: OrderForm;
  /** The order as staff see it; absent in the portal. */
  staff?: ReceivedOrder;
}

/** Everything that an order asks for, and what became of it. */
export function OrderFacts({ order, form, staff }: OrderFactsProps) {
  const { t, language } = useTexts("order");
  const { field, typeOf, countryOf } = useNames();
  return (
    <>
      {order.state === "turnedDown" && (
        <Note
          type="error"
          title={t("detail.turnedDown")}
          description={<bdi>{order.reason || t("detail.waybillGone")}</bdi>}
        />
      )}
      {staff && <PartiesKnown order={staff} form={form} />}
      <Facts
        title={t("form.shipment")}
        facts={[
          ...(order.houseNumber === ""
            ? []
            : [{ label: field("houseNumber"), value: <House {...{ order, staff }} /> }]),
          ...(staff
            ? [
                { label: field("customerId"), value: `${staff.customerNumber} ${staff.customerName}` },
                { label: field("source"), value: orderSourceTexts[staff.source][language] },
                { label: field("createdByName"), value: staff.createdByName },
                { label: field("acceptedByName"), value: staff.acceptedByName },
              ]
            : []),
          { label: field("type"), value: typeOf(form.type) },
          {
            label: field("destination"),
            value: (
              <>
                <CityName country={form.destinationCountry} city={form.destinationCity} /> ·{" "}
                {countryOf(form.destinationCountry)}
              </>
            ),
          },
          { label: field("destinationPort"), value: form.destinationPort && <PortLabel port={form.destinationPort} /> },
          { label: field("deliveryService"), value: deliveryServices[form.deliveryService][language] },
          {
            label: field("deliveryCity"),
            value: form.deliveryCity && <CityName country="" city={form.deliveryCity} />,
          },
          { label: field("loadingPort"), value: form.deliveryPort && <PortLabel port={form.deliveryPort} /> },
          { label: field("exportType"), value: exportTypes[form.exportType][language] },
          { label: field("tradeTerms"), value: form.tradeTerms },
          { label: field("customerReference"), value: form.customerReference },
          { label: field("readyDate"), value: form.readyDate === "" ? "" : formatDate(form.readyDate) },
          { label: field("createdAt"), value: formatMoment(order.createdAt) },
          { label: field("remark"), value: form.remark, wide: true },
        ]}
      />
      <Goods order={order} form={form} />
      <div className="order-parties">
        <Party who="consignee" form={form} />
        <Party who="shipper" form={form} />
      </div>
    </>
  );
}

function House({ order: { houseNumber, state }, staff }: Pick<OrderFactsProps, "order" | "staff">) {
  if (staff)
    return staff.waybillId === null ? (
      houseNumber
    ) : (
      <Link to={`/waybillDetails/${staff.waybillId}`}>{houseNumber}</Link>
    );
  return (
    <>
      <bdi>{houseNumber}</bdi> {state !== "turnedDown" && <TrackLink houseNumber={houseNumber} />}
    </>
  );
}

const parts = ["Name", "Company", "Phone", "Email"] as const;

function Party({ who, form }: { who: "shipper" | "consignee"; form: OrderForm }) {
  const { field, countryOf } = useNames();
  const address = [
    form[`${who}Address`],
    useCityName(form[`${who}Country`], form[`${who}City`]),
    form[`${who}Province`],
    form[`${who}PostalCode`],
    form[`${who}Country`] && countryOf(form[`${who}Country`]),
  ];
  return (
    <Facts
      title={field(`${who}Name`)}
      facts={[
        ...parts.map((part) => ({ label: field(`${who}${part}`), value: <bdi>{form[`${who}${part}`]}</bdi> })),
        { label: field(`${who}Address`), value: address.filter(Boolean).join(" · "), wide: true },
      ].map((fact, place) =>
        place < parts.length && form[`${who}${parts[place] ?? "Name"}`] === "" ? { ...fact, value: "" } : fact,
      )}
    />
  );
}

function Goods({ order, form }: Pick<OrderFactsProps, "order" | "form">) {
  const { t, language } = useTexts("order");
  const { field } = useNames();
  return (
    <section className="order-part">
      <h2>
        <bdi>{form.productName}</bdi>
      </h2>
      <SmallTable
        label={waybillFieldTexts.items[language]}
        columns={[
          { title: field("itemName"), wide: true },
          field("customsCode"),
          field("boxCount"),
          field("measures"),
          { title: field("volume"), number: true },
          { title: field("lineWeight"), number: true },
          { title: field("unitPrice"), number: true },
        ]}
        rows={form.items.map((item, place) => ({
          key: String(place),
          cells: [
            item.productName,
            item.customsCode || form.customsCode,
            `${formatDecimal(String(item.boxCount))} ${boxUnits[item.boxUnit][language]}`,
            <bdi key="measures" dir="ltr">
              {measuresOf(item)}
            </bdi>,
            formatMeasure(lineVolume(item) ?? "0"),
            formatMeasure(item.weight),
            formatMoney(item.unitPrice, form.currency),
          ],
        }))}
      />
      <p className="muted">
        {t("form.totals", {
          pieces: formatDecimal(String(order.pieces)),
          weight: formatMeasure(order.weight),
          volume: formatMeasure(order.volume),
        })}
      </p>
    </section>
  );
}

function measuresOf({ lengthCm, widthCm, heightCm, boxVolume }: OrderForm["items"][number]): string {
  return boxVolume === "" ? `${lengthCm} × ${widthCm} × ${heightCm}` : `${boxVolume} m³`;
}
