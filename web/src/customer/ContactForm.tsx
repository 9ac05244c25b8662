import { addCustomerContact, editCustomerContact, type getCustomerContactList } from "@lading/contract/customer";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, type RowOf } from "#ui";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { useLabels } from "./labels.ts";

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
  const shared = {
    onDone: () => {
      notify.success(t("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (contact) {
    const { id, version, contact: name, email, QQ, WeChat, telephone, liaison } = contact;
    const initial = { contact: name, email, QQ, WeChat, telephone, liaison };
    return (
      <RecordForm call={editCustomerContact} initial={initial} fixed={{ id, version }} {...shared}>
        <Fields />
      </RecordForm>
    );
  }
  return (
    <RecordForm call={addCustomerContact} {...(customerId !== undefined && { fixed: { customerId } })} {...shared}>
      {customerId === undefined && <WhoseField />}
      <Fields />
    </RecordForm>
  );
}

/** The customer that something is added to. */
export function WhoseField() {
  const { t } = useTexts("customer");
  return (
    <Form.Item name="customerId" label={t("customer")} required>
      <CustomerSelect />
    </Form.Item>
  );
}

function Fields() {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return (
    <>
      <Form.Item name="contact" label={labels.field("contact")} required>
        <Input maxLength={80} dir="auto" />
      </Form.Item>
      <Form.Item name="telephone" label={t("attached.telephone")}>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="email" label={labels.field("email")} extra={t("form.emailHint")}>
        <Input maxLength={500} dir="ltr" />
      </Form.Item>
      <Form.Item name="WeChat" label={t("attached.WeChat")}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="QQ" label={t("attached.QQ")}>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item name="liaison" label={t("attached.liaison")}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
    </>
  );
}
