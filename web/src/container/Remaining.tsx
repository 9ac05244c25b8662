import type { PackableHouse } from "@lading/contract/container";
import { Link } from "react-router";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { shown } from "./amounts.ts";
import { useFields } from "./words.ts";

/** Houses of which something is in no container yet, or of which more is packed than they have now. */
export function Remaining({ houses }: { houses: readonly PackableHouse[] }) {
  const { t } = useTexts("container");
  const fieldOf = useFields();
  return (
    <section className="container-block" aria-label={t("remaining")}>
      <header>
        <strong>{t("remaining")}</strong>
      </header>
      <div className="container-table" role="region" aria-label={t("remaining")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{fieldOf("houseNumber")}</th>
              <th scope="col">{fieldOf("consigneeName")}</th>
              <th scope="col">{fieldOf("productName")}</th>
              {(["pieces", "weight", "volume"] as const).map((field) => (
                <th key={field} scope="col" data-number="true">
                  {fieldOf(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {houses.map((house) => (
              <tr key={house.id} data-over={house.remainingPieces < 0}>
                <td>
                  <Link to={`/waybillDetails/${house.id}`}>{house.houseNumber}</Link>
                  {house.containerNumber !== "" && (
                    <span className="muted"> {t("named", { number: house.containerNumber })}</span>
                  )}
                  {house.remainingPieces < 0 && <strong role="alert"> {t("tooMuchPacked")}</strong>}
                </td>
                <td>
                  <bdi>{house.consigneeName}</bdi>
                </td>
                <td>
                  <bdi>{house.productName}</bdi>
                </td>
                <td data-number="true">
                  <bdi dir="ltr">
                    {formatDecimal(String(house.remainingPieces))} / {formatDecimal(String(house.pieces))}
                  </bdi>
                </td>
                <td data-number="true">{shown(house.remainingWeight)}</td>
                <td data-number="true">{shown(house.remainingVolume)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
