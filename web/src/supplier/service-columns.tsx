import type { SupplierServiceKind } from "@lading/contract/supplier";
import { Link } from "react-router";
import { formatDate, formatDecimal, today } from "#core/format";
import { useTexts } from "#core/i18n";
import { StatusTag, useCountries, type ListColumn } from "#ui";
import { useLabels, type Service } from "./labels.ts";

/** Whose a service is, with the way to it. */
function Whose({ service }: { service: Service }) {
  const labels = useLabels();
  const { source, supplierId, supplierName, offerCode, supplierStatus } = service;
  const to = supplierId === null ? `/overseasDetail?company=${offerCode}` : `/supplierDetail?id=${supplierId}`;
  return (
    <>
      {source === "own" ? (
        <bdi>{supplierName}</bdi>
      ) : (
        <Link to={to}>
          <bdi>{supplierName}</bdi>
        </Link>
      )}{" "}
      {source === "lading" && <StatusTag tone="active">{labels.source("lading")}</StatusTag>}
      {supplierStatus === "restricted" && <StatusTag tone="warning">{labels.state("restricted")}</StatusTag>}
    </>
  );
}

/** Price of a unit: `21.5 RMB / kg`. */
export function usePrice() {
  const labels = useLabels();
  return ({ price, currency, unit, period }: Service) => (
    <>
      <bdi dir="ltr">
        {formatDecimal(price)} {currency}
      </bdi>{" "}
      / <bdi>{labels.unit(unit)}</bdi>
      {period !== "" && <bdi className="muted"> {labels.period(period)}</bdi>}
    </>
  );
}

/** The least that is charged, with its currency. */
export function minimum({ minimumCharge, currency }: Service) {
  return minimumCharge === "" ? "" : <bdi dir="ltr">{`${formatDecimal(minimumCharge)} ${currency}`}</bdi>;
}

/** The last day of a price; whether it is over, or has not begun. */
function Until({ service: { validFrom, validTo } }: { service: Service }) {
  const { t } = useTexts("supplier");
  const now = today();
  return (
    <span className="supplier-validity">
      <bdi>{formatDate(validTo)}</bdi> {validTo < now && <StatusTag tone="neutral">{t("services.expired")}</StatusTag>}
      {validFrom > now && <StatusTag tone="neutral">{t("services.later")}</StatusTag>}
    </span>
  );
}

/** From the first day to the last. */
export function Validity({ service }: { service: Service }) {
  return (
    <>
      <bdi className="supplier-day">{formatDate(service.validFrom)}</bdi> – <Until service={service} />
    </>
  );
}

export function useServiceColumns(tab: SupplierServiceKind): ListColumn<Service>[] {
  const labels = useLabels();
  const { nameOf } = useCountries();
  const inWords = (code: string) => (code === "" ? "" : nameOf(code));
  const price = usePrice();
  const plain = (
    key: keyof Service & Parameters<typeof labels.service>[0],
    more: Partial<ListColumn<Service>> = {},
  ): ListColumn<Service> => ({ key, title: labels.service(key), ...more });
  const port = (key: "loadingPort" | "destinationPort") =>
    plain(key, { sort: key, render: (row) => <bdi>{row[`${key}Name`]}</bdi> });
  const transit = plain("transitDays", { hidden: true, sort: "transitDays", align: "end" });
  const isMotor = tab === "motor";
  const country = {
    key: "country",
    title: labels.service(isMotor ? "fromCountry" : "country"),
    sort: "country",
    render: (row: Service) => inWords(row.country),
  };
  const city = {
    key: "city",
    title: labels.service(isMotor ? "fromCity" : "city"),
    sort: "city",
    render: (row: Service) => row.cityName,
  };
  const own = {
    transport: [
      plain("mode", { sort: "mode", render: ({ mode }) => labels.mode(mode) }),
      port("loadingPort"),
      port("destinationPort"),
    ],
    motor: [
      plain("vehicleWeight", { sort: "vehicleWeight", align: "end" }),
      city,
      plain("toCity", { sort: "toCity", render: ({ toCityName }) => toCityName }),
      country,
      plain("toCountry", { sort: "toCountry", hidden: true, render: ({ toCountry }) => inWords(toCountry) }),
    ],
    warehousing: [plain("warehouseName", { sort: "warehouseName" }), city, country],
    valueAdded: [
      plain("valueAddedKind", {
        sort: "valueAddedKind",
        render: ({ valueAddedKind }) => labels.valueAdded(valueAddedKind),
      }),
      city,
      country,
    ],
  }[tab];
  const freeDays = plain("freeDays", { sort: "freeDays", align: "end" });
  const carrier = plain("carrier", { sort: "carrier", hidden: true });
  const later = { transport: [carrier, transit], motor: [transit], warehousing: [freeDays], valueAdded: [] }[tab];
  return [
    {
      key: "supplierName",
      title: labels.service("supplier"),
      sort: "supplierName",
      width: 220,
      render: (service) => <Whose service={service} />,
    },
    ...own,
    plain("price", { sort: "price", align: "end", width: 170, render: price }),
    plain("validTo", { sort: "validTo", render: (service) => <Until service={service} /> }),
    plain("validFrom", { sort: "validFrom", hidden: true, render: ({ validFrom }) => formatDate(validFrom) }),
    plain("minimumCharge", { hidden: true, sort: "minimumCharge", align: "end", render: minimum }),
    ...later,
    plain("remark", { hidden: true }),
    { key: "supplierNumber", title: labels.field("supplierNumber"), sort: "supplierNumber", hidden: true },
    plain("source", { hidden: true, render: ({ source }) => labels.source(source) }),
  ];
}
