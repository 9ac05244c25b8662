import "./container.css";
import { getWayBillContainerList } from "@lading/contract/container";
import { useRead } from "#core/api";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { shown } from "./amounts.ts";
import { typeText, useFields } from "./words.ts";

/** In which containers a house is packed, and how much of it in each. */
export default function HouseContainers({ waybillId }: { waybillId: string }) {
  const { t, language } = useTexts("container");
  const fieldOf = useFields();
  const { data } = useRead(getWayBillContainerList, { waybillId }, { quiet: true, ownErrors: true });
  if (!data) return null;
  if (data.rows.length === 0) return <p className="muted">{t("notPacked")}</p>;
  return (
    <div className="container-table" role="region" aria-label={fieldOf("containerNumber")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(["containerNumber", "cabinetType", "sealNumber"] as const).map((field) => (
              <th key={field} scope="col">
                {fieldOf(field)}
              </th>
            ))}
            {(["pieces", "weight", "volume"] as const).map((field) => (
              <th key={field} scope="col" data-number="true">
                {fieldOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.id}>
              <td>
                <bdi>{row.containerNumber}</bdi>
              </td>
              <td>
                <bdi>{typeText(row, language)}</bdi>
              </td>
              <td>
                <bdi>{row.sealNumber}</bdi>
              </td>
              <td data-number="true">{formatDecimal(String(row.pieces))}</td>
              <td data-number="true">{shown(row.weight)}</td>
              <td data-number="true">{shown(row.volume)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
