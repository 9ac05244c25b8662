import { sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits } from "@lading/contract/core";
import {
  getTaxInvoiceOptions,
  mostInvoiceItems,
  taxedAmount,
  taxInvoiceFieldTexts,
} from "@lading/contract/tax-invoice";
import { Button, Input, Select } from "antd";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput } from "#ui";
import { startLine, type ItemLine } from "./item-line.ts";

interface ItemLinesProps {
  lines: readonly ItemLine[];
  /** The sum that the lines must come to. */
  total: string;
  currency: string;
  onChange: (lines: readonly ItemLine[]) => void;
}

/** The lines of the invoice: items with so much each, tax included, and what net and tax come to. */
export function ItemLines({ lines, total, currency, onChange }: ItemLinesProps) {
  const { t, word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const items = useRead(getTaxInvoiceOptions, { search: "" }, { quiet: true, ownErrors: true }).data?.items ?? [];
  const set = (key: number, change: Partial<ItemLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const sum = sumOfAmounts(
    lines.map(({ amount }) => plain(amount)),
    currency,
  );
  const rateOf = (line: ItemLine) => items.find(({ id }) => id === line.invoiceItemId)?.taxRate ?? "0";
  const tax = sumOfAmounts(
    lines.map((line) => taxedAmount(plain(line.amount), rateOf(line), currency).tax),
    currency,
  );
  return (
    <section aria-label={field("items")} className="tax-invoice-field">
      {field("items")}
      <ul className="tax-invoice-lines">
        {lines.map((line) => (
          <li key={line.key} className="tax-invoice-line">
            <Select
              aria-label={field("item")}
              placeholder={t("chooseItem")}
              notFoundContent={t("noItems")}
              {...(line.invoiceItemId !== undefined && { value: line.invoiceItemId })}
              options={items.map(({ id, item, taxRate }) => ({ value: id, label: `${item} · ${taxRate}%` }))}
              onChange={(invoiceItemId) => set(line.key, { invoiceItemId })}
            />
            <DecimalInput
              aria-label={field("gross")}
              scale={minorUnits(currency)}
              value={line.amount}
              onChange={(amount) => set(line.key, { amount, touched: true })}
            />
            <Input
              aria-label={field("lineRemark")}
              placeholder={field("lineRemark")}
              maxLength={100}
              dir="auto"
              value={line.remark}
              onChange={(event) => set(line.key, { remark: event.target.value })}
            />
            {lines.length > 1 && (
              <Button type="link" danger onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}>
                {word("remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="tax-invoice-buttons">
        <Button
          disabled={lines.length >= mostInvoiceItems}
          onClick={() => onChange([...lines.map((line) => ({ ...line, touched: true })), startLine("")])}
        >
          {t("addLine")}
        </Button>
        <span className="tax-invoice-sums" data-differs={sum !== total}>
          {t("linesTotal")} <bdi dir="ltr">{formatMoney(sum, currency)}</bdi>
        </span>
        <span className="muted">
          {t("ofItTax")} <bdi dir="ltr">{formatMoney(tax, currency)}</bdi>
        </span>
      </div>
    </section>
  );
}

const plain = (typed: string) => (/^\d+(\.\d+)?$/.test(typed) ? typed : "0");
