import type { ListedBill } from "@lading/contract/bill";
import { Link } from "react-router";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { SmallTable } from "#ui";

/** The bills of a waybill. */
export function BillTable({ bills }: { bills: readonly ListedBill[] }) {
  const { t } = useTexts("bill");
  return (
    <SmallTable
      label={t("bills")}
      columns={[
        t("invoiceNo"),
        { title: t("customer"), wide: true },
        t("billDate"),
        t("dueDate"),
        { title: t("amount"), number: true },
        { title: t("settlementAmount"), number: true },
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
