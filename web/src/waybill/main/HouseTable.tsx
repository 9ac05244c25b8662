import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDecimal, formatMeasure } from "#core/format";
import { useLabels } from "../labels.ts";
import type { House } from "./houses.ts";

interface HouseTableProps<H extends House> {
  houses: readonly H[];
  actionOf: (house: H) => ReactNode;
  /** Stands where there are none. */
  empty: string;
}

/** Houses with their figures. */
export function HouseTable<H extends House>({ houses, actionOf, empty }: HouseTableProps<H>) {
  const labels = useLabels();
  if (houses.length === 0) return <p className="muted main-none">{empty}</p>;
  return (
    <div className="main-houses">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field("houseNumber")}</th>
            <th scope="col">{labels.field("consigneeName")}</th>
            <th scope="col">{labels.field("city")}</th>
            <th scope="col" data-number="true">
              {labels.field("pieces")}
            </th>
            <th scope="col" data-number="true">
              {labels.field("weight")}
            </th>
            <th scope="col" data-number="true">
              {labels.field("volume")}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {houses.map((house) => (
            <tr key={house.id}>
              <th scope="row">
                <Link to={`/waybillDetails/${house.id}`}>
                  <bdi>{house.houseNumber}</bdi>
                </Link>
              </th>
              <td>
                <bdi>{house.consigneeName}</bdi>
              </td>
              <td>
                <bdi>{house.cityName}</bdi>
              </td>
              <td data-number="true">{formatDecimal(String(house.pieces))}</td>
              <td data-number="true">{formatMeasure(house.weight)}</td>
              <td data-number="true">{formatMeasure(house.volume)}</td>
              <td data-number="true">{actionOf(house)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
