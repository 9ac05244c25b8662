import "./stock.css";
import type { AnswerOf } from "@lading/contract/core";
import { getAwbStockList } from "@lading/contract/waybill";
import { Button } from "antd";
import { useRef, useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { RangeForm } from "./RangeForm.tsx";
import { RangeNumbers } from "./RangeNumbers.tsx";
import { RangeTable } from "./RangeTable.tsx";

export type StockRange = AnswerOf<typeof getAwbStockList>["rows"][number];

type Shown = { kind: "ranges" } | { kind: "add" } | { kind: "edit" | "numbers"; range: StockRange };

/** So many ranges are shown; an airline gives a few a year. */
const mostRanges = 200;

/** The ranges; in their place the form of one, or the numbers taken out of it. */
export function StockView() {
  const [shown, setShown] = useState<Shown>({ kind: "ranges" });
  const view = useRef<HTMLDivElement>(null);
  return (
    <div ref={view} tabIndex={-1} className="stock-focus">
      <View
        shown={shown}
        onShow={(next) => {
          // The focused element goes with the view before; the keyboard goes on in the new view.
          view.current?.focus();
          setShown(next);
        }}
      />
    </div>
  );
}

function View({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const { t } = useTexts("waybill");
  const may = useMay();
  const adds = may("/logisticsManagement/buildWayBillNo:add");
  const { data } = useRead(
    getAwbStockList,
    { pageSize: mostRanges, sort: "airlinePrefix", order: "asc" },
    { quiet: true },
  );
  const back = () => onShow({ kind: "ranges" });

  if (shown.kind === "add" || shown.kind === "edit")
    return <RangeForm {...(shown.kind === "edit" && { range: shown.range })} onEnd={back} />;
  if (shown.kind === "numbers") return <RangeNumbers range={shown.range} mayVoid={adds} onBack={back} />;
  return (
    <div className="stock-view">
      {adds && (
        <Button type="primary" onClick={() => onShow({ kind: "add" })}>
          {t("stock.add")}
        </Button>
      )}
      {data && data.rows.length === 0 && <p className="muted">{t("stock.none")}</p>}
      {data && data.rows.length > 0 && (
        <RangeTable
          ranges={data.rows}
          {...(adds && { onEdit: (range) => onShow({ kind: "edit", range }) })}
          onNumbers={(range) => onShow({ kind: "numbers", range })}
        />
      )}
    </div>
  );
}
