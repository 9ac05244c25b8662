import { amountLeft, sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits } from "@lading/contract/core";
import { paymentInvoiceFieldTexts } from "@lading/contract/payment-invoice";
import { Button, Form } from "antd";
import { memo, useCallback } from "react";
import { Link } from "react-router";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput, SmallTable } from "#ui";
import { Difference } from "./Difference.tsx";
import { plainAmountOf, type InvoiceLine } from "./invoice-line.ts";

interface LinesInputProps {
  value?: readonly InvoiceLine[];
  onChange?: (lines: readonly InvoiceLine[]) => void;
  currency: string;
}

/** The costs of an invoice, each with what is expected and what the supplier invoiced for it. */
export function LinesInput({ value = [], onChange, currency }: LinesInputProps) {
  const { t, word } = useTexts("payment-invoice");
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const form = Form.useFormInstance();
  // Inputs of many lines stay as they are while another is typed in: what they call stays the same.
  const change = useCallback(
    (id: string, amount: string) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes this field
      const lines = form.getFieldValue("costs") as readonly InvoiceLine[];
      form.setFieldValue(
        "costs",
        lines.map((line) => (line.id === id ? { ...line, amount } : line)),
      );
    },
    [form],
  );
  if (value.length === 0) return <p className="muted">{t("noLines")}</p>;
  const sum = (of: (line: InvoiceLine) => string) => sumOfAmounts(value.map(of), currency);
  const [expected, invoiced] = [sum((line) => line.expected), sum((line) => plainAmountOf(line.amount))];
  return (
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
        { title: "", actions: true },
      ]}
      rows={value.map((line) => ({
        key: line.id,
        cells: [
          <Link key="job" to={`/waybillDetails/${line.waybillId}`}>
            {line.waybillNumber}
          </Link>,
          line.chargeItem,
          line.billReferNo,
          formatDate(line.costDate),
          formatMoney(line.expected, line.currency),
          <AmountInput
            key="amount"
            line={line.id}
            name={line.waybillNumber}
            {...{ currency, change }}
            amount={line.amount}
          />,
          <Difference key="difference" amount={amountLeft(plainAmountOf(line.amount), line.expected)} currency="" />,
          <Button key="remove" type="link" danger onClick={() => onChange?.(value.filter(({ id }) => id !== line.id))}>
            {word("remove")}
          </Button>,
        ],
      }))}
      foot={[
        t("lineCount", { count: value.length }),
        "",
        "",
        "",
        formatMoney(expected, currency),
        formatMoney(invoiced, currency),
        <Difference key="difference" amount={amountLeft(invoiced, expected)} currency="" />,
        "",
      ]}
    />
  );
}

interface AmountInputProps {
  line: string;
  name: string;
  currency: string;
  amount: string;
  change: (id: string, amount: string) => void;
}

const AmountInput = memo(function AmountInput({ line, name, currency, amount, change }: AmountInputProps) {
  const { t } = useTexts("payment-invoice");
  return (
    <DecimalInput
      aria-label={t("amountOf", { number: name })}
      scale={minorUnits(currency)}
      value={amount}
      status={/[1-9]/.test(amount) ? "" : "error"}
      onChange={(typed) => change(line, typed)}
    />
  );
});
