import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "antd";
import { formatDate, formatDecimal, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { PortLabel } from "#ui";
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
  return (
    <WideTable label={labels.field("houseIds")} className="waybill-houses">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field("houseNumber")}</th>
            <th scope="col">{labels.field("stateId")}</th>
            <th scope="col">{labels.field("consigneeName")}</th>
            <th scope="col">{labels.field("city")}</th>
            <th scope="col" data-number>
              {labels.field("pieces")}
            </th>
            <th scope="col" data-number>
              {labels.field("weight")}
            </th>
            <th scope="col" data-number>
              {labels.field("volume")}
            </th>
            <th scope="col" data-number>
              {labels.field("chargeableWeight")}
            </th>
            {onTakeOut && <td />}
          </tr>
        </thead>
        <tbody>
          {houses.map((house) => (
            <tr key={house.id}>
              <td>
                <Link to={`/waybillDetails/${house.id}`}>{house.houseNumber}</Link> <Marks {...house} />
              </td>
              <td>
                <StateTag state={house.state} phase={house.phase} />
              </td>
              <td>
                <bdi>{house.consigneeName}</bdi>
              </td>
              <td>
                <bdi>{house.cityName}</bdi>
              </td>
              <td data-number>{formatDecimal(String(house.pieces))}</td>
              <td data-number>{formatMeasure(house.weight)}</td>
              <td data-number>{formatMeasure(house.volume)}</td>
              <td data-number>{formatMeasure(house.chargeableWeight)}</td>
              {onTakeOut && (
                <td data-number>
                  <button
                    type="button"
                    className="tool-button"
                    title={t("main.takeOut")}
                    aria-label={t("main.takeOutHouse", { number: house.houseNumber })}
                    onClick={() => onTakeOut(house)}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
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
              <td data-number className={different === 0 ? "" : "waybill-differs"}>
                {different === 0 ? t("detail.agrees") : t("detail.different", { count: different })}
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
