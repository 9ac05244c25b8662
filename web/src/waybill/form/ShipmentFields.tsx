import { useTexts } from "#core/i18n";
import { DateInput } from "#ui";
import { CustomerFields } from "./CustomerFields.tsx";
import { Field, TextField, TextInput } from "./Field.tsx";
import { useKind } from "./kind.ts";
import { MainNumberField } from "./MainNumberField.tsx";
import { Section } from "./Section.tsx";

/** Numbers, date and, of a house, the customer. */
export function ShipmentFields() {
  const { t } = useTexts("waybill");
  const { isMain } = useKind();
  return (
    <Section title={isMain ? t("form.numbers") : t("form.shipment")}>
      <Field name="houseNumber">
        <TextInput dir="ltr" placeholder={t("form.houseNumberHint")} />
      </Field>
      <MainNumberField />
      <Field name="shippingDate">
        <DateInput />
      </Field>
      <TextField name="orderNumber" />
      <TextField name="platformOrder" />
      <TextField name="expressNumber" />
      <CustomerFields />
    </Section>
  );
}
