import { type WaybillField } from "@lading/contract/waybill";
import { Note, useCityName } from "#ui";

import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts, besideEachOther } from "#core/i18n";
import { useCountries } from "../countries.ts";
import { useLabels } from "../labels.ts";
import { CodTag, PaymentTag } from "../tags.tsx";
import { Card, Entries, type Entry } from "./Card.tsx";
import type { Detail } from "./detail.ts";

type Waybill = Detail["waybill"];

/** Builds labelled values by field names. */
function useEntry() {
  const labels = useLabels();
  return (field: WaybillField, value: ReactNode, wide = false): Entry => ({
    label: labels.field(field),
    value,
    ...(wide && { wide }),
  });
}

/** Numbers, transport, parties, payment and people of a waybill. */
export function FactCards({ detail }: { detail: Detail }) {
  const { t } = useTexts("waybill");
  const { waybill } = detail;
  return (
    <>
      {waybill.voided && (
        <Note
          type="error"
          title={t("detail.voidedAt", { time: formatMoment(waybill.voidedAt) })}
          description={<bdi>{waybill.voidReason}</bdi>}
        />
      )}
      {waybill.numberFlagged && <Note type="warning" title={t("list.flagged")} />}
      <Numbers detail={detail} />
      <div className="waybill-pair">
        <Party waybill={waybill} who="shipper" />
        <Party waybill={waybill} who="consignee" />
      </div>
      <Transport waybill={waybill} />
      <div className="waybill-pair">
        <Money waybill={waybill} />
        <People waybill={waybill} />
      </div>
    </>
  );
}

function Numbers({ detail: { waybill, main } }: { detail: Detail }) {
  const { t } = useTexts("waybill");
  const entry = useEntry();
  const mainNumber = main ? <Link to={`/waybillDetails/${main.id}`}>{main.mainNumber}</Link> : waybill.mainNumber;
  const customer = besideEachOther([waybill.customerName, waybill.customerNumber]);
  return (
    <Card title={t("detail.numbers")}>
      <Entries
        entries={[
          ...(waybill.isMain ? [] : [entry("houseNumber", waybill.houseNumber)]),
          entry("mainNumber", mainNumber),
          entry("orderNumber", waybill.orderNumber),
          entry("platformOrder", waybill.platformOrder),
          entry("expressNumber", waybill.expressNumber),
          entry("shippingDate", formatDate(waybill.shippingDate)),
          entry("customerName", customer),
          entry("productName", waybill.productName),
          entry("customsCode", waybill.customsCode),
          entry("remark", waybill.remark, true),
        ]}
      />
    </Card>
  );
}

function Party({ waybill, who }: { waybill: Waybill; who: "shipper" | "consignee" }) {
  const labels = useLabels();
  const { nameOf } = useCountries();
  const country = waybill[`${who}Country`];
  const place = [
    waybill[`${who}PostalCode`],
    useCityName(country, waybill[`${who}City`]),
    waybill[`${who}Province`],
    country === "" ? "" : nameOf(country),
  ];
  const lines = [waybill[`${who}Company`], waybill[`${who}Address`], besideEachOther(place)].filter(
    (line) => line !== "",
  );
  const [phone, email] = [waybill[`${who}Phone`], waybill[`${who}Email`]];
  return (
    <Card title={labels.field(`${who}Name`)}>
      <address className="waybill-party">
        <strong>
          <bdi>{waybill[`${who}Name`]}</bdi>
        </strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone !== "" && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {email !== "" && (
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </address>
    </Card>
  );
}

function Transport({ waybill }: { waybill: Waybill }) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const entry = useEntry();
  const isUnderMain = waybill.mainWaybillId !== null;
  const entries = [
    entry("carrier", waybill.carrier),
    entry("flightNumber", waybill.flightNumber),
    entry("vessel", waybill.vessel),
    entry("voyage", waybill.voyage),
    entry("etd", formatDate(waybill.etd)),
    entry("eta", formatDate(waybill.eta)),
    entry("cabinetClass", waybill.cabinetClass === "" ? "" : labels.cabinetClass(waybill.cabinetClass)),
    entry("cabinetType", waybill.cabinetType),
    // A house under a main waybill is in the containers that it is packed in, which have a card of their own.
    entry("containerNumber", isUnderMain ? "" : waybill.containerNumber),
    entry("sealNumber", isUnderMain ? "" : waybill.sealNumber),
    entry("tradeTerms", waybill.tradeTerms),
    entry("freightTerms", waybill.freightTerms === "" ? "" : labels.freight(waybill.freightTerms)),
    entry("notifyParty", waybill.notifyParty, true),
  ];
  if (entries.every(({ value }) => value === "")) return null;
  return (
    <Card title={t("detail.transport")}>
      <Entries entries={entries} />
    </Card>
  );
}

function Money({ waybill }: { waybill: Waybill }) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const entry = useEntry();
  const hasCod = waybill.codStatus !== "none";
  return (
    <Card title={t("detail.payment")}>
      <Entries
        entries={[
          entry("paymentStatus", <PaymentTag status={waybill.paymentStatus} />),
          entry("itemValue", waybill.currency === "" ? "" : formatMoney(waybill.itemValue, waybill.currency)),
          entry("codAmount", hasCod ? formatMoney(waybill.codAmount, waybill.codCurrency) : labels.cod("none")),
          entry("codChannel", hasCod && waybill.codChannel !== "" ? labels.codChannel(waybill.codChannel) : ""),
          entry("codStatus", hasCod && <CodTag status={waybill.codStatus} />),
        ]}
      />
    </Card>
  );
}

function People({ waybill }: { waybill: Waybill }) {
  const { t } = useTexts("waybill");
  const entry = useEntry();
  return (
    <Card title={t("detail.people")}>
      <Entries
        entries={[
          entry("operatorId", waybill.operatorName),
          entry("salesId", waybill.salesName),
          entry("customerServiceId", waybill.customerServiceName),
          entry("marketingId", waybill.marketingName),
          entry("warehouseId", waybill.warehouseName),
          entry("createdByName", waybill.createdByName),
          entry("createdAt", formatMoment(waybill.createdAt)),
        ]}
      />
    </Card>
  );
}
