import type { WaybillField, WaybillRecord } from "@lading/contract/waybill";
import type { ReactNode } from "react";
import { formatDecimal, formatMeasure, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { SmallTable } from "#ui";
import { useLabels } from "../labels.ts";
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
      <SmallTable
        label={labels.field("items")}
        columns={columns.map(({ field, title, isNumber }) => ({
          title: title ?? labels.field(field),
          ...(isNumber === true && { number: true }),
        }))}
        rows={waybill.items.map((item, line) => ({ key: String(line), cells: columns.map(({ show }) => show(item)) }))}
        foot={columns.map(({ total }, place) => (place === 0 ? word("total") : total))}
      />
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
      show: (item) => <bdi>{`${item.boxCount} ${unitText(item.boxUnit)}`}</bdi>,
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
