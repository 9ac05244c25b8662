import { CurrencyInput } from "#currency";
import { waybillFieldTexts } from "@lading/contract/waybill";
import { Form, Input } from "antd";
import type { FocusEvent } from "react";
import { useTexts } from "#core/i18n";
import { useLabels } from "../labels.ts";
import { Field, TextField } from "../form/Field.tsx";
import { ItemsGrid } from "./ItemsGrid.tsx";
import { Section } from "../form/Section.tsx";
import { HouseTotals } from "./TotalFields.tsx";
import type { FormValues } from "../form/values.ts";

/** The goods: heading, lines and totals. */
export function GoodsFields() {
  const { language } = useTexts("waybill");
  const form = Form.useFormInstance<FormValues>();
  // The first line takes the heading's product name and customs code while its own are empty.
  const followHeading = ({ target }: FocusEvent<HTMLElement>) => {
    const field = /_(productName|customsCode)$/.exec(target.id)?.[1];
    if (field === undefined || target.id.includes("_items_")) return;
    const items: FormValues["items"] = form.getFieldValue("items");
    const first = items?.[0];
    const typed: unknown = form.getFieldValue(field);
    if (first && !Reflect.get(first, field) && typed) form.setFieldValue(["items", 0, field], typed);
  };
  return (
    <div onBlur={followHeading}>
      <Section title={waybillFieldTexts.items[language]} grid={false}>
        <div className="form-grid">
          <TextField name="productName" span={2} />
          <TextField name="customsCode" />
          <CurrencyChoice />
          <Field name="remark" span={2}>
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
          </Field>
        </div>
        <ItemsGrid />
        <HouseTotals />
      </Section>
    </div>
  );
}

/** All lines are in one currency (the contract's rule), so it is chosen once. */
function CurrencyChoice() {
  const labels = useLabels();
  return (
    <Form.Item name="currency" label={labels.field("currency")} required>
      <CurrencyInput short />
    </Form.Item>
  );
}
