import "./customer.css";
import { addCustomerInfo, editCustomerInfo } from "@lading/contract/customer";
import { Form } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { PartyWarnings } from "#market-risk";
import { PartyForm } from "#party";
import {
  ChoiceField,
  CityInput,
  CountrySelect,
  FileInput,
  Fold,
  InputField,
  Select,
  TextField,
  useExisting,
} from "#ui";
import { useColleagues, useCountries, useLabels, type Customer } from "./labels.ts";

interface CustomerFormProps {
  /** The customer to edit; null adds one. */
  customer: Customer | null;
  onClose: () => void;
}

const start = { customerType: "enterprise", country: "CN" };

/** Adds or changes a customer. */
export function CustomerForm({ customer, onClose }: CustomerFormProps) {
  return (
    <PartyForm
      add={addCustomerInfo}
      edit={editCustomerInfo}
      party={customer}
      start={start}
      licence="certificate"
      onClose={onClose}
    >
      <WholeFields isNew={!customer} />
    </PartyForm>
  );
}

/** Fields of a customer as staff enter them. */
function WholeFields({ isNew }: { isNew: boolean }) {
  const existing = useExisting("customerName", "/customerDetail");
  return (
    <OwnFields
      first={isNew && <NumberField />}
      belowName={existing}
      warning={<Warning />}
      further={<StaffFields />}
      last={<Licence />}
    />
  );
}

function NumberField() {
  const { t } = useTexts("customer");
  const existing = useExisting("customerNumber", "/customerDetail");
  return <TextField name="customerNumber" dir="ltr" extra={existing ?? t("form.numberHint")} />;
}

function StaffFields() {
  const colleagues = useColleagues();
  return (
    <>
      <InputField name="salesId">
        <Select allowClear showSearch={{ optionFilterProp: "label" }} options={colleagues} />
      </InputField>
      <TextField name="referrer" />
    </>
  );
}

/** Warnings about the customer being entered. */
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
  /** Among the further details. */
  further?: ReactNode;
  last?: ReactNode;
}

/** A customer's own details: the same fields for staff and in the portal. */
export function OwnFields({ first, belowName, warning, further, last }: OwnFieldsProps) {
  const { t } = useTexts("customer");
  const { options } = useCountries();
  const form = Form.useFormInstance();
  const isPersonal = Form.useWatch<unknown>("customerType", form) === "personal";
  return (
    <>
      <div className="customer-fields">
        <ChoiceField name="customerType" />
        {first}
        <TextField name="customerName" extra={belowName} />
        <TextField name="companyNameEn" />
        {warning}
        <InputField name="country">
          <CountrySelect options={options} />
        </InputField>
        <InputField name="city">
          <CityInput />
        </InputField>
        <TextField name="address" />
        <TextField name="contact" />
        <TextField name="phone" dir="ltr" />
        <TextField name="email" dir="ltr" extra={t("form.emailHint")} />
        {isPersonal && <TextField name="personalId" dir="ltr" />}
        {isPersonal && <TextField name="passport" dir="ltr" />}
      </div>
      <Fold name="customer.further">
        <div className="customer-fields">
          <TextField name="shortName" />
          {further}
          <TextField name="telephone" dir="ltr" />
          <TextField name="website" dir="ltr" />
          <TextField name="director" />
          <TextField name="companyCode" dir="ltr" />
          {last}
        </div>
      </Fold>
    </>
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
