import { priceScale, quantityScale } from "@lading/contract/charge-item";
import { costFieldTexts, type SupplierCost } from "@lading/contract/supplier-cost";
import { Checkbox, Form, Input } from "antd";
import { AmountCell, amountOf, ChargeItemSelect } from "#charge-item";
import { useFieldTexts, useTexts } from "#core/i18n";
import { CurrencyInput } from "#currency";
import { RateMissing, type RateWanted } from "#exchange-rate";
import { PickedWarnings } from "#market-risk";
import { DateInput, DecimalInput, FileInput } from "#ui";
import type { CostValues } from "./cost.ts";
import { PayeeSelect } from "./PayeeSelect.tsx";

interface CostFieldsProps {
  /** The row of the entry form; without it the fields are the form's own. */
  place?: number;
  /** The cost that is edited: its file is changed beside the form. */
  cost?: SupplierCost;
  /** Lets the person enter the rate that a row lacks; without it the form says it elsewhere. */
  onEnterRate?: (wanted: RateWanted) => void;
}

/** The fields of a cost. */
export function CostFields({ place, cost, onEnterRate }: CostFieldsProps) {
  const { t } = useTexts("supplier-cost");
  const field = useFieldTexts(costFieldTexts);
  const at = (name: keyof CostValues) => (place === undefined ? name : [place, name]);
  const row: CostValues | undefined = Form.useWatch(place === undefined ? [] : ["costs", place]);
  return (
    <>
      <Form.Item className="charge-wide" name={at("customerNumber")} label={field("customerName")} required>
        <PayeeSelect known={cost} />
      </Form.Item>
      <Form.Item className="charge-wide" name={at("chargeItemId")} label={field("chargeItem")} required>
        <ChargeItemSelect known={cost && { id: cost.chargeItemId, name: cost.chargeItem }} />
      </Form.Item>
      <Form.Item name={at("qty")} label={field("qty")} required>
        <DecimalInput scale={quantityScale} />
      </Form.Item>
      <Form.Item name={at("unitPrice")} label={field("unitPrice")} required>
        <DecimalInput scale={priceScale} />
      </Form.Item>
      <Form.Item
        name={at("currency")}
        label={field("currency")}
        required
        {...(onEnterRate &&
          row?.currency &&
          row.costDate && {
            extra: <RateMissing currency={row.currency} date={row.costDate} onEnter={onEnterRate} />,
          })}
      >
        <CurrencyInput />
      </Form.Item>
      <AmountCell label={field("amount")} amount={amountOf(row, row?.currency)} currency={row?.currency} />
      <Form.Item name={at("costDate")} label={field("costDate")} required>
        <DateInput />
      </Form.Item>
      <Form.Item name={at("billReferNo")} label={field("billReferNo")}>
        <Input maxLength={60} dir="auto" />
      </Form.Item>
      <Form.Item name={at("remark")} label={field("remark")}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item name={at("taxInvoice")} label={field("taxInvoice")} valuePropName="checked">
        <Checkbox>{t("hasTaxInvoice")}</Checkbox>
      </Form.Item>
      {!cost && (
        <Form.Item className="charge-wide" name={at("attachment")} label={field("attachment")}>
          <FileInput use="supplierCost" onlyOne />
        </Form.Item>
      )}
      <PickedWarnings customer={row?.customerNumber} supplier={row?.customerNumber} />
    </>
  );
}
