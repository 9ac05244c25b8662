import { Button } from "antd";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { StatusTag } from "#ui";
import type { StockRange } from "./StockView.tsx";

interface RangeTableProps {
  ranges: readonly StockRange[];
  onEdit?: (range: StockRange) => void;
  onNumbers: (range: StockRange) => void;
}

const shown = (count: number) => formatDecimal(String(count));

/** Ranges per airline with what is left of them; a low one is marked. */
export function RangeTable({ ranges, onEdit, onNumbers }: RangeTableProps) {
  const { t, word } = useTexts("waybill");
  return (
    <div className="data-table stock-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("stock.airline")}</th>
            <th scope="col">{t("stock.range")}</th>
            {(["left", "reserved", "issued", "voided"] as const).map((count) => (
              <th key={count} scope="col" data-align="end">
                {t(`stock.${count}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {ranges.map((range) => (
            <tr key={range.id}>
              <td data-label={t("stock.airline")}>
                <span>
                  <bdi>{range.airlinePrefix}</bdi> <bdi>{range.airlineName}</bdi>
                </span>
              </td>
              <td data-label={t("stock.range")}>
                <bdi dir="ltr">
                  {range.firstNumber} – {range.lastNumber}
                </bdi>
              </td>
              <td data-label={t("stock.left")} data-align="end">
                <span>
                  {range.low && <StatusTag tone={range.left === 0 ? "bad" : "warning"}>{t("stock.low")}</StatusTag>}{" "}
                  {shown(range.left)}
                </span>
              </td>
              <td data-label={t("stock.reserved")} data-align="end">
                {shown(range.reserved)}
              </td>
              <td data-label={t("stock.issued")} data-align="end">
                {shown(range.issued)}
              </td>
              <td data-label={t("stock.voided")} data-align="end">
                {shown(range.voided)}
              </td>
              <td className="data-actions">
                <Button type="link" size="small" onClick={() => onNumbers(range)}>
                  {t("stock.numbers")}
                </Button>
                {onEdit && (
                  <Button type="link" size="small" onClick={() => onEdit(range)}>
                    {word("edit")}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
