import "./tax-invoice.css";
import type { Language } from "@lading/contract/core";
import { taxInvoiceFieldTexts, taxInvoiceKindTexts, type WholeInvoice } from "@lading/contract/tax-invoice";
import { Button } from "antd";
import { useState } from "react";
import { DocumentLanguages } from "#check-bill";
import { openFile } from "#core/api";
import { formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Facts, StatusTag } from "#ui";
import { kindTones } from "./tones.ts";

interface IssuedInvoicesProps {
  invoices: readonly WholeInvoice[];
  currency: string;
  /** Makes an invoice's paper and says where it is fetched. */
  print: (asked: { taxInvoiceId: string; documentLanguages: Language[] }) => Promise<{ path: string }>;
  /** With it invoices can be refunded. */
  onRefund?: (invoice: WholeInvoice) => void;
}

/** Issued invoices and their refunds, each with its files as the tax platform gave them and its paper. */
export function IssuedInvoices({ invoices, currency, print, onRefund }: IssuedInvoicesProps) {
  const { t, language } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const [documentLanguages, setLanguages] = useState<Language[]>([language]);
  const open = (taxInvoiceId: string) => {
    const made = print({ taxInvoiceId, documentLanguages });
    void openFile(made.then(({ path }) => path)).catch(() => undefined);
  };
  return (
    <div className="tax-invoice-form">
      <span className="tax-invoice-buttons">
        {t("documentLanguages")} <DocumentLanguages value={documentLanguages} onChange={setLanguages} />
      </span>
      {invoices.map((invoice) => (
        <Facts
          key={invoice.id}
          title={
            <>
              <bdi dir="ltr">{invoice.number}</bdi>{" "}
              <StatusTag tone={kindTones[invoice.kind]}>{taxInvoiceKindTexts[invoice.kind][language]}</StatusTag>
            </>
          }
          actions={
            <span className="tax-invoice-buttons">
              <Button onClick={() => open(invoice.id)}>{t("paper")}</Button>
              {onRefund && invoice.kind === "invoice" && invoice.refundedBy === "" && (
                <Button danger onClick={() => onRefund(invoice)}>
                  {t("refund")}
                </Button>
              )}
            </span>
          }
          facts={[
            { label: field("gross"), value: formatMoney(invoice.amount, currency) },
            { label: field("net"), value: formatMoney(invoice.net, currency) },
            { label: field("tax"), value: formatMoney(invoice.tax, currency) },
            { label: field("issuedAt"), value: formatMoment(invoice.issuedAt) },
            ...(invoice.issuedByName === "" ? [] : [{ label: field("issuedByName"), value: invoice.issuedByName }]),
            ...(invoice.refundedBy === "" ? [] : [{ label: field("refundedBy"), value: invoice.refundedBy }]),
            ...(invoice.refundOf === "" ? [] : [{ label: field("refundOf"), value: invoice.refundOf }]),
            ...(invoice.reason === "" ? [] : [{ label: field("reason"), value: invoice.reason, wide: true }]),
            {
              label: field("items"),
              value: invoice.lines.map((line) => `${line.item} ${formatDecimal(line.amount)}`).join(" · "),
              wide: true,
            },
            { label: field("files"), value: <Files files={invoice.files} />, wide: true },
          ]}
        />
      ))}
    </div>
  );
}

function Files({ files }: Pick<WholeInvoice, "files">) {
  return (
    <span className="tax-invoice-buttons">
      {files.map(({ id, path, name }) => (
        <Button key={id} type="link" onClick={() => void openFile(path).catch(() => undefined)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </span>
  );
}
