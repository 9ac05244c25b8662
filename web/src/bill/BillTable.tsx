import { billFieldTexts, type ListedBill } from "@lading/contract/bill";
import { Link } from "react-router";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { SmallTable } from "#ui";

/** The bills of a waybill. */
export function BillTable({ bills }: { bills: readonly ListedBill[] }) {
  const { t } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  return (
    <SmallTable
      label={t("bills")}
      columns={[
        field("invoiceNo"),
        { title: field("customerName"), wide: true },
        field("billDate"),
        field("dueDate"),
        { title: field("amount"), number: true },
        { title: field("settlementAmount"), number: true },
      ]}
      rows={bills.map((bill) => ({
        key: bill.id,
        cells: [
          <Link key="number" to={`/billDetails?id=${bill.id}`}>
            {bill.invoiceNo}
          </Link>,
          bill.customerName,
          formatDate(bill.billDate),
          formatDate(bill.dueDate) || "–",
          formatMoney(bill.amount, bill.currency),
          formatMoney(bill.settlementAmount, bill.settlementCurrency),
        ],
      }))}
    />
  );
}
