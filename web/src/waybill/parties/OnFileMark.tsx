import { getCustomerOptionList } from "@lading/contract/customer";
import { Form } from "antd";
import type { ReactNode } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { StatusTag } from "#ui";

interface OnFileMarkProps {
  value?: string | null;
  /** The server's messages about a customer on file. */
  errors: readonly ReactNode[];
  /** Of the customer, as it is typed. */
  name: string;
}

/** Whether the customer is on file, under which number, and whether it is restricted. */
export default function OnFileMark({ value, errors, name }: OnFileMarkProps) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const number: unknown = Form.useWatch("customerNumber", { form, preserve: true });
  if (errors.length > 0) return <span className="form-cell-error">{errors}</span>;
  if (value)
    return (
      <>
        <StatusTag tone="good">{t("form.onFile", { number: typeof number === "string" ? number : "" })}</StatusTag>
        <RestrictedMark customerId={value} />
      </>
    );
  return name.trim() !== "" ? <span>{t("form.notOnFile")}</span> : null;
}

/** Warns of a customer that the company has restricted. */
function RestrictedMark({ customerId }: { customerId: string }) {
  const { t } = useTexts("waybill");
  const { data } = useRead(getCustomerOptionList, { chosenId: customerId }, { quiet: true, ownErrors: true });
  const customer = data?.rows.find(({ id }) => id === customerId);
  return customer?.status === "restricted" ? (
    <StatusTag tone="warning">{t("form.restrictedCustomer")}</StatusTag>
  ) : null;
}
