import type { PreAlertHouse } from "@lading/contract/pre-alert";
import { Link } from "react-router";
import { formatDecimal, formatMeasure, formatMoney } from "#core/format";
import { besideEachOther, useTexts } from "#core/i18n";
import { useCountries } from "#ui";
import { useLabels } from "./labels.tsx";

interface HouseTableProps {
  houses: readonly PreAlertHouse[];
  /** With the numbers of the waybills that were made from them. */
  own: boolean;
}

/** The houses of a pre-alert; scrolls sideways where there is no room, also by keyboard. */
export function HouseTable({ houses, own }: HouseTableProps) {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  const { nameOf } = useCountries();
  if (houses.length === 0) return <p className="muted">{t("noHouses")}</p>;
  const hasCod = houses.some(({ codAmount }) => Number(codAmount) > 0);
  return (
    <>
      <div className="alert-houses" role="region" aria-label={labels.field("houses")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.field("houseNumber")}</th>
              {own && <th scope="col">{t("ownNumber")}</th>}
              <th scope="col">{labels.field("consigneeName")}</th>
              <th scope="col">{labels.field("destination")}</th>
              <th scope="col">{labels.field("productName")}</th>
              {(["packages", "weight", "volume"] as const).map((field) => (
                <th key={field} scope="col" data-number>
                  {labels.field(field)}
                </th>
              ))}
              {hasCod && (
                <th scope="col" data-number>
                  {labels.field("cod")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {houses.map((house) => (
              <tr key={house.line}>
                <td>{own ? <bdi>{house.houseNumber}</bdi> : <OwnNumber house={house} number={house.houseNumber} />}</td>
                {own && (
                  <td>
                    <OwnNumber house={house} number={house.waybillNumber} />
                  </td>
                )}
                <td>
                  <bdi>{house.consigneeName}</bdi>
                </td>
                <td>
                  <bdi>{besideEachOther([house.city, nameOf(house.country)])}</bdi>
                </td>
                <td>
                  <bdi>{house.productName}</bdi>
                </td>
                <td data-number>{formatDecimal(String(house.pieces))}</td>
                <td data-number>{formatMeasure(house.weight)}</td>
                <td data-number>{formatMeasure(house.volume)}</td>
                {hasCod && (
                  <td data-number>
                    {Number(house.codAmount) > 0 ? <bdi>{formatMoney(house.codAmount, house.codCurrency)}</bdi> : ""}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** A number that leads to the company's own waybill, where there is one. */
function OwnNumber({ house, number }: { house: PreAlertHouse; number: string }) {
  if (house.waybillId === null) return <bdi>{number}</bdi>;
  return (
    <Link to={`/waybillDetails/${house.waybillId}`}>
      <bdi>{number}</bdi>
    </Link>
  );
}
