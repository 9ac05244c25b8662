import { getReceivableAndPayableList, type WholeCheckBill } from "@lading/contract/check-bill";
import { Checkbox, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { Pager, useTyped } from "#ui";
import type { PartLine } from "./Parts.tsx";

interface MoreLinesProps {
  bill: WholeCheckBill;
  /** The lines that it has while it is changed. */
  chosen: readonly PartLine[];
  onAdd: (line: PartLine) => void;
  onRemove: (id: string) => void;
}

/** The further open lines that the check bill can take, page by page and by their numbers, each with a box that puts it there. */
export function MoreLines({ bill, chosen, onAdd, onRemove }: MoreLinesProps) {
  const { t, word } = useTexts("check-bill");
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 20 });
  const [typed, setTyped] = useState("");
  const search = useTyped(typed.trim());
  const asked = { joining: bill.id, search, page, pageSize, sort: "billDate" as const, order: "asc" as const };
  const { data } = useRead(getReceivableAndPayableList, asked, { quiet: true, ownErrors: true });
  const taken = new Set(chosen.map(({ id }) => id));
  const own = new Set(bill.lines.map(({ id }) => id));
  // A line that was taken off here can be put back; nobody else's list has it until then.
  const removed = bill.lines.filter(({ id }) => !taken.has(id)).map((line) => ({ ...line, currency: bill.currency }));
  const rows = data?.rows ?? [];
  const total = data?.total ?? 0;
  const left = total + removed.length - chosen.filter(({ id }) => !own.has(id)).length;
  if (search === "" && total + removed.length === 0) return null;
  return (
    <details className="check-bill-more">
      <summary>{search === "" ? t("more", { count: Math.max(left, 0) }) : t("moreFound")}</summary>
      <Input
        allowClear
        aria-label={word("search")}
        placeholder={t("lineHint")}
        maxLength={80}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPage({ page: 1, pageSize });
        }}
      />
      <div>
        {[...removed, ...rows].map((line) => (
          <Checkbox
            key={line.id}
            checked={taken.has(line.id)}
            onChange={(event) => (event.target.checked ? onAdd(line) : onRemove(line.id))}
          >
            <bdi>{line.invoiceNo || line.waybillNumber}</bdi> · {formatDate(line.billDate)} ·{" "}
            <bdi dir="ltr">{formatMoney(line.balance, bill.currency)}</bdi>
          </Checkbox>
        ))}
        {rows.length === 0 && search !== "" && <span className="muted">{t("noneFound")}</span>}
      </div>
      {total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          shown={rows.length}
          onChange={(next, size) => setPage({ page: next, pageSize: size })}
        />
      )}
    </details>
  );
}
