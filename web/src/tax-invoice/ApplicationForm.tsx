import "./tax-invoice.css";
import { type Currency } from "@lading/contract/core";
import {
  addTaxInvoiceApplication,
  editTaxInvoiceApplication,
  taxInvoiceFieldTexts,
  type WholeApplication,
} from "@lading/contract/tax-invoice";
import { useFieldTexts, useTexts } from "#core/i18n";
import { isRecord } from "#core/guards";
import { notify } from "#core/notice";
import { InputField, RecordForm, TextAreaField } from "#ui";
import { BillParts } from "./BillParts.tsx";
import { ItemLines } from "./ItemLines.tsx";
import { sumAt } from "./item-line.ts";
import { TitleSelect } from "./TitleSelect.tsx";

/** A bill with what is asked for of it. */
export interface AskedBill {
  id: string;
  invoiceNo: string;
  waybillNumber: string;
  billDate: string;
  currency: Currency;
  /** So much can be asked for. */
  left: string;
  asked: string;
}

interface ApplicationFormProps {
  /** Whose bills they are. */
  customerId: string | undefined;
  bills: readonly AskedBill[];
  /** The application that is changed. */
  application?: WholeApplication;
  onDone: (id: string) => void;
  onCancel: () => void;
}

/** Applies for a tax invoice over bills, whole or in part: the title, the parts, and the lines of the invoice. */
export function ApplicationForm({ customerId, bills, application, onDone, onCancel }: ApplicationFormProps) {
  const { t, word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const currency = bills[0]?.currency ?? "RMB";
  const shared = {
    toInput,
    onCancel,
    children: (
      <div className="tax-invoice-form">
        <BillParts bills={bills} />
        <InputField name="titleId" label={field("title")} extra={t("titleHint")}>
          <TitleSelect
            customerId={customerId}
            known={
              application && {
                id: application.titleId,
                title: application.title,
                taxNumber: application.taxNumber,
              }
            }
          />
        </InputField>
        <ItemLines currency={currency} />
        <TextAreaField name="remark" />
      </div>
    ),
  };
  const asked = bills.map(({ id, asked: amount }) => ({ billId: id, amount }));
  if (application) {
    const { id, version, titleId, remark } = application;
    const items = application.items.map(({ invoiceItemId, amount, remark: note }) => ({
      invoiceItemId,
      amount,
      remark: note,
    }));
    return (
      <RecordForm
        call={editTaxInvoiceApplication}
        initial={{ titleId, bills: asked, items, remark }}
        fixed={{ id, version }}
        submitText={word("save")}
        onDone={() => {
          notify.success(t("saved"));
          onDone(id);
        }}
        {...shared}
      />
    );
  }
  return (
    <RecordForm
      call={addTaxInvoiceApplication}
      initial={{ bills: asked, items: [{ amount: sumAt(asked, currency) }] }}
      submitText={t("apply")}
      onDone={({ id, applicationNo }) => {
        notify.success(t("applied", { number: applicationNo }));
        onDone(id);
      }}
      {...shared}
    />
  );
}

/** A bill's part that was emptied is nothing, which is refused, and not all that is left of the bill. */
function toInput(values: Record<string, unknown>): Record<string, unknown> {
  const bills: unknown = values["bills"];
  if (!Array.isArray(bills)) return values;
  return { ...values, bills: bills.filter(isRecord).map((bill) => ({ ...bill, amount: bill["amount"] || "0" })) };
}
