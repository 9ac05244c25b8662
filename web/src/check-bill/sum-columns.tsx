import { partySumShown, type PartySum } from "@lading/contract/check-bill";
import { Button } from "antd";
import { formatDecimal, formatMoney } from "#core/format";
import { useFieldColumns } from "#ui";
import { taxInvoiceTones } from "./line-columns.tsx";

interface SumColumns {
  /** Opens what a sum is made of; its party's name leads there. */
  onOpen: (sum: PartySum) => void;
  /** False for a desk that has bills alone. */
  sides?: boolean;
}

/** Columns of the sums by party and currency. */
export function useSumColumns({ onOpen, sides = true }: SumColumns) {
  const column = useFieldColumns(partySumShown);
  const money = (name: "amount" | "balance" | "notDue" | "to30" | "to60" | "to90" | "over90", sort?: string) =>
    column<PartySum>(name, {
      align: "end",
      ...(sort !== undefined && { sort }),
      ...(name === "amount" && { hidden: true }),
      ...((name === "balance" || name === "over90") && { card: "line" }),
      render: (row) => (name === "balance" ? formatMoney(row.balance, row.currency) : <Band row={row} name={name} />),
    });
  return [
    column<PartySum>("partyName", {
      sort: "partyName",
      card: "head",
      render: (sum) => (
        <Button type="link" className="cell-link" onClick={() => onOpen(sum)}>
          <bdi>{sum.partyName}</bdi>
        </Button>
      ),
    }),
    column<PartySum>("partyNumber", { sort: "partyNumber", hidden: true }),
    ...(sides ? [column<PartySum>("kind", { tones: { bill: "good", cost: "warning" } })] : []),
    column<PartySum>("count", { align: "end", hidden: true }),
    money("amount"),
    money("balance", "balance"),
    money("notDue"),
    money("to30"),
    money("to60"),
    money("to90"),
    money("over90", "over90"),
    column<PartySum>("outstandingDays", { align: "end", sort: "outstandingDays", card: "line" }),
    column<PartySum>("taxInvoice", { tones: taxInvoiceTones, card: "line" }),
    column<PartySum>("creditBalance", {
      align: "end",
      render: ({ creditBalance, creditCurrency }) => formatMoney(creditBalance, creditCurrency ?? ""),
    }),
  ];
}

/** An amount of a band, in the currency of the balance; nothing where the band is empty, so that the full ones are seen. */
function Band({ row, name }: { row: PartySum; name: "amount" | "notDue" | "to30" | "to60" | "to90" | "over90" }) {
  const amount = row[name];
  return /[1-9]/.test(amount) ? <bdi dir="ltr">{formatDecimal(amount)}</bdi> : <span className="muted">–</span>;
}
