import { commonFieldTexts, languageNames, languages } from "@lading/contract/core";
import { setCustomerMessageMail } from "@lading/contract/customer";
import { Checkbox, Form } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, RecordForm, Select } from "#ui";
import type { Customer } from "./labels.ts";

interface MessageMailFormProps {
  customer: Customer;
  onClose: () => void;
}

/** Has a customer's messages sent by e-mail as well, as the customer itself can choose it in the portal. */
export function MessageMailForm({ customer: { id, email, messageMailLanguage }, onClose }: MessageMailFormProps) {
  const { t, word, language } = useTexts("customer");
  if (email === "") return <Note type="info" title={t("messages.customerNoAddress")} />;
  return (
    <RecordForm
      call={setCustomerMessageMail}
      initial={{ isMailed: messageMailLanguage !== "", language: messageMailLanguage || language }}
      fixed={{ id }}
      toInput={({ isMailed, language: chosen }) => ({ language: isMailed === true ? chosen : "" })}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <p className="muted">{t("messages.about")}</p>
      <Form.Item name="isMailed" valuePropName="checked">
        <Checkbox>{t("messages.mail", { address: email })}</Checkbox>
      </Form.Item>
      <Form.Item name="language" label={commonFieldTexts.language[language]}>
        <Select options={languages.map((one) => ({ value: one, label: languageNames[one] }))} />
      </Form.Item>
    </RecordForm>
  );
}
