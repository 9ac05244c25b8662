import type { WaybillField } from "@lading/contract/waybill";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "antd";
import { formatDate, formatDecimal, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { PortLabel, SmallTable } from "#ui";
import { Icon } from "#ui/light";
import { useLabels } from "../labels.ts";
import { WideTable } from "../WideTable.tsx";
import { Marks, StateTag } from "../tags.tsx";
import { Card } from "./Card.tsx";
import type { Detail } from "./detail.ts";
import { compareRoutes, compareWithHouses } from "./differences.ts";

type House = Detail["houses"][number];

interface HousesProps {
  detail: Detail;
  /** Without them the houses are only shown. */
  onTakeOut?: ((house: House) => void) | undefined;
  onEdit?: (() => void) | undefined;
}

/** The houses under a main waybill, and how their sums stand against the carrier's figures. */
export function Houses({ detail, onTakeOut, onEdit }: HousesProps) {
  const { t } = useTexts("waybill");
  const { waybill, houses, houseTotals } = detail;
  return (
    <Card
      title={t("detail.houses", { count: houseTotals?.count ?? houses.length })}
      actions={
        <span className="waybill-card-actions">
          {houses.length > 0 && (
            <Link to={`/logisticsManagement/checkWayBill?mainWaybillId=${waybill.id}`}>{t("detail.housesInList")}</Link>
          )}
          {onEdit && (
            <Button size="small" onClick={onEdit}>
              {t("main.pick")}
            </Button>
          )}
        </span>
      }
    >
      {houses.length === 0 ? (
        <p className="muted">{t("detail.noHouses")}</p>
      ) : (
        <HouseTable houses={houses} onTakeOut={onTakeOut} />
      )}
      {houseTotals && houses.length > 0 && <Comparison detail={detail} totals={houseTotals} />}
    </Card>
  );
}

function HouseTable({ houses, onTakeOut }: { houses: Detail["houses"]; onTakeOut: HousesProps["onTakeOut"] }) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const number = (field: WaybillField) => ({ title: labels.field(field), number: true });
  return (
    <div className="waybill-houses">
      <SmallTable
        label={labels.field("houseIds")}
        columns={[
          labels.field("houseNumber"),
          labels.field("stateId"),
          labels.field("consigneeName"),
          labels.field("city"),
          ...(["pieces", "weight", "volume", "chargeableWeight"] as const).map(number),
          ...(onTakeOut ? [{ title: "", actions: true }] : []),
        ]}
        rows={houses.map((house) => ({
          key: house.id,
          cells: [
            <span key="number">
              <Link to={`/waybillDetails/${house.id}`}>{house.houseNumber}</Link> <Marks {...house} />
            </span>,
            <StateTag key="state" state={house.state} phase={house.phase} />,
            house.consigneeName,
            house.cityName,
            formatDecimal(String(house.pieces)),
            formatMeasure(house.weight),
            formatMeasure(house.volume),
            formatMeasure(house.chargeableWeight),
            ...(onTakeOut
              ? [
                  <button
                    key="takeOut"
                    type="button"
                    className="tool-button"
                    title={t("main.takeOut")}
                    aria-label={t("main.takeOutHouse", { number: house.houseNumber })}
                    onClick={() => onTakeOut(house)}
                  >
                    <Icon name="close" />
                  </button>,
                ]
              : []),
          ],
        }))}
      />
    </div>
  );
}

interface ComparisonProps {
  detail: Detail;
  totals: NonNullable<Detail["houseTotals"]>;
}

function Comparison({ detail, totals }: ComparisonProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <WideTable label={t("detail.difference")}>
      <table className="waybill-compared">
        <thead>
          <tr>
            <td />
            <th scope="col" data-number>
              {t("detail.onMain")}
            </th>
            <th scope="col" data-number>
              {t("detail.ofHouses")}
            </th>
            <th scope="col" data-number>
              {t("detail.difference")}
            </th>
          </tr>
        </thead>
        <tbody>
          {compareWithHouses(detail.waybill, totals).map(({ field, main, houses, difference }) => (
            <tr key={field}>
              <th scope="row">{labels.field(field)}</th>
              <td data-number>{formatMeasure(main)}</td>
              <td data-number>{formatMeasure(houses)}</td>
              <td data-number className={difference === "" ? "" : "waybill-differs"}>
                {difference === "" ? t("detail.agrees") : <bdi dir="ltr">{formatDecimal(difference)}</bdi>}
              </td>
            </tr>
          ))}
          {compareRoutes(detail.waybill, detail.houses).map(({ field, main, houses, different }) => (
            <tr key={field}>
              <th scope="row">{labels.field(field)}</th>
              <td data-number>
                <bdi>{shown(field, main)}</bdi>
              </td>
              <td data-number>
                {houses.map((value) => (
                  <bdi key={value} className="waybill-compared-value">
                    {shown(field, value)}
                  </bdi>
                ))}
              </td>
              <td data-number className={main !== "" && different === 0 ? "" : "waybill-differs"}>
                {main === ""
                  ? t("detail.missingOnMain")
                  : different === 0
                    ? t("detail.agrees")
                    : t("detail.different", { count: different })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** A port or a date as people read it. */
function shown(field: string, value: string): ReactNode {
  return field === "etd" || field === "eta" ? formatDate(value) : <PortLabel port={value} />;
}
