import { Input } from "antd";
import type { ClipboardEvent } from "react";
import { Link } from "react-router";
import { formatDecimal, formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { useLabels } from "../labels.ts";
import { numberOf, pasteNumbers, type Departing, type Typed } from "./departure.ts";

interface DepartureTableProps {
  rows: readonly Departing[];
  typed: Typed;
  /** Messages by the row's id. */
  wrong: ReadonlyMap<string, string>;
  /** Without it the numbers are only shown. */
  onType: ((entries: [id: string, number: string][]) => void) | undefined;
}

/** The shipments that leave; a column of numbers pasted into a field fills the rows below. */
export function DepartureTable({ rows, typed, wrong, onType }: DepartureTableProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const paste = (event: ClipboardEvent, start: number) => {
    const entries = pasteNumbers(event.clipboardData.getData("text"), rows, start);
    if (entries.length < 2) return;
    event.preventDefault();
    onType?.(entries);
  };
  return (
    <section className="waybill-card waybill-goods">
      {onType && <p className="muted">{t("departure.hint")}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field("houseNumber")}</th>
            <th scope="col">{labels.field("expressNumber")}</th>
            <th scope="col">{labels.field("consigneeName")}</th>
            <th scope="col">{labels.field("city")}</th>
            <th scope="col" data-number>
              {labels.field("pieces")}
            </th>
            <th scope="col" data-number>
              {labels.field("weight")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id}>
              <td>
                <Link to={`/waybillDetails/${row.id}`}>{row.houseNumber}</Link>
              </td>
              <td className="departure-number">
                {onType ? (
                  <Input
                    value={numberOf(row, typed)}
                    maxLength={60}
                    dir="ltr"
                    status={wrong.has(row.id) ? "error" : ""}
                    aria-label={t("departure.numberOf", { number: row.houseNumber })}
                    onChange={({ target }) => onType([[row.id, target.value]])}
                    onPaste={(event) => paste(event, place)}
                  />
                ) : (
                  <bdi>{row.expressNumber}</bdi>
                )}
                {wrong.has(row.id) && <p role="alert">{wrong.get(row.id)}</p>}
              </td>
              <td>
                <bdi>{row.consigneeName}</bdi>
              </td>
              <td>
                <bdi>{row.city}</bdi>
              </td>
              <td data-number>{formatDecimal(String(row.pieces))}</td>
              <td data-number>{formatMeasure(row.weight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
