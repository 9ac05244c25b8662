import "./tax-invoice.css";
import { sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits, type Currency } from "@lading/contract/core";
import {
  addTaxInvoiceApplication,
  editTaxInvoiceApplication,
  taxInvoiceFieldTexts,
  type WholeApplication,
} from "@lading/contract/tax-invoice";
import { Button, Input } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { formatDate, formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DecimalInput, Note, SmallTable } from "#ui";
import { ItemLines } from "./ItemLines.tsx";
import { startLine, type ItemLine } from "./item-line.ts";
import { TitleSelect, type ChosenTitle } from "./TitleSelect.tsx";

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
  bills: readonly AskedBill[];
  /** The application that is changed. */
  application?: WholeApplication;
  onDone: (id: string) => void;
  onCancel: () => void;
}

/** Applies for a tax invoice over bills, whole or in part: the title, the parts, and the lines of the invoice. */
export function ApplicationForm({ bills, application, onDone, onCancel }: ApplicationFormProps) {
  const { t, word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const [title, setTitle] = useState<ChosenTitle | undefined>(() => titleOf(application));
  const [parts, setParts] = useState<ReadonlyMap<string, string>>(
    () => new Map(bills.map(({ id, asked }) => [id, asked])),
  );
  const currency = bills[0]?.currency ?? "RMB";
  const total = sumOfAmounts(
    bills.map(({ id }) => plain(parts.get(id))),
    currency,
  );
  const [lines, setLines] = useState<readonly ItemLine[]>(() => linesOf(application, total));
  const [remark, setRemark] = useState(application?.remark ?? "");
  const save = useSave(application, onDone);
  // The one line follows the bills until somebody writes another.
  const shown = lines.length === 1 && !lines[0]?.touched ? lines.map((line) => ({ ...line, amount: total })) : lines;
  return (
    <div className="tax-invoice-form">
      {save.problem !== null && <Note type="error" title={save.problem} />}
      <Parts bills={bills} parts={parts} onChange={setParts} />
      <p className="tax-invoice-sums">
        {t("total")} <bdi dir="ltr">{formatMoney(total, currency)}</bdi>
      </p>
      <label className="tax-invoice-field">
        {field("title")}
        <TitleSelect value={title} onChange={setTitle} />
        <span className="muted">{t("titleHint")}</span>
      </label>
      <ItemLines lines={shown} total={total} currency={currency} onChange={setLines} />
      <label className="tax-invoice-field">
        {field("remark")}
        <Input.TextArea
          value={remark}
          maxLength={500}
          dir="auto"
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={(event) => setRemark(event.target.value)}
        />
      </label>
      <div className="tax-invoice-buttons">
        <Button
          type="primary"
          loading={save.isSaving}
          onClick={() => void save.run({ bills, parts, title, lines: shown, remark })}
        >
          {application ? word("save") : t("apply")}
        </Button>
        <Button onClick={onCancel}>{word("stepBack")}</Button>
      </div>
    </div>
  );
}

const plain = (typed: string | undefined) => (typed !== undefined && /^\d+(\.\d+)?$/.test(typed) ? typed : "0");

const titleOf = (application: WholeApplication | undefined): ChosenTitle | undefined =>
  application && { id: application.titleId, title: application.title, taxNumber: application.taxNumber };

function linesOf(application: WholeApplication | undefined, total: string): ItemLine[] {
  if (!application) return [startLine(total)];
  return application.items.map(({ invoiceItemId, amount, remark }) => ({
    ...startLine(amount),
    invoiceItemId,
    remark,
    touched: true,
  }));
}

interface PartsProps {
  bills: readonly AskedBill[];
  parts: ReadonlyMap<string, string>;
  onChange: (parts: ReadonlyMap<string, string>) => void;
}

/** The bills, each with the part of it that is asked for. */
function Parts({ bills, parts, onChange }: PartsProps) {
  const { t } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  return (
    <SmallTable
      label={field("bills")}
      columns={[
        field("invoiceNo"),
        field("waybillNumber"),
        field("billDate"),
        { title: field("left"), number: true },
        { title: t("asked"), number: true },
      ]}
      rows={bills.map((bill) => ({
        key: bill.id,
        cells: [
          bill.invoiceNo,
          bill.waybillNumber,
          formatDate(bill.billDate),
          formatDecimal(bill.left),
          <DecimalInput
            key="part"
            aria-label={t("partOf", { number: bill.invoiceNo })}
            scale={minorUnits(bill.currency)}
            value={parts.get(bill.id) ?? ""}
            onChange={(value) => onChange(new Map(parts).set(bill.id, value))}
          />,
        ],
      }))}
    />
  );
}

interface Written {
  bills: readonly AskedBill[];
  parts: ReadonlyMap<string, string>;
  title: ChosenTitle | undefined;
  lines: readonly ItemLine[];
  remark: string;
}

/** Sends the application; the first refusal stands above the form. */
function useSave(application: WholeApplication | undefined, onDone: (id: string) => void) {
  const { t } = useTexts("tax-invoice");
  const add = useCall(addTaxInvoiceApplication, { ownErrors: true });
  const edit = useCall(editTaxInvoiceApplication, { ownErrors: true });
  const [problem, setProblem] = useState<string | null>(null);
  const run = async ({ bills, parts, title, lines, remark }: Written) => {
    if (!title) return setProblem(t("chooseTitle"));
    if (lines.some(({ invoiceItemId }) => invoiceItemId === undefined)) return setProblem(t("chooseItem"));
    setProblem(null);
    const asked = {
      titleId: title.id,
      bills: bills.map(({ id }) => ({ billId: id, amount: parts.get(id) || "0" })),
      items: lines.map(({ invoiceItemId = "", amount, remark: note }) => ({
        invoiceItemId,
        amount: amount || "0",
        remark: note,
      })),
      remark,
    };
    try {
      if (application) {
        const { id, version } = application;
        await edit.mutateAsync({ id, version, ...asked });
        notify.success(t("saved"));
        onDone(id);
      } else {
        const { id, applicationNo } = await add.mutateAsync(asked);
        notify.success(t("applied", { number: applicationNo }));
        onDone(id);
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(Object.values(error.fields)[0] ?? error.message);
    }
  };
  return { run, problem, isSaving: add.isPending || edit.isPending };
}
