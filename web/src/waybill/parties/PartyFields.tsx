import { getCustomerOptionList } from "@lading/contract/customer";
import { Button, Form } from "antd";
import type { FocusEvent } from "react";
import { callApi } from "#core/api";
import { useTexts } from "#core/i18n";
import { PartyFieldWarnings } from "#market-risk";
import { CityInput, CountrySelect, type InputOfField } from "#ui";
import { useCountries } from "../countries.ts";
import { useLabels } from "../labels.ts";
import { Field, TextField } from "../form/Field.tsx";
import { useKind } from "../form/kind.ts";
import { addressOfCustomer, destinationFrom, partyValues, type Party, type PartyAddress } from "./parties.ts";
import { PartyInput } from "./PartyInput.tsx";
import { Section } from "../form/Section.tsx";

/** Shipper or consignee: found among those used before, taken from the customer, or typed. */
export function PartyFields({ party }: { party: Party }) {
  const labels = useLabels();
  const { options } = useCountries();
  const form = Form.useFormInstance();
  const { isMain } = useKind();
  const followConsignee = (event: FocusEvent<HTMLElement>) => {
    if (party !== "consignee" || isMain || !/_consignee(?:City|Country)$/.test(event.target.id)) return;
    const values: Record<string, string | undefined> = form.getFieldsValue(true);
    const { consigneeCountry: country, consigneeCity: city } = values;
    if (country && city) form.setFieldsValue(destinationFrom(values, { country, city }));
  };
  return (
    <div onBlur={followConsignee}>
      <Section title={labels.field(`${party}Name`)} actions={!isMain && <FromCustomer party={party} />}>
        <Field name={`${party}Name`} span={2}>
          <NameInput party={party} />
        </Field>
        <TextField name={`${party}Phone`} />
        <TextField name={`${party}Company`} span={2} />
        <TextField name={`${party}Email`} />
        <Field name={`${party}Country`}>
          <CountrySelect options={options} />
        </Field>
        <TextField name={`${party}Province`} />
        <Field name={`${party}City`}>
          <CityInput countryField={`${party}Country`} />
        </Field>
        <TextField name={`${party}Address`} span={2} />
        <TextField name={`${party}PostalCode`} />
        <PartyFieldWarnings party={party} />
      </Section>
    </div>
  );
}

/** The party's name; whoever is chosen fills in the rest. Under a main waybill the consignee is an agent. */
function NameInput({ party, ...input }: InputOfField & { party: Party }) {
  const form = Form.useFormInstance();
  const { isMain } = useKind();
  const pick = (address: PartyAddress) => {
    form.setFieldsValue({
      ...partyValues(party, address),
      ...(party === "consignee" && destinationFrom(form.getFieldsValue(true), address)),
    });
    clearMessages(form, party);
  };
  return <PartyInput {...input} party={party} withAgents={isMain && party === "consignee"} onPick={pick} />;
}

/** Removes old messages from the fields that were filled in for the person. */
function clearMessages(form: ReturnType<typeof Form.useFormInstance>, prefix: string): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => String(name[0]).startsWith(prefix) && errors.length);
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}

/** Fills the party in from the chosen customer's data on file. */
function FromCustomer({ party }: { party: Party }) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const customerId: unknown = Form.useWatch("customerId", { form, preserve: true });
  if (typeof customerId !== "string") return null;

  async function fillIn(): Promise<void> {
    const values: Record<string, string | undefined> = form.getFieldsValue(true);
    const { rows } = await callApi(getCustomerOptionList, { search: (values["customerName"] ?? "").slice(0, 80) });
    const customer = rows.find(({ id }) => id === customerId);
    if (!customer) return;
    form.setFieldsValue({
      ...partyValues(party, addressOfCustomer(customer)),
      ...(party === "consignee" && destinationFrom(values, customer)),
    });
    clearMessages(form, party);
  }

  return (
    <Button size="small" type="link" onClick={() => void fillIn().catch(() => undefined)}>
      {t("form.fromCustomer")}
    </Button>
  );
}
