import { addEmailConfig, editEmailConfig, loadEmailSending } from "@lading/contract/email-config";
import { Form, Input } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { AddOrEditForm, ChoiceField, InputField, IntegerField, SwitchField, TextField } from "#ui";
import { usualPorts, type Account } from "./account.ts";

interface AccountFormProps {
  /** The account to edit; null adds one. */
  account: Account | null;
  onClose: () => void;
}

const fresh = { port: 587, security: "startTls", isDefault: true, enabled: true };

/** Adds a mail account, or changes one; its password is not known here and stays unless it is typed again. */
export function AccountForm({ account, onClose }: AccountFormProps) {
  const { t } = useTexts("email-config");
  return (
    <AddOrEditForm add={addEmailConfig} edit={editEmailConfig} record={account} start={fresh} onClose={onClose}>
      <div className="email-fields">
        <TextField name="name" autoComplete="off" />
        <TextField name="senderName" autoComplete="off" />
        <TextField name="senderAddress" dir="ltr" autoComplete="off" inputMode="email" />
        <IntegerField name="dailyLimit" extra={t("dailyLimitHint")} />
      </div>
      <Server />
      <div className="email-fields">
        <TextField name="user" extra={t("userHint")} dir="ltr" autoComplete="off" />
        <InputField name="secret" extra={t(account ? "secretKeptHint" : "secretHint")}>
          <Input.Password maxLength={500} dir="ltr" autoComplete="new-password" />
        </InputField>
        <SwitchField name="isDefault" extra={t("isDefaultHint")} />
        <SwitchField name="enabled" />
      </div>
    </AddOrEditForm>
  );
}

/** Where the mail server is and how it is spoken to; the port follows the encryption as long as it is a usual one. */
function Server() {
  const { t } = useTexts("email-config");
  const form = Form.useFormInstance();
  const { data } = useRead(loadEmailSending, {}, { quiet: true, ownErrors: true });
  const follow = (security: string) => {
    const port: unknown = form.getFieldValue("port");
    const isUsual = Object.values(usualPorts).some((usual) => usual === port) || port === undefined || port === null;
    if (isUsual) form.setFieldValue("port", usualPorts[security]);
  };
  return (
    <div className="email-fields">
      <TextField name="host" dir="ltr" placeholder="smtp.example.com" autoComplete="off" />
      <ChoiceField name="security" onChange={follow} />
      <IntegerField name="port" extra={data && t("portHint", { ports: data.ports.join(", ") })} />
    </div>
  );
}
