import { isolate } from "@lading/contract/core";
import {
  getOverseasAgentServiceList,
  serviceTexts,
  supplierServices,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import { useState, type ReactNode } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Failed, Panel, Select, SmallTable, useCountries } from "#ui";
import { useLabels, type Service } from "./labels.ts";
import { minimum, usePrice, Validity } from "./service-columns.tsx";

interface QuotesProps {
  /** A supplier's, or those of a company on Lading. */
  of: { supplierId: string } | { companyCode: string } | { source: "own" };
  title: string;
  actions?: ReactNode;
  /** Stands at the start of each row. */
  mark?: { title: string; of: (service: Service) => ReactNode };
  rowActions?: (service: Service) => ReactNode;
}

const most = 200;

/** Quoted prices for the services of every tab. */
export function Quotes({ of, title, actions, mark, rowActions }: QuotesProps) {
  const { t, word } = useTexts("supplier");
  const labels = useLabels();
  const price = usePrice();
  const describe = useDescription();
  const [service, setService] = useState<SupplierServiceKind>();
  const asked = { ...of, ...(service && { service }), sort: "validTo" as const, pageSize: most };
  const { data, error, refetch } = useRead(getOverseasAgentServiceList, asked, { ownErrors: true });
  return (
    <Panel
      title={title}
      actions={
        <>
          <Select
            allowClear
            aria-label={labels.service("service")}
            placeholder={labels.service("service")}
            className="supplier-tab-choice"
            value={service}
            onChange={setService}
            options={labels.options(serviceTexts, supplierServices)}
          />
          {actions}
        </>
      }
    >
      {error && !data && <Failed message={error.message} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="muted">{t("services.none")}</p>}
      {data && data.rows.length > 0 && (
        <SmallTable
          label={title}
          columns={[
            ...(mark ? [mark.title] : []),
            labels.service("service"),
            { title: t("services.what"), wide: true },
            labels.service("price"),
            labels.service("minimumCharge"),
            labels.service("transitDays"),
            t("services.validity"),
            { title: labels.service("remark"), wide: true },
            ...(rowActions ? [{ title: word("actions"), actions: true }] : []),
          ]}
          rows={data.rows.map((row) => ({
            key: row.id,
            cells: [
              ...(mark ? [mark.of(row)] : []),
              labels.tab(row.service),
              <bdi key="what">{describe(row)}</bdi>,
              price(row),
              minimum(row),
              row.transitDays === null ? "" : String(row.transitDays),
              <Validity key="validity" service={row} />,
              row.remark,
              ...(rowActions ? [<span key="actions">{rowActions(row)}</span>] : []),
            ],
          }))}
        />
      )}
      {data && data.total > data.rows.length && (
        <p className="muted">{t("services.more", { count: data.rows.length })}</p>
      )}
    </Panel>
  );
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

/** From one place to another; in Arabic each place keeps to itself, and the first one stands first. */
const isolated = (from: string, to: string) => `${isolate(from)}\u00a0–\u00a0${isolate(to)}`;

/** Describes a service in a line. */
function useDescription() {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { nameOf } = useCountries();
  const place = (city: string, country: string) => (city === "" && country !== "" ? nameOf(country) : city);
  return (row: Service): string => {
    switch (row.service) {
      case "transport":
        return joined([labels.mode(row.mode), isolated(row.loadingPortName, row.destinationPortName), row.carrier]);
      case "motor":
        return joined([
          row.vehicleWeight === "" ? "" : t("services.tons", { tons: row.vehicleWeight }),
          isolated(place(row.cityName, row.country), place(row.toCityName, row.toCountry)),
        ]);
      case "warehousing":
        return joined([
          row.warehouseName,
          place(row.cityName, row.country),
          row.freeDays === null ? "" : t("services.free", { count: row.freeDays }),
        ]);
      default:
        return joined([labels.valueAdded(row.valueAddedKind), place(row.cityName, row.country)]);
    }
  };
}
