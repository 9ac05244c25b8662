import { isolate } from "@lading/contract/core";
import {
  cabinetClasses,
  cabinetClassIds,
  freightTermNames,
  freightTerms,
  getWayBillCabinetTypeListByClassId,
  namesToNotify,
  tradeTerms,
  type CabinetClass,
} from "@lading/contract/waybill";
import { Form } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { PickedWarnings } from "#market-risk";
import { CityInput, CodeSelect, CountrySelect, DateInput, type InputOfField, Select } from "#ui";
import { useCountries } from "../countries.ts";
import { Field, TextField, TextInput } from "./Field.tsx";
import { NotifyInput } from "../parties/PartyInput.tsx";
import { PortField } from "./ports.tsx";
import { Section } from "./Section.tsx";

/** From where to where, by what, and on which terms; each type shows what it has. */
export function RouteFields() {
  const { t, language } = useTexts("waybill");
  const { options } = useCountries();
  return (
    <Section title={t("form.route")}>
      <PortField name="loadingPort" />
      <PortField name="destinationPort" />
      <Field name="country">
        <CountrySelect options={options} />
      </Field>
      <Field name="city">
        <CityInput />
      </Field>
      <TextField name="carrier" />
      <TextField name="flightNumber" />
      <TextField name="vessel" />
      <TextField name="voyage" />
      <Field name="etd">
        <DateInput />
      </Field>
      <Field name="eta">
        <DateInput />
      </Field>
      <Field name="cabinetClass">
        <CodeSelect options={cabinetClassIds.map((id) => ({ value: id, label: cabinetClasses[id].text[language] }))} />
      </Field>
      <Field name="cabinetType">
        <CabinetTypeSelect />
      </Field>
      <Field name="containerNumber">
        <TextInput dir="ltr" placeholder="CSQU3054383" />
      </Field>
      <TextField name="sealNumber" />
      <Field name="tradeTerms">
        <Select allowClear showSearch options={tradeTerms.map((terms) => ({ value: terms, label: terms }))} />
      </Field>
      <Field name="freightTerms">
        <Select
          allowClear
          options={freightTermNames.map((name) => ({ value: name, label: freightTerms[name][language] }))}
        />
      </Field>
      <Field name="notifyParty" span={2}>
        <NotifyInput />
      </Field>
      <NotifyWarnings />
    </Section>
  );
}

/** Warnings about the party that the carrier notifies. */
function NotifyWarnings() {
  const form = Form.useFormInstance();
  const text: unknown = Form.useWatch("notifyParty", form);
  const names = typeof text === "string" ? namesToNotify(text) : [];
  return <PickedWarnings customer={names.at(-1)} supplier={names.at(-1)} names={names} />;
}

/** Container types of the chosen class. */
function CabinetTypeSelect({ value, ...input }: InputOfField) {
  const form = Form.useFormInstance();
  const cabinetClass = Form.useWatch<CabinetClass | undefined>("cabinetClass", form);
  const { data } = useRead(
    getWayBillCabinetTypeListByClassId,
    { classId: cabinetClass || "20" },
    { quiet: true, ownErrors: true, enabled: Boolean(cabinetClass) },
  );
  const types = cabinetClass ? (data?.rows ?? []) : [];
  const options = types.map(({ code, name }) => ({ value: code, label: isolate(`${name} (${code})`) }));
  return <CodeSelect {...input} allowClear value={value || undefined} options={options} disabled={!cabinetClass} />;
}
