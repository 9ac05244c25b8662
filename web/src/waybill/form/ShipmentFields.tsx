import { useTexts } from "#core/i18n";
import { DateField } from "#ui";
import { CustomerFields } from "./CustomerFields.tsx";
import { Field, TextField, TextInput } from "./Field.tsx";
import { MainNumberField } from "./MainNumberField.tsx";
import { Section } from "./Section.tsx";

/** Numbers, date and customer. */
export function ShipmentFields() {
  const { t } = useTexts("waybill");
  return (
    <Section title={t("form.shipment")}>
      <Field name="houseNumber">
        <TextInput dir="ltr" placeholder={t("form.houseNumberHint")} />
      </Field>
      <MainNumberField />
      <Field name="shippingDate">
        <DateField />
      </Field>
      <TextField name="orderNumber" />
      <TextField name="platformOrder" />
      <TextField name="expressNumber" />
      <CustomerFields />
    </Section>
  );
}
