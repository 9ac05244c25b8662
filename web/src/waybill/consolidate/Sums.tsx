import "./consolidate.css";
import type { ListedWaybill } from "@lading/contract/waybill";
import { formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { useLabels } from "../labels.ts";
import { sumsOf } from "../main/houses.ts";

/** How many houses it is about, and what they come to. */
export function Sums({ houses }: { houses: readonly ListedWaybill[] }) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const sums = sumsOf(houses);
  if (!sums) return null;
  return (
    <dl className="consolidate-sums">
      <div>
        <dt>{labels.field("houseIds")}</dt>
        <dd>{t("consolidate.houses", { count: houses.length })}</dd>
      </div>
      {(["pieces", "weight", "volume", "chargeableWeight"] as const).map((field) => (
        <div key={field}>
          <dt>{labels.field(field)}</dt>
          <dd>
            <bdi>{formatMeasure(sums[field])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
