import { commonFieldTexts } from "@lading/contract/core";
import { awbNumberStates, getAwbNumberList, voidAwbNumber, type getAwbStockList } from "@lading/contract/waybill";
import type { AnswerOf } from "@lading/contract/core";
import { Button, Pagination } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { ConfirmButton, Segments, StatusTag, type Tone } from "#ui";

type NumberRow = AnswerOf<typeof getAwbNumberList>["rows"][number];
type State = NumberRow["state"];
const tones: Record<State, Tone> = { reserved: "active", issued: "good", voided: "bad" };
const pageSize = 20;

interface RangeNumbersProps {
  range: AnswerOf<typeof getAwbStockList>["rows"][number];
  mayVoid: boolean;
  onBack: () => void;
}

/** The numbers taken out of a range: on which waybill, by whom, and voiding one that is on none. */
export function RangeNumbers({ range, mayVoid, onBack }: RangeNumbersProps) {
  const { t, word, language } = useTexts("waybill");
  const [state, setState] = useState<State | "all">("all");
  const [page, setPage] = useState(1);
  const { data } = useRead(
    getAwbNumberList,
    { stockId: range.id, page, pageSize, ...(state !== "all" && { state }) },
    { quiet: true },
  );
  return (
    <div className="stock-view">
      <div className="stock-head">
        <Button onClick={onBack}>{t("stock.back")}</Button>
        <strong>
          <bdi dir="ltr">
            {range.firstNumber} – {range.lastNumber}
          </bdi>
        </strong>
      </div>
      <Segments
        label={commonFieldTexts.status[language]}
        value={state}
        onChange={(next) => {
          setState(next);
          setPage(1);
        }}
        options={[
          { value: "all" as const, label: word("all") },
          ...awbNumberStates.map((one) => ({ value: one, label: t(`stock.${one}`) })),
        ]}
      />
      {data?.rows.length === 0 && <p className="muted">{t("stock.noNumbers")}</p>}
      {data && data.rows.length > 0 && <NumbersTable rows={data.rows} mayVoid={mayVoid} />}
      {data && data.total > pageSize && (
        <Pagination
          current={page}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={(next) => setPage(next)}
        />
      )}
    </div>
  );
}

function NumbersTable({ rows, mayVoid }: { rows: readonly NumberRow[]; mayVoid: boolean }) {
  const { t, language } = useTexts("waybill");
  const voidNumber = useCall(voidAwbNumber);
  return (
    <div className="data-table stock-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("stock.number")}</th>
            <th scope="col">{commonFieldTexts.status[language]}</th>
            <th scope="col">{t("stock.waybill")}</th>
            <th scope="col">{t("stock.changed")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ mainNumber, state, waybillId, houseNumber, changedByName, changedAt }) => (
            <tr key={mainNumber}>
              <td data-label={t("stock.number")}>
                <bdi>{mainNumber}</bdi>
              </td>
              <td data-label={commonFieldTexts.status[language]}>
                <StatusTag tone={tones[state]}>{t(`stock.${state}`)}</StatusTag>
              </td>
              <td data-label={t("stock.waybill")}>
                {waybillId !== null && (
                  <Link to={`/waybillDetails/${waybillId}`}>
                    <bdi>{houseNumber}</bdi>
                  </Link>
                )}
              </td>
              <td data-label={t("stock.changed")}>
                <bdi>{[changedByName, formatMoment(changedAt)].filter(Boolean).join(" · ")}</bdi>
              </td>
              <td className="data-actions">
                {mayVoid && state === "reserved" && (
                  <ConfirmButton
                    size="small"
                    question={t("stock.voidQuestion", { number: mainNumber })}
                    onConfirm={() => voidNumber.mutateAsync({ mainNumber })}
                  >
                    {t("stock.void")}
                  </ConfirmButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
