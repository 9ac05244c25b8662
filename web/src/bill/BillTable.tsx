import type { ListedBill } from "@lading/contract/bill";
import { Link } from "react-router";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";

/** The bills of a waybill. */
export function BillTable({ bills }: { bills: readonly ListedBill[] }) {
  const { t } = useTexts("bill");
  return (
    <div className="figures" role="region" aria-label={t("bills")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("invoiceNo")}</th>
            <th scope="col">{t("customer")}</th>
            <th scope="col">{t("billDate")}</th>
            <th scope="col">{t("dueDate")}</th>
            <th scope="col" data-number>
              {t("amount")}
            </th>
            <th scope="col" data-number>
              {t("settlementAmount")}
            </th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.id}>
              <td>
                <Link to={`/billDetails?id=${bill.id}`}>{bill.invoiceNo}</Link>
              </td>
              <td className="figures-wide">
                <bdi>{bill.customerName}</bdi>
              </td>
              <td>{formatDate(bill.billDate)}</td>
              <td>{formatDate(bill.dueDate) || "–"}</td>
              <td data-number>
                <bdi dir="ltr">{formatMoney(bill.amount, bill.currency)}</bdi>
              </td>
              <td data-number>
                <bdi dir="ltr">{formatMoney(bill.settlementAmount, bill.settlementCurrency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
