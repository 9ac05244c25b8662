import { addCustomerContact, editCustomerContact, type getCustomerContactList } from "@lading/contract/customer";
import { useTexts } from "#core/i18n";
import { AddOrEditForm, InputField, TextField, type RowOf } from "#ui";
import { CustomerSelect } from "./CustomerSelect.tsx";

export type Contact = RowOf<typeof getCustomerContactList>;

interface ContactFormProps {
  /** The contact to edit; null adds one. */
  contact: Contact | null;
  /** At whom; without it, that is chosen. */
  customerId?: string;
  onClose: () => void;
}

/** Adds or changes somebody at a customer. */
export function ContactForm({ contact, customerId, onClose }: ContactFormProps) {
  const { t } = useTexts("customer");
  const isWhose = !contact && customerId === undefined;
  return (
    <AddOrEditForm
      add={addCustomerContact}
      edit={editCustomerContact}
      record={contact}
      {...(customerId !== undefined && { fixed: { customerId } })}
      onClose={onClose}
    >
      {isWhose && <WhoseField />}
      <TextField name="contact" />
      <TextField name="telephone" dir="ltr" />
      <TextField name="email" dir="ltr" extra={t("form.emailHint")} />
      <TextField name="WeChat" dir="ltr" />
      <TextField name="QQ" dir="ltr" />
      <TextField name="liaison" />
    </AddOrEditForm>
  );
}

/** The customer that something is added to. */
export function WhoseField() {
  return (
    <InputField name="customerId">
      <CustomerSelect />
    </InputField>
  );
}
