import { currencies } from "@lading/contract/core";
import {
  serviceSourceTexts,
  serviceUnitTexts,
  transportModes,
  transportModeTexts,
  unitsOf,
  valueAddedKinds,
  valueAddedTexts,
  vehicleWeights,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { Link } from "react-router";
import { formatDate, formatDecimal, today } from "#core/format";
import { useTexts } from "#core/i18n";
import { CountrySelect, DateField, PortInput, StatusTag, useCountries, type ListColumn, type ListFilter } from "#ui";
import { useLabels, type Service } from "./labels.ts";
import { SupplierSelect } from "./SupplierSelect.tsx";

/** Whose a service is, with the way to it. */
export function Whose({ service }: { service: Service }) {
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

/** What one unit costs: `21.5 RMB / kg`. */
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

/** Over, not begun, or neither. */
export function Validity({ service: { validFrom, validTo } }: { service: Service }) {
  const { t } = useTexts("supplier");
  const now = today();
  return (
    <span className="supplier-validity">
      <bdi dir="ltr">
        {formatDate(validFrom)} – {formatDate(validTo)}
      </bdi>{" "}
      {validTo < now && <StatusTag tone="neutral">{t("services.expired")}</StatusTag>}
      {validFrom > now && <StatusTag tone="neutral">{t("services.later")}</StatusTag>}
    </span>
  );
}

export function useServiceColumns(tab: SupplierServiceKind): ListColumn<Service>[] {
  const labels = useLabels();
  const { nameOf } = useCountries();
  const price = usePrice();
  const plain = (
    key: keyof Service & Parameters<typeof labels.service>[0],
    more: Partial<ListColumn<Service>> = {},
  ): ListColumn<Service> => ({ key, title: labels.service(key), ...more });
  const port = (key: "loadingPort" | "destinationPort") =>
    plain(key, { sort: key, render: (row) => <bdi dir="ltr">{row[key]}</bdi> });
  const transit = plain("transitDays", { align: "end", ...(tab === "transport" && { sort: "transitDays" }) });
  const isMotor = tab === "motor";
  const country = {
    key: "country",
    title: labels.service(isMotor ? "fromCountry" : "country"),
    sort: "country",
    render: (row: Service) => (row.country === "" ? "" : nameOf(row.country)),
  };
  const city = { key: "city", title: labels.service(isMotor ? "fromCity" : "city"), sort: "city" };
  const own = {
    transport: [
      plain("mode", { render: ({ mode }) => labels.mode(mode) }),
      port("loadingPort"),
      port("destinationPort"),
      plain("carrier"),
      transit,
    ],
    motor: [
      plain("vehicleWeight", { align: "end" }),
      city,
      plain("toCity", { sort: "toCity" }),
      country,
      plain("toCountry", { render: ({ toCountry }) => (toCountry === "" ? "" : nameOf(toCountry)) }),
      transit,
    ],
    warehousing: [plain("warehouseName"), city, country, plain("freeDays", { align: "end" })],
    valueAdded: [
      plain("valueAddedKind", { render: ({ valueAddedKind }) => labels.valueAdded(valueAddedKind) }),
      city,
      country,
    ],
  }[tab];
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
    plain("minimumCharge", {
      align: "end",
      render: ({ minimumCharge, currency }) =>
        minimumCharge === "" ? "" : <bdi dir="ltr">{`${formatDecimal(minimumCharge)} ${currency}`}</bdi>,
    }),
    plain("validTo", { sort: "validTo", width: 230, render: (service) => <Validity service={service} /> }),
    plain("remark", { hidden: true }),
    { key: "supplierNumber", title: labels.field("supplierNumber"), hidden: true },
    plain("source", { hidden: true, render: ({ source }) => labels.source(source) }),
  ];
}

export function useServiceFilters(tab: SupplierServiceKind): ListFilter[] {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { options: countries } = useCountries();
  return useMemo<ListFilter[]>(() => {
    const city: ListFilter = {
      name: "city",
      label: labels.service("city"),
      field: <Input allowClear maxLength={80} />,
    };
    const ports = (["port", "loadingPort", "destinationPort"] as const).map((name): ListFilter => ({
      name,
      label: name === "port" ? t("services.port") : labels.service(name),
      field: <PortInput />,
    }));
    const weights = vehicleWeights.map((value) => ({ value, label: t("services.tons", { tons: value }) }));
    const own: Record<SupplierServiceKind, ListFilter[]> = {
      transport: [
        ...ports.slice(0, 1),
        {
          name: "mode",
          label: labels.service("mode"),
          field: <Select allowClear options={labels.options(transportModeTexts, transportModes)} />,
        },
        ...ports.slice(1),
      ],
      motor: [
        city,
        {
          name: "vehicleWeight",
          label: labels.service("vehicleWeight"),
          field: <Select allowClear options={weights} />,
        },
      ],
      warehousing: [
        city,
        {
          name: "unit",
          label: labels.service("unit"),
          field: <Select allowClear options={labels.options(serviceUnitTexts, unitsOf.warehousing)} />,
        },
      ],
      valueAdded: [
        {
          name: "valueAddedKind",
          label: labels.service("valueAddedKind"),
          field: <Select allowClear options={labels.options(valueAddedTexts, valueAddedKinds)} />,
        },
        city,
      ],
    };
    const [first, ...rest] = own[tab];
    return [
      ...(first ? [first] : []),
      { name: "country", label: labels.service("country"), field: <CountrySelect options={countries} /> },
      { name: "validOn", label: t("services.validOn"), field: <DateField /> },
      {
        name: "search",
        label: t("search"),
        field: <Input allowClear maxLength={80} placeholder={t("services.searchHint")} />,
      },
      ...rest,
      { name: "supplierId", label: labels.service("supplier"), field: <SupplierSelect /> },
      {
        name: "source",
        label: labels.service("source"),
        field: <Select allowClear options={labels.options(serviceSourceTexts, ["supplier", "lading", "own"])} />,
      },
      {
        name: "currency",
        label: labels.service("currency"),
        field: <Select allowClear options={currencies.map((value) => ({ value, label: value }))} />,
      },
    ];
  }, [t, labels, countries, tab]);
}
