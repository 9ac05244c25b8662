import { getCustomerOptionList } from "@lading/contract/customer";
import { Form } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { CreditNote } from "#customer-contract";
import { PartyWarning } from "#market-risk";
import { StatusTag } from "#ui";
import { Field } from "./Field.tsx";
import { useKind } from "./kind.ts";
import { addressOfCustomer, partyValues, type Customer } from "./parties.ts";
import { SuggestionInput, useWoken, type InputOfField } from "./suggestion.tsx";
import { useTyped } from "./use-typed.ts";

/** Whose shipment it is: a customer on file found by number or name, or just a name. */
export function CustomerFields() {
  return (
    <>
      <Field name="customerName" span={2} extra={<OnFile />}>
        <CustomerInput />
      </Field>
      <CustomerWarning />
      <CustomerCredit />
    </>
  );
}

/** What is known against the customer, below the row that names it. */
function CustomerWarning() {
  const form = Form.useFormInstance();
  const name: unknown = Form.useWatch("customerName", form);
  return typeof name === "string" && name.trim() !== "" ? <PartyWarning name={name} /> : null;
}

/** How the credit of a customer on file stands; of whose the shipment is already nothing is asked. */
function CustomerCredit() {
  const form = Form.useFormInstance();
  const { record } = useKind();
  const id: unknown = Form.useWatch("customerId", form);
  return typeof id === "string" && id !== "" && id !== record?.customerId ? (
    <CreditNote customer={{ customerId: id }} />
  ) : null;
}

function CustomerInput({ onChange, ...input }: InputOfField) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const [isAwake, wake] = useWoken();
  const search = useTyped(input.value ?? "");
  const { data } = useRead(
    getCustomerOptionList,
    { search: search.slice(0, 80) },
    { quiet: true, ownErrors: true, enabled: isAwake },
  );
  const pick = (customer: Customer) => {
    const { id, customerName, customerNumber } = customer;
    const isFirst = !form.getFieldValue("shipperName");
    form.setFieldsValue({
      customerId: id,
      customerName,
      customerNumber,
      ...(isFirst && partyValues("shipper", addressOfCustomer(customer))),
    });
    form.setFields(["customerId", "customerName"].map((name) => ({ name, errors: [] })));
  };
  return (
    <SuggestionInput
      takesFirst
      {...input}
      placeholder={t("form.customerHint")}
      suggestions={(data?.rows ?? []).map((row) => ({
        row,
        key: row.id,
        title: row.customerName,
        detail: [row.customerNumber, row.city, row.status === "restricted" ? t("form.restricted") : ""]
          .filter(Boolean)
          .join(" · "),
      }))}
      onPick={pick}
      onWake={wake}
      onChange={(text) => {
        form.setFieldsValue({ customerId: null, customerNumber: "" });
        onChange?.(text);
      }}
    />
  );
}

/** Says whether the customer is on file; what the server says of a customer on file stands here as well. */
function OnFile() {
  return (
    <Form.Item name="customerId" noStyle>
      <OnFileMark />
    </Form.Item>
  );
}

function OnFileMark({ value }: { value?: string | null }) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const { errors } = Form.Item.useStatus();
  const name: unknown = Form.useWatch("customerName", form);
  const number: unknown = Form.useWatch("customerNumber", { form, preserve: true });
  if (errors && errors.length > 0) return <span className="form-cell-error">{errors}</span>;
  if (value)
    return (
      <>
        <StatusTag tone="good">{t("form.onFile", { number: typeof number === "string" ? number : "" })}</StatusTag>
        <RestrictedMark customerId={value} />
      </>
    );
  return typeof name === "string" && name.trim() !== "" ? <span>{t("form.notOnFile")}</span> : null;
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
