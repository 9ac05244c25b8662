import { nameIn } from "@lading/contract/core";
import { getCustomerOptionList } from "@lading/contract/customer";
import { Form } from "antd";
import { lazy, Suspense } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { CreditNote } from "#customer-contract";
import { FieldWarnings } from "#market-risk";
import { type InputOfField, isAsking, SuggestionInput, useTyped, useWoken } from "#ui";
import { Field } from "./Field.tsx";
import { useKind } from "./kind.ts";
import { addressOfCustomer, partyValues, type Customer } from "../parties/parties.ts";

const customerNames = ["customerName"];

/** Whose shipment it is: a customer on file found by number or name, or just a name. */
export function CustomerFields() {
  return (
    <>
      <Field name="customerName" span={2} extra={<OnFile />}>
        <CustomerInput />
      </Field>
      <FieldWarnings customer="customerId" names={customerNames} />
      <CustomerCredit />
    </>
  );
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
  const { t, language } = useTexts("waybill");
  const form = Form.useFormInstance();
  const [isAwake, wake] = useWoken();
  const search = useTyped(input.value ?? "");
  const read = useRead(
    getCustomerOptionList,
    { search: search.slice(0, 80) },
    { quiet: true, ownErrors: true, enabled: isAwake },
  );
  const pick = (customer: Customer) => {
    const { id, customerName, companyNameEn, customerNumber } = customer;
    const isFirst = !form.getFieldValue("shipperName");
    form.setFieldsValue({
      customerId: id,
      customerName: nameIn(customerName, companyNameEn, language),
      customerNumber,
      ...(isFirst && partyValues("shipper", addressOfCustomer(customer))),
    });
    form.setFields(["customerId", "customerName"].map((name) => ({ name, errors: [] })));
  };
  return (
    <SuggestionInput
      takesFirst
      isWaiting={isAsking(input.value ?? "", search, read)}
      {...input}
      placeholder={t("form.customerHint")}
      suggestions={(read.data?.rows ?? []).map((row) => ({
        row,
        title: nameIn(row.customerName, row.companyNameEn, language),
        detail: [row.customerNumber, row.cityName, row.status === "restricted" ? t("form.restricted") : ""]
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

const OnFileMark = lazy(() => import("../parties/OnFileMark.tsx"));

/** Says whether the customer is on file, once there is one; what the server says of it stands here as well. */
function OnFile() {
  return (
    <Form.Item name="customerId" noStyle>
      <WithoutWaiting />
    </Form.Item>
  );
}

/** The form does not wait for the mark. */
function WithoutWaiting(props: { value?: string | null }) {
  const { errors } = Form.Item.useStatus();
  const form = Form.useFormInstance();
  const name: unknown = Form.useWatch("customerName", form);
  if (!name && !props.value && errors.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OnFileMark {...props} errors={errors} name={typeof name === "string" ? name : ""} />
    </Suspense>
  );
}
