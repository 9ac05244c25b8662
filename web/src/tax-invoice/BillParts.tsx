import { minorUnits } from "@lading/contract/core";
import { taxInvoiceFieldTexts } from "@lading/contract/tax-invoice";
import { Form } from "antd";
import { formatDate, formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput, SmallTable } from "#ui";
import type { AskedBill } from "./ApplicationForm.tsx";
import { sumAt } from "./item-line.ts";

/** The bills of an application, each with the part of it that is asked for, and their sum. */
export function BillParts({ bills }: { bills: readonly AskedBill[] }) {
  const { t } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const parts: unknown = Form.useWatch("bills");
  const currency = bills[0]?.currency ?? "RMB";
  return (
    <>
      <SmallTable
        label={field("bills")}
        columns={[
          field("invoiceNo"),
          field("waybillNumber"),
          field("billDate"),
          { title: field("left"), number: true },
          { title: t("asked"), number: true },
        ]}
        rows={bills.map((bill, place) => ({
          key: bill.id,
          cells: [
            bill.invoiceNo,
            bill.waybillNumber,
            formatDate(bill.billDate),
            formatDecimal(bill.left),
            <Form.Item key="part" name={["bills", place, "amount"]} className="tax-invoice-part">
              <DecimalInput aria-label={t("partOf", { number: bill.invoiceNo })} scale={minorUnits(bill.currency)} />
            </Form.Item>,
          ],
        }))}
      />
      <p className="tax-invoice-sums">
        {t("total")} <bdi dir="ltr">{formatMoney(sumAt(parts, currency), currency)}</bdi>
      </p>
    </>
  );
}
