import { minorUnits, type Currency } from "@lading/contract/core";
import {
  addPaymentInvoice,
  editPaymentInvoice,
  mostInvoiceFiles,
  paymentInvoiceFieldTexts,
  type InvoiceCost,
  type WholePaymentInvoice,
} from "@lading/contract/payment-invoice";
import type { StoredFile } from "@lading/contract/files";
import { Form, Input } from "antd";
import type { ReactNode } from "react";
import { today } from "#core/format";
import { isRecord } from "#core/guards";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { CurrencyInput } from "#currency";
import { PayeeSelect } from "#supplier-cost";
import { DateInput, DecimalInput, RecordForm } from "#ui";
import { UploadArea, uploadsField, useNotYet, useUploads } from "#ui/uploads";
import { DifferencesInput } from "./DifferencesInput.tsx";
import { FileNames } from "./FileNames.tsx";
import { lineOf } from "./invoice-line.ts";
import { LinesInput } from "./LinesInput.tsx";
import { MoreCosts } from "./MoreCosts.tsx";
import { Rest } from "./Rest.tsx";
import { SameNumber } from "./SameNumber.tsx";

interface InvoiceFormProps {
  /** The invoice to change; null enters one. */
  invoice: WholePaymentInvoice | null;
  /** Values that a new one begins with. */
  begin?: { costs: readonly InvoiceCost[]; customerNumber?: string; currency?: Currency };
  aside?: ReactNode;
  onDone: (stored: { id: string; number: string; customerNumber: string; currency: Currency }) => void;
  onClose: () => void;
}

const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Lines and files as the call takes them. */
function toInput({ files, uploading: _uploading, costs, differences, ...values }: Record<string, unknown>) {
  return {
    ...values,
    costs: rows(costs).map(({ id, amount }) => ({ costId: id, amount })),
    differences: rows(differences),
    attachments: rows(files).map(({ id }) => id),
  };
}

/** Enters or changes a supplier's invoice with the costs that it gathers. */
export function InvoiceForm({ invoice, begin, aside, onDone, onClose }: InvoiceFormProps) {
  const { word } = useTexts("payment-invoice");
  const notYet = useNotYet();
  const fields = <Fields invoice={invoice} known={begin?.costs[0]} />;
  if (invoice) {
    const { id, version, paymentInvoiceNo: number } = invoice;
    return (
      <RecordForm
        call={editPaymentInvoice}
        initial={valuesOf(invoice)}
        fixed={{ id, version }}
        toInput={toInput}
        notYet={notYet}
        stale={{ valuesOf: (stored) => stored }}
        onCancel={onClose}
        onDone={(_answer, { customerNumber, currency }) => {
          notify.success(word("saved"));
          onDone({ id, number, customerNumber, currency });
        }}
      >
        {fields}
      </RecordForm>
    );
  }
  const [first] = begin?.costs ?? [];
  return (
    <RecordForm
      call={addPaymentInvoice}
      initial={{
        customerNumber: first?.customerNumber ?? begin?.customerNumber,
        currency: first?.currency ?? begin?.currency,
        billReferNo: first?.billReferNo ?? "",
        invoiceDate: today(),
        costs: begin?.costs.map(lineOf) ?? [],
        differences: [],
        files: [],
      }}
      toInput={toInput}
      notYet={notYet}
      aside={aside}
      onCancel={onClose}
      onDone={({ id, paymentInvoiceNo: number }, { customerNumber, currency }) =>
        onDone({ id, number, customerNumber, currency })
      }
    >
      {fields}
    </RecordForm>
  );
}

function valuesOf(invoice: WholePaymentInvoice): Record<string, unknown> {
  const { customerNumber, billReferNo, invoiceDate, dueDate, currency, amount, differences, remark } = invoice;
  const facts = { customerNumber, billReferNo, invoiceDate, dueDate: dueDate ?? "", currency, amount, remark };
  return { ...facts, costs: invoice.costs.map(lineOf), differences, files: invoice.attachments };
}

interface FieldsProps {
  invoice: WholePaymentInvoice | null;
  known: InvoiceCost | undefined;
}

function Fields({ invoice, known }: FieldsProps) {
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const currency: Currency | undefined = Form.useWatch("currency");
  return (
    <>
      <div className="payment-invoice-fields">
        <Form.Item name="customerNumber" label={field("customerName")} required>
          <PayeeSelect known={invoice ?? known} />
        </Form.Item>
        <Form.Item name="billReferNo" label={field("billReferNo")} required>
          <Input maxLength={60} dir="ltr" autoComplete="off" />
        </Form.Item>
        <Form.Item name="invoiceDate" label={field("invoiceDate")} required>
          <DateInput />
        </Form.Item>
        <Form.Item name="dueDate" label={field("dueDate")}>
          <DateInput />
        </Form.Item>
        <Form.Item name="currency" label={field("currency")} required>
          <CurrencyInput />
        </Form.Item>
        <Form.Item name="amount" label={field("amount")} required>
          <DecimalInput scale={minorUnits(currency ?? "")} suffix={currency} />
        </Form.Item>
      </div>
      <SameNumber id={invoice?.id ?? null} />
      <MoreCosts id={invoice?.id ?? null} />
      <Form.Item name="costs" label={field("lines")}>
        <LinesInput currency={currency ?? ""} />
      </Form.Item>
      <Form.Item name="differences" label={field("difference")}>
        <DifferencesInput currency={currency ?? ""} />
      </Form.Item>
      <Rest />
      <Form.Item label={field("attachments")}>
        <Attachments />
      </Form.Item>
      <Form.Item name="remark" label={field("remark")}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} dir="auto" />
      </Form.Item>
    </>
  );
}

function Attachments() {
  const uploads = useUploads<StoredFile>({ use: "paymentInvoice", most: mostInvoiceFiles, entryOf: (file) => file });
  return (
    <UploadArea use="paymentInvoice" uploads={uploads}>
      <Form.Item noStyle name={uploadsField}>
        <FileNames />
      </Form.Item>
    </UploadArea>
  );
}
