import { containerTypeText } from "@lading/contract/container";
import type { PreAlertContainer } from "@lading/contract/pre-alert";
import { waybillFieldTexts } from "@lading/contract/waybill";
import { formatDecimal, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { Flag } from "./columns.tsx";
import { useLabels } from "./labels.tsx";

const figures = ["packages", "weight", "volume"] as const;

/** The containers of a pre-alert, each with how much of which house is in it. */
export function ContainerTable({ containers }: { containers: readonly PreAlertContainer[] }) {
  const { language } = useTexts("pre-alert");
  const labels = useLabels();
  return (
    <div className="alert-houses" role="region" aria-label={labels.field("containers")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(["containerNumber", "cabinetType", "sealNumber"] as const).map((field) => (
              <th key={field} scope="col">
                {waybillFieldTexts[field][language]}
              </th>
            ))}
            {figures.map((field) => (
              <th key={field} scope="col" data-number>
                {labels.field(field)}
              </th>
            ))}
            <th scope="col">{labels.field("houses")}</th>
          </tr>
        </thead>
        <tbody>
          {containers.map((container) => (
            <tr key={container.containerNumber}>
              <td>
                <bdi>{container.containerNumber}</bdi> {container.numberFlagged && <Flag />}
              </td>
              <td>
                <bdi>{containerTypeText(container, language)}</bdi>
              </td>
              <td>
                <bdi>{container.sealNumber}</bdi>
              </td>
              <td data-number>{formatDecimal(String(container.pieces))}</td>
              <td data-number>{formatMeasure(container.weight)}</td>
              <td data-number>{formatMeasure(container.volume)}</td>
              <td className="alert-packed">
                {container.packed.map(({ houseNumber, pieces }) => (
                  <span key={houseNumber}>
                    <bdi dir="ltr">
                      {houseNumber} × {formatDecimal(String(pieces))}
                    </bdi>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
