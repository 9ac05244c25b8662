import {
  getPaymentInvoiceLog,
  invoicePaymentTexts,
  paymentInvoiceActionTexts,
  paymentInvoiceFieldTexts,
  paymentInvoiceStatusTexts,
  type WholePaymentInvoice,
} from "@lading/contract/payment-invoice";
import { writeOffFieldTexts } from "@lading/contract/write-off";
import { Link } from "react-router";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Facts, LogOf, Panel, SmallTable, StatusTag } from "#ui";
import { Difference } from "./Difference.tsx";
import { FileNames } from "./FileNames.tsx";

const statusTones = { toConfirm: "active", confirmed: "good", voided: "neutral" } as const;

/** An invoice's facts, with expected, invoiced and paid beside each other. */
export function InvoiceFacts({ invoice }: { invoice: WholePaymentInvoice }) {
  const { language } = useTexts("payment-invoice");
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const { status, paymentStatus, currency } = invoice;
  const money = (amount: string) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>;
  return (
    <Facts
      facts={[
        {
          label: field("status"),
          value: <StatusTag tone={statusTones[status]}>{paymentInvoiceStatusTexts[status][language]}</StatusTag>,
        },
        { label: field("customerName"), value: `${invoice.customerNumber} · ${invoice.customerName}` },
        { label: field("invoiceDate"), value: formatDate(invoice.invoiceDate) },
        { label: field("dueDate"), value: formatDate(invoice.dueDate) },
        { label: field("expected"), value: money(invoice.expected) },
        { label: field("amount"), value: money(invoice.amount) },
        { label: field("difference"), value: <Difference amount={invoice.difference} currency={currency} /> },
        { label: field("paid"), value: money(invoice.paid) },
        { label: field("balance"), value: money(invoice.balance) },
        {
          label: field("paymentStatus"),
          value: (
            <StatusTag tone={paymentStatus === "paid" ? "good" : "neutral"}>
              {invoicePaymentTexts[paymentStatus][language]}
            </StatusTag>
          ),
        },
        { label: field("createdByName"), value: invoice.createdByName },
        { label: field("createDate"), value: formatMoment(invoice.createDate) },
        ...(status === "confirmed"
          ? [
              { label: field("confirmedByName"), value: invoice.confirmedByName },
              { label: field("confirmedAt"), value: formatMoment(invoice.confirmedAt) },
            ]
          : []),
        ...(status === "voided" ? [{ label: field("voidReason"), value: invoice.voidReason, wide: true }] : []),
        {
          label: field("attachments"),
          value: invoice.attachments.length > 0 ? <FileNames value={invoice.attachments} /> : "",
          wide: true,
        },
        { label: field("remark"), value: invoice.remark, wide: true },
      ]}
    />
  );
}

/** The costs and the differences of an invoice. */
export function InvoiceLines({ invoice }: { invoice: WholePaymentInvoice }) {
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const { currency } = invoice;
  const costs = invoice.costs.map((cost) => ({
    key: cost.id,
    cells: [
      <Link key="job" to={`/waybillDetails/${cost.waybillId}`}>
        {cost.waybillNumber}
      </Link>,
      <Link key="cost" to={`/supplierCostDetails?id=${cost.id}`}>
        {cost.chargeItem}
      </Link>,
      cost.billReferNo,
      formatDate(cost.costDate),
      formatMoney(cost.expected, currency),
      formatMoney(cost.amount, currency),
      <Difference key="difference" amount={cost.difference} currency={currency} />,
      formatMoney(cost.paid, currency),
    ],
  }));
  const differences = invoice.differences.map(({ amount, reason }, place) => ({
    key: `difference ${place}`,
    cells: [
      "",
      <bdi key="reason">{reason}</bdi>,
      "",
      "",
      "",
      formatMoney(amount, currency),
      <Difference key="difference" amount={amount} currency={currency} />,
      "",
    ],
  }));
  return (
    <Panel title={field("lines")}>
      <SmallTable
        label={field("lines")}
        columns={[
          field("waybillNumber"),
          field("chargeItem"),
          field("billReferNo"),
          field("costDate"),
          { title: field("expected"), number: true },
          { title: field("amount"), number: true },
          { title: field("difference"), number: true },
          { title: field("paid"), number: true },
        ]}
        rows={[...costs, ...differences]}
        foot={[
          "",
          "",
          "",
          "",
          formatMoney(invoice.expected, currency),
          formatMoney(invoice.amount, currency),
          <Difference key="difference" amount={invoice.difference} currency={currency} />,
          formatMoney(invoice.paid, currency),
        ]}
      />
    </Panel>
  );
}

/** The check bills that the costs stand on, and the write-offs that paid them. */
export function Payments({ invoice }: { invoice: WholePaymentInvoice }) {
  const { t } = useTexts("payment-invoice");
  const field = useFieldTexts(writeOffFieldTexts);
  const { payments, checkBills, currency } = invoice;
  if (payments.length + checkBills.length === 0) return null;
  return (
    <Panel title={t("payments")}>
      {checkBills.length > 0 && (
        <p className="payment-invoice-actions">
          <span className="muted">{t("checkBills")}</span>
          {checkBills.map(({ id, financialAccountNo }) => (
            <Link key={id} to={`/editCheckBills?id=${id}`}>
              <bdi>{financialAccountNo}</bdi>
            </Link>
          ))}
        </p>
      )}
      {payments.length > 0 && (
        <SmallTable
          label={t("payments")}
          columns={[
            field("creditReferenceNumber"),
            field("source"),
            field("postedOn"),
            { title: field("amount"), number: true },
            { title: field("waived"), number: true },
          ]}
          rows={payments.map((payment) => ({
            key: payment.writeOffId,
            cells: [
              <Link key="number" to={`/creditedDetails?id=${payment.writeOffId}`}>
                {payment.creditReferenceNumber}
              </Link>,
              payment.source,
              payment.day === null ? t("pending") : formatDate(payment.day),
              formatMoney(payment.amount, currency),
              formatMoney(payment.waived, currency),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

/** An invoice's operation log. */
export function InvoiceLog({ id }: { id: string }) {
  return (
    <LogOf id={id} call={getPaymentInvoiceLog} actions={paymentInvoiceActionTexts} fields={paymentInvoiceFieldTexts} />
  );
}
