import type { Currency } from "@lading/contract/core";
import { Button, Form } from "antd";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import { isZero, restOf, type DifferenceLine, type InvoiceLine } from "./invoice-line.ts";

/** The rest of the invoice's amount that stands on no line; it can be made a difference, or the lines' sum the amount. */
export function Rest() {
  const { t } = useTexts("payment-invoice");
  const form = Form.useFormInstance();
  const amount: string | undefined = Form.useWatch("amount");
  const currency: Currency | undefined = Form.useWatch("currency");
  const costs: readonly InvoiceLine[] = Form.useWatch("costs") ?? [];
  const differences: readonly DifferenceLine[] = Form.useWatch("differences") ?? [];
  if (currency === undefined || costs.length + differences.length === 0) return null;
  const rest = restOf(amount, { costs, differences }, currency);
  if (isZero(rest)) return <Note type="success" title={t("sumsUp")} />;
  const sum = restOf("0", { costs, differences }, currency).replace("-", "");
  if (amount === undefined || amount === "")
    return (
      <Note
        type="info"
        title={t("linesCome", { sum: formatMoney(sum, currency) })}
        action={<Button onClick={() => form.setFieldValue("amount", sum)}>{t("takeSum")}</Button>}
      />
    );
  return (
    <Note
      type="warning"
      title={t("rest", { rest: formatMoney(rest, currency) })}
      description={t("restHint")}
      action={
        <Button onClick={() => form.setFieldValue("differences", [...differences, { amount: rest, reason: "" }])}>
          {t("restAsDifference")}
        </Button>
      }
    />
  );
}
