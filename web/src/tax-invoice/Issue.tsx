import { sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits } from "@lading/contract/core";
import type { StoredFile } from "@lading/contract/files";
import {
  issueTaxInvoice,
  mostTaxInvoices,
  taxInvoiceFieldTexts,
  taxInvoiceRefusals,
  type WholeApplication,
} from "@lading/contract/tax-invoice";
import { Button, Input } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { formatMoney, typedDecimal } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DecimalInput, MomentInput, Note } from "#ui";
import { InvoiceFiles } from "./InvoiceFiles.tsx";

/** An invoice as it is written into the form. */
interface Typed {
  key: number;
  number: string;
  issuedAt: string;
  files: readonly StoredFile[];
  /** Of each line of the application, in order. */
  amounts: readonly string[];
}

interface IssueProps {
  application: WholeApplication;
  onClose: () => void;
}

/** Enters the invoices that the tax platform issued for an application: mostly one, at most ten. */
export function Issue({ application, onClose }: IssueProps) {
  const { t, word, language } = useTexts("tax-invoice");
  const [invoices, setInvoices] = useState<readonly Typed[]>(() => [
    { ...empty(1), amounts: application.items.map(({ amount }) => amount) },
  ]);
  const save = useSave(application, onClose);
  const set = (key: number, change: Partial<Typed>) =>
    setInvoices(invoices.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const more = () => {
    const key = Math.max(...invoices.map((one) => one.key)) + 1;
    setInvoices([...invoices, { ...empty(key), amounts: application.items.map(() => "") }]);
  };
  const isFull = invoices.length >= mostTaxInvoices;
  return (
    <div className="tax-invoice-form">
      <p>{t("issueHint")}</p>
      {save.problem !== null && <Note type="error" title={save.problem} />}
      {invoices.map((typed) => (
        <InvoiceFields
          key={typed.key}
          application={application}
          typed={typed}
          several={invoices.length > 1}
          onChange={(change) => set(typed.key, change)}
          onRemove={() => setInvoices(invoices.filter(({ key }) => key !== typed.key))}
        />
      ))}
      <div className="tax-invoice-buttons">
        <Button type="primary" loading={save.isSaving} onClick={() => void save.run(invoices)}>
          {t("issue")}
        </Button>
        <Button disabled={isFull} onClick={more}>
          {t("addInvoice")}
        </Button>
        <Button onClick={onClose}>{word("stepBack")}</Button>
        {isFull && (
          <span className="muted">
            {taxInvoiceRefusals.mostInvoices.text[language].replace("{max}", String(mostTaxInvoices))}
          </span>
        )}
      </div>
    </div>
  );
}

const empty = (key: number): Typed => ({ key, number: "", issuedAt: new Date().toISOString(), files: [], amounts: [] });

interface InvoiceFieldsProps {
  application: WholeApplication;
  typed: Typed;
  /** Of several, each says how much of each line it has, and can be taken away. */
  several: boolean;
  onChange: (change: Partial<Typed>) => void;
  onRemove: () => void;
}

function InvoiceFields({ application, typed, several, onChange, onRemove }: InvoiceFieldsProps) {
  const { t, word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const { items, currency } = application;
  const sum = sumOfAmounts((several ? typed.amounts : items.map(({ amount }) => amount)).map(typedDecimal), currency);
  return (
    <fieldset className="tax-invoice-issue">
      <label className="tax-invoice-field">
        {field("number")}
        <Input
          value={typed.number}
          maxLength={60}
          dir="ltr"
          onChange={(event) => onChange({ number: event.target.value })}
        />
      </label>
      <label className="tax-invoice-field">
        {field("issuedAt")}
        <MomentInput value={typed.issuedAt} onChange={(issuedAt) => onChange({ issuedAt: issuedAt ?? "" })} />
      </label>
      <div className="tax-invoice-field">
        {field("files")}
        <InvoiceFiles value={typed.files} onChange={(files) => onChange({ files })} />
      </div>
      {several &&
        items.map((item, line) => (
          <label key={item.line} className="tax-invoice-field">
            {t("partOfLine", { item: item.item, amount: formatMoney(item.amount, currency) })}
            <DecimalInput
              scale={minorUnits(currency)}
              value={typed.amounts[line] ?? ""}
              onChange={(amount) => onChange({ amounts: typed.amounts.with(line, amount) })}
            />
          </label>
        ))}
      <span className="tax-invoice-buttons wide">
        <span className="tax-invoice-sums">
          {field("gross")} <bdi dir="ltr">{formatMoney(sum, currency)}</bdi>
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

/** Sends the invoices; the first refusal stands above the form. */
function useSave(application: WholeApplication, onClose: () => void) {
  const { t } = useTexts("tax-invoice");
  const issue = useCall(issueTaxInvoice, { ownErrors: true });
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (invoices: readonly Typed[]) => {
    if (invoices.some(({ number }) => number.trim() === "")) return setProblem(t("numberNeeded"));
    if (invoices.some(({ files }) => files.length === 0)) return setProblem(t("fileNeeded"));
    setProblem(null);
    const { id, version } = application;
    try {
      await issue.mutateAsync({
        id,
        version,
        invoices: invoices.map(({ number, issuedAt, files, amounts }) => ({
          number,
          issuedAt,
          fileIds: files.map((file) => file.id),
          amounts: invoices.length > 1 ? amounts.map(typedDecimal) : [],
        })),
      });
      notify.success(t("issuedDone"));
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(Object.values(error.fields)[0] ?? error.message);
    }
  };
  return { run, problem, isSaving: issue.isPending };
}
