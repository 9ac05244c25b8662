import {
  addEmailConfig,
  editEmailConfig,
  loadEmailSending,
  mailSecurities,
  mailSecurityTexts,
} from "@lading/contract/email-config";
import { Form, Input, InputNumber, Select, Switch } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";
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
  const [form] = Form.useForm();
  const onDone = () => {
    notify.success(t("saved"));
    onClose();
  };
  const props = { form, onDone, onCancel: onClose, children: <Fields account={account} /> };
  if (!account) return <RecordForm call={addEmailConfig} initial={fresh} {...props} />;
  const { id, version, name, senderName, senderAddress, host, port, security, user, dailyLimit, isDefault, enabled } =
    account;
  const initial = { name, senderName, senderAddress, host, port, security, user, dailyLimit, isDefault, enabled };
  return <RecordForm call={editEmailConfig} initial={initial} fixed={{ id, version }} {...props} />;
}

function Fields({ account }: { account: Account | null }) {
  const { t } = useTexts("email-config");
  return (
    <>
      <div className="email-fields">
        <Form.Item name="name" label={t("name")} required>
          <Input maxLength={80} dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="senderName" label={t("senderName")}>
          <Input maxLength={80} dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="senderAddress" label={t("senderAddress")} required>
          <Input maxLength={254} dir="ltr" autoComplete="off" inputMode="email" />
        </Form.Item>
        <Form.Item name="dailyLimit" label={t("dailyLimit")} extra={t("dailyLimitHint")}>
          <InputNumber min={1} max={100_000} precision={0} className="full-width" />
        </Form.Item>
      </div>
      <Server />
      <div className="email-fields">
        <Form.Item name="user" label={t("user")} extra={t("userHint")}>
          <Input maxLength={254} dir="ltr" autoComplete="off" />
        </Form.Item>
        <Form.Item name="secret" label={t("secret")} extra={t(account ? "secretKeptHint" : "secretHint")}>
          <Input.Password maxLength={500} dir="ltr" autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="isDefault" label={t("isDefault")} extra={t("isDefaultHint")} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="enabled" label={t("enabled")} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
    </>
  );
}

/** Where the mail server is and how it is spoken to; the port follows the encryption as long as it is a usual one. */
function Server() {
  const { t, language } = useTexts("email-config");
  const form = Form.useFormInstance();
  const { data } = useRead(loadEmailSending, {}, { quiet: true, ownErrors: true });
  const follow = (security: (typeof mailSecurities)[number]) => {
    const port: unknown = form.getFieldValue("port");
    const isUsual = Object.values(usualPorts).some((usual) => usual === port) || port === undefined || port === null;
    if (isUsual) form.setFieldValue("port", usualPorts[security]);
  };
  return (
    <div className="email-fields">
      <Form.Item name="host" label={t("host")} required>
        <Input maxLength={253} dir="ltr" placeholder="smtp.example.com" autoComplete="off" />
      </Form.Item>
      <Form.Item name="security" label={t("security")}>
        <Select
          options={mailSecurities.map((value) => ({ value, label: mailSecurityTexts[value][language] }))}
          onChange={follow}
        />
      </Form.Item>
      <Form.Item name="port" label={t("port")} extra={data && t("portHint", { ports: data.ports.join(", ") })}>
        <InputNumber min={1} max={65_535} precision={0} className="full-width" />
      </Form.Item>
    </div>
  );
}
