import { minorUnits, type AnswerOf } from "@lading/contract/core";
import { getTaxInvoiceOptions, mostInvoiceItems, taxInvoiceFieldTexts } from "@lading/contract/tax-invoice";
import { Button, Form } from "antd";
import { useEffect, useRef } from "react";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput, goToNewLine, InputField, LinesOf, Select, TextField } from "#ui";
import { followed, linesOf, sumAt, taxAt } from "./item-line.ts";

type Items = AnswerOf<typeof getTaxInvoiceOptions>["items"];

/** The lines of the invoice: items with so much each, tax included, and what net and tax come to. */
export function ItemLines({ currency }: { currency: string }) {
  const { t, word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const items = useRead(getTaxInvoiceOptions, { search: "" }, { quiet: true, ownErrors: true }).data?.items ?? [];
  return (
    <section aria-label={field("items")} className="tax-invoice-field">
      <h3>{field("items")}</h3>
      <LinesOf list="items">
        <Form.List name="items">
          {(lines, { add, remove }) => (
            <div className="tax-invoice-lines" data-lines>
              {lines.map(({ key, name }) => (
                <div key={key} className="tax-invoice-line" data-line>
                  <InputField name={[name, "invoiceItemId"]} label={field("item")}>
                    <Select
                      placeholder={t("chooseItem")}
                      notFoundContent={t("noItems")}
                      options={items.map(({ id, item, taxRate }) => ({ value: id, label: `${item} · ${taxRate}%` }))}
                    />
                  </InputField>
                  <InputField name={[name, "amount"]}>
                    <DecimalInput scale={minorUnits(currency)} />
                  </InputField>
                  <TextField name={[name, "remark"]} />
                  {lines.length > 1 && (
                    <Button type="link" danger data-remove-line onClick={() => remove(name)}>
                      {word("remove")}
                    </Button>
                  )}
                </div>
              ))}
              <div className="tax-invoice-buttons">
                <Button
                  data-add-line
                  disabled={lines.length >= mostInvoiceItems}
                  onClick={({ currentTarget }) => {
                    add({});
                    goToNewLine(currentTarget);
                  }}
                >
                  {t("addLine")}
                </Button>
                <Sums items={items} currency={currency} />
              </div>
            </div>
          )}
        </Form.List>
      </LinesOf>
    </section>
  );
}

/** The sum of the lines, and the tax in it. A single line that is all of the bills' parts follows them. */
function Sums({ items, currency }: { items: Items; currency: string }) {
  const { t } = useTexts("tax-invoice");
  const form = Form.useFormInstance();
  const lines: unknown = Form.useWatch("items");
  const parts: unknown = Form.useWatch("bills");
  const total = sumAt(parts, currency);
  const before = useRef(total);
  useEffect(() => {
    const amount = followed(form.getFieldValue("items"), before.current, total, currency);
    before.current = total;
    if (amount !== undefined) form.setFieldValue(["items", 0, "amount"], amount);
  }, [form, total, currency]);
  const sum = sumAt(lines, currency);
  const rateOf = (itemId: unknown) => items.find(({ id }) => id === itemId)?.taxRate ?? "0";
  const tax = taxAt(linesOf(lines), rateOf, currency);
  return (
    <>
      <span className="tax-invoice-sums" data-differs={sum !== total}>
        {t("linesTotal")} <bdi dir="ltr">{formatMoney(sum, currency)}</bdi>
      </span>
      <span className="muted">
        {t("ofItTax")} <bdi dir="ltr">{formatMoney(tax, currency)}</bdi>
      </span>
    </>
  );
}
