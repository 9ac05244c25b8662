import type { WaybillField, WaybillRecord } from "@lading/contract/waybill";
import type { ReactNode } from "react";
import { formatDecimal, formatMeasure, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useLabels } from "../labels.ts";
import { WideTable } from "../WideTable.tsx";
import { formatPrice } from "../measures.ts";
import { Card } from "./Card.tsx";

type Item = WaybillRecord["items"][number];

interface GoodsColumn {
  field: WaybillField;
  title?: string;
  show: (item: Item) => ReactNode;
  isNumber?: boolean;
  total?: ReactNode;
}

/** Lines of goods with their totals. A main waybill has none of its own. */
export function Goods({ waybill }: { waybill: WaybillRecord }) {
  const { t, word } = useTexts("waybill");
  const labels = useLabels();
  const columns = goodsColumns(waybill, labels.boxUnit, t("detail.boxMeasures"));
  if (waybill.items.length === 0) return null;
  return (
    <Card title={t("detail.goods", { count: waybill.items.length })}>
      <WideTable label={labels.field("items")}>
        <table>
          <thead>
            <tr>
              {columns.map(({ field, title, isNumber }) => (
                <th key={field} scope="col" data-number={isNumber}>
                  {title ?? labels.field(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {waybill.items.map((item, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
              <tr key={line}>
                {columns.map(({ field, show, isNumber }) => (
                  <td key={field} data-number={isNumber}>
                    {show(item)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {columns.map(({ field, total, isNumber }, place) => (
                <td key={field} data-number={isNumber}>
                  {place === 0 ? word("total") : total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </WideTable>
    </Card>
  );
}

/** Length × width × height as they were entered, or the volume of a box. */
function measures({ lengthCm, widthCm, heightCm, boxVolume }: Item): string {
  if (lengthCm !== "") return `${[lengthCm, widthCm, heightCm].map(formatMeasure).join(" × ")} cm`;
  return boxVolume === "" ? "" : `${formatMeasure(boxVolume)} m³`;
}

function goodsColumns(
  waybill: WaybillRecord,
  unitText: (unit: string) => string,
  measuresTitle: string,
): GoodsColumn[] {
  const columns: (GoodsColumn & { isUsed?: boolean })[] = [
    { field: "productName", show: (item) => <bdi>{item.productName}</bdi> },
    { field: "customsCode", show: (item) => item.customsCode },
    {
      field: "boxCount",
      show: (item) => `${item.boxCount} ${unitText(item.boxUnit)}`,
      isNumber: true,
      total: formatDecimal(String(waybill.pieces)),
    },
    { field: "lengthCm", title: measuresTitle, show: (item) => <bdi dir="ltr">{measures(item)}</bdi> },
    {
      field: "volume",
      show: (item) => formatMeasure(item.volume),
      isNumber: true,
      total: formatMeasure(waybill.volume),
    },
    {
      field: "weight",
      show: (item) => formatMeasure(item.weight),
      isNumber: true,
      total: formatMeasure(waybill.weight),
    },
    { field: "unitPrice", show: (item) => formatPrice(item.unitPrice, item.currency), isNumber: true },
    {
      field: "itemValue",
      show: (item) => formatMoney(item.itemValue, item.currency),
      isNumber: true,
      total: formatMoney(waybill.itemValue, waybill.currency),
    },
    { field: "tradingPlatform", show: (item) => item.tradingPlatform, isUsed: isUsed(waybill, "tradingPlatform") },
    { field: "postalCode", show: (item) => item.postalCode, isUsed: isUsed(waybill, "postalCode") },
    { field: "remark", show: (item) => <bdi>{item.remark}</bdi>, isUsed: isUsed(waybill, "remark") },
  ];
  return columns.filter((column) => column.isUsed !== false);
}

function isUsed({ items }: WaybillRecord, field: "tradingPlatform" | "postalCode" | "remark"): boolean {
  return items.some((item) => item[field] !== "");
}
