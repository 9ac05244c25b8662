import { sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits } from "@lading/contract/core";
import {
  issueTaxInvoice,
  mostTaxInvoices,
  taxInvoiceFieldTexts,
  taxInvoiceRefusals,
  type WholeApplication,
} from "@lading/contract/tax-invoice";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { formatMoney, typedDecimal } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DecimalInput, MomentInput, RecordForm } from "#ui";
import { InvoiceFiles } from "./InvoiceFiles.tsx";
import { emptyInvoice, typedInvoices, writtenInvoices } from "./typed-invoices.ts";

interface IssueProps {
  application: WholeApplication;
  onClose: () => void;
}

/** Enters the invoices that the tax platform issued for an application: mostly one, at most ten. */
export function Issue({ application, onClose }: IssueProps) {
  const { t } = useTexts("tax-invoice");
  const { id, version, items } = application;
  const [form] = Form.useForm();
  const [initial] = useState(() => ({ invoices: [emptyInvoice(items.map(({ amount }) => amount))] }));
  return (
    <div className="tax-invoice-form">
      <p>{t("issueHint")}</p>
      <RecordForm
        call={issueTaxInvoice}
        form={form}
        initial={initial}
        fixed={{ id, version }}
        toInput={({ invoices }) => ({ invoices: writtenInvoices(invoices) })}
        submitText={t("issue")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("issuedDone"));
          onClose();
        }}
      >
        <Invoices application={application} />
      </RecordForm>
    </div>
  );
}

function Invoices({ application }: Pick<IssueProps, "application">) {
  const { t, language } = useTexts("tax-invoice");
  const { items } = application;
  return (
    <Form.List name="invoices">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <InvoiceFields
              key={key}
              application={application}
              place={name}
              several={fields.length > 1}
              onRemove={() => remove(name)}
            />
          ))}
          {fields.length < mostTaxInvoices ? (
            <Button className="tax-invoice-more" onClick={() => add(emptyInvoice(items.map(() => "")))}>
              {t("addInvoice")}
            </Button>
          ) : (
            <span className="muted">
              {taxInvoiceRefusals.mostInvoices.text[language].replace("{max}", String(mostTaxInvoices))}
            </span>
          )}
        </>
      )}
    </Form.List>
  );
}

interface InvoiceFieldsProps {
  application: WholeApplication;
  place: number;
  /** Of several, each says how much of each line it has, and can be taken away. */
  several: boolean;
  onRemove: () => void;
}

function InvoiceFields({ application, place, several, onRemove }: InvoiceFieldsProps) {
  const { t, word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const { items, currency } = application;
  const form = Form.useFormInstance();
  const watched: unknown = Form.useWatch(["invoices", place], { form, preserve: true });
  const [typed] = typedInvoices([watched]);
  const amounts = several ? (typed?.amounts ?? []) : items.map(({ amount }) => amount);
  return (
    <fieldset className="tax-invoice-issue">
      <Form.Item name={[place, "number"]} label={field("number")} required>
        <Input maxLength={60} dir="ltr" autoComplete="off" />
      </Form.Item>
      <Form.Item name={[place, "issuedAt"]} label={field("issuedAt")} required>
        <MomentInput />
      </Form.Item>
      <Form.Item name={[place, "fileIds"]} label={field("files")} required>
        <InvoiceFiles />
      </Form.Item>
      {several &&
        items.map((item, line) => (
          <Form.Item
            key={item.line}
            name={[place, "amounts", line]}
            label={t("partOfLine", { item: item.item, amount: formatMoney(item.amount, currency) })}
          >
            <DecimalInput scale={minorUnits(currency)} />
          </Form.Item>
        ))}
      <span className="tax-invoice-buttons wide">
        <span className="tax-invoice-sums">
          {field("gross")}{" "}
          <bdi dir="ltr">{formatMoney(sumOfAmounts(amounts.map(typedDecimal), currency), currency)}</bdi>
        </span>
        {several && (
          <Button type="link" danger onClick={onRemove}>
            {word("remove")}
          </Button>
        )}
      </span>
    </fieldset>
  );
}
