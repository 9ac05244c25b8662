import {
  getPaymentInvoiceSameNumberList,
  repeatingPage,
  type SameNumberInvoice,
} from "@lading/contract/payment-invoice";
import { Checkbox, Form } from "antd";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Note, useTyped } from "#ui";

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Earlier invoices of the supplier under the number that is typed, shown before it is stored. */
export function SameNumber({ id }: { id: string | null }) {
  const { t } = useTexts("payment-invoice");
  const may = useMay();
  const customerNumber: string | undefined = Form.useWatch("customerNumber");
  const invoiceDate: string | undefined = Form.useWatch("invoiceDate");
  const typed: string = Form.useWatch("billReferNo") ?? "";
  const billReferNo = useTyped(typed.trim());
  const isKnown = customerNumber !== undefined && billReferNo !== "" && day.test(invoiceDate ?? "");
  const { data } = useRead(
    getPaymentInvoiceSameNumberList,
    { customerNumber: customerNumber ?? "", billReferNo, invoiceDate: invoiceDate ?? "", id },
    { enabled: isKnown, quiet: true, ownErrors: true },
  );
  const earlier = isKnown ? (data?.rows ?? []) : [];
  if (earlier.length === 0) return null;
  const isRefused = earlier.some(({ withinYear }) => withinYear) && !may(`${repeatingPage}:approve`);
  return (
    <>
      <Note
        type={isRefused ? "error" : "warning"}
        title={t(isRefused ? "usedWithinYear" : "usedBefore")}
        description={
          <ul className="payment-invoice-earlier">
            {earlier.map((one) => (
              <Earlier key={one.id} invoice={one} />
            ))}
          </ul>
        }
      />
      {!isRefused && (
        <Form.Item name="sameNumber" valuePropName="checked">
          <Checkbox>{t("sameNumber")}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

function Earlier({ invoice }: { invoice: SameNumberInvoice }) {
  return (
    <li>
      <Link to={`/paymentInvoiceDetail?id=${invoice.id}`}>
        <bdi>{invoice.paymentInvoiceNo}</bdi>
      </Link>
      <bdi>{invoice.billReferNo}</bdi>
      <bdi>{formatDate(invoice.invoiceDate)}</bdi>
      <bdi dir="ltr">{formatMoney(invoice.amount, invoice.currency)}</bdi>
    </li>
  );
}
