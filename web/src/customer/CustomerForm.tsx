import "./customer.css";
import { addCustomerInfo, customerTypes, editCustomerInfo } from "@lading/contract/customer";
import { Form, Input, Select } from "antd";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { isRecord } from "#core/guards";
import { notify } from "#core/notice";
import { PartyWarnings } from "#market-risk";
import { CityInput, CountrySelect, FileInput, RecordForm, useExisting } from "#ui";
import { useColleagues, useCountries, useLabels, type Customer } from "./labels.ts";

interface CustomerFormProps {
  /** The customer to edit; null adds one. */
  customer: Customer | null;
  onClose: () => void;
}

/** A file that was chosen is sent by its id; one that was taken away as null. */
export function fileIdOf(value: unknown): string | null {
  return isRecord(value) && typeof value["id"] === "string" ? value["id"] : null;
}

/** Adds or changes a customer. */
export function CustomerForm({ customer, onClose }: CustomerFormProps) {
  const { t } = useTexts("customer");
  const shared = {
    toInput: ({ certificate, ...values }: Record<string, unknown>) => ({
      ...values,
      salesId: values["salesId"] ?? null,
      certificateFileId: fileIdOf(certificate),
    }),
    onDone: () => {
      notify.success(t("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (!customer)
    return (
      <RecordForm call={addCustomerInfo} initial={{ customerType: "enterprise", country: "CN" }} {...shared}>
        <WholeFields isNew />
      </RecordForm>
    );
  return (
    <RecordForm
      call={editCustomerInfo}
      initial={initialOf(customer)}
      fixed={{ id: customer.id, version: customer.version }}
      {...shared}
    >
      <WholeFields isNew={false} />
    </RecordForm>
  );
}

/** What staff enter of a customer. */
function WholeFields({ isNew }: { isNew: boolean }) {
  const existing = useExisting("customerName", "/customerDetail");
  return (
    <OwnFields first={<StaffFields isNew={isNew} />} belowName={existing} warning={<Warning />} last={<Licence />} />
  );
}

function initialOf(customer: Customer) {
  const { customerType, customerName, companyNameEn, shortName, country, city, address, director, contact, phone } =
    customer;
  const { telephone, email, website, companyCode, personalId, passport, referrer, salesId, certificate } = customer;
  const names = {
    customerType,
    customerName,
    companyNameEn,
    shortName,
    country,
    city,
    address,
    director,
    contact,
    phone,
  };
  const others = { telephone, email, website, companyCode, personalId, passport, referrer, certificate };
  return { ...names, ...others, salesId: salesId ?? undefined };
}

function StaffFields({ isNew }: { isNew: boolean }) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  const colleagues = useColleagues();
  const existing = useExisting("customerNumber", "/customerDetail");
  return (
    <>
      {isNew && (
        <Form.Item
          name="customerNumber"
          label={labels.field("customerNumber")}
          extra={existing ?? t("form.numberHint")}
        >
          <Input maxLength={30} dir="ltr" />
        </Form.Item>
      )}
      <Form.Item name="salesId" label={labels.field("salesId")}>
        <Select allowClear showSearch={{ optionFilterProp: "label" }} options={colleagues} />
      </Form.Item>
      <Form.Item name="referrer" label={labels.field("referrer")}>
        <Input maxLength={80} dir="auto" />
      </Form.Item>
    </>
  );
}

/** What is known against whoever is being entered. */
function Warning() {
  const form = Form.useFormInstance();
  const names: unknown[] = [Form.useWatch("customerName", form), Form.useWatch("companyNameEn", form)];
  return <PartyWarnings names={names} />;
}

/** The uploaded licence. */
export function Licence() {
  const labels = useLabels();
  return (
    <Form.Item name="certificate" label={labels.field("certificate")}>
      <FileInput use="licence" />
    </Form.Item>
  );
}

interface OwnFieldsProps {
  first?: ReactNode;
  belowName?: ReactNode;
  warning?: ReactNode;
  last?: ReactNode;
}

/** What a customer says of itself: the same fields for staff and in the portal. */
export function OwnFields({ first, belowName, warning, last }: OwnFieldsProps) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  const { options } = useCountries();
  const form = Form.useFormInstance();
  const [types] = useState(customerTypes);
  const isPersonal = Form.useWatch<unknown>("customerType", form) === "personal";
  const line = (
    name: Parameters<typeof labels.field>[0],
    max: number,
    more: { required?: boolean; ltr?: boolean; extra?: ReactNode } = {},
  ) => (
    <Form.Item name={name} label={labels.field(name)} required={more.required === true} extra={more.extra}>
      <Input maxLength={max} dir={more.ltr === true ? "ltr" : "auto"} />
    </Form.Item>
  );
  return (
    <div className="customer-fields">
      <Form.Item name="customerType" label={labels.field("customerType")} required>
        <Select options={types.map((value) => ({ value, label: labels.type(value) }))} />
      </Form.Item>
      {first}
      {line("customerName", 120, { required: true, extra: belowName })}
      {line("companyNameEn", 160)}
      {line("shortName", 60)}
      {warning}
      <Form.Item name="country" label={labels.field("country")} required>
        <CountrySelect options={options} />
      </Form.Item>
      <Form.Item name="city" label={labels.field("city")} required>
        <CityInput />
      </Form.Item>
      {line("address", 300, { required: true })}
      {line("contact", 80)}
      {line("phone", 40, { required: true, ltr: true })}
      {line("telephone", 40, { ltr: true })}
      {line("email", 500, { ltr: true, extra: t("form.emailHint") })}
      {line("website", 200, { ltr: true })}
      {line("director", 80)}
      {line("companyCode", 40, { ltr: true })}
      {isPersonal && line("personalId", 40, { ltr: true })}
      {isPersonal && line("passport", 40, { ltr: true })}
      {last}
    </div>
  );
}

/** Links to a customer's page. */
export function CustomerLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`/customerDetail?id=${id}`}>
      <bdi>{children}</bdi>
    </Link>
  );
}
