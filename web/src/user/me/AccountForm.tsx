import { sendSms } from "@lading/contract/session";
import { editUserBasisInfo, userFieldTexts } from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { CallError, callApi } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { useCountdown } from "#session";
import { RecordForm } from "#ui";

/** A new e-mail address or phone number to sign in with, verified by a code. */
export function AccountForm({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(userFieldTexts);
  const [form] = Form.useForm<{ account?: string }>();
  const { left, start } = useCountdown();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const account: string = form.getFieldValue("account") ?? "";
      const sent = await callApi(sendSms, { account, purpose: "changeAccount" }, { ownErrors: true });
      start(sent.resendAfterSeconds);
      setNote(t(`me.code.${sent.delivered}`, { minutes: sent.validForMinutes }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setNote(Object.values(error.fields)[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <RecordForm
      call={editUserBasisInfo}
      form={form}
      fixed={{ change: "account" }}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="account" label={t("fields.newAccount")} required>
        <Input maxLength={254} dir="ltr" />
      </Form.Item>
      <Form.Item label={t("fields.code")} required extra={<span role="status">{note}</span>}>
        <div className="user-code-row">
          <Form.Item name="code" noStyle>
            <Input maxLength={6} inputMode="numeric" dir="ltr" autoComplete="one-time-code" />
          </Form.Item>
          <Button loading={busy} disabled={left > 0} onClick={() => void send()}>
            {left > 0 ? t("me.code.again", { seconds: left }) : t("me.code.send")}
          </Button>
        </div>
      </Form.Item>
      <Form.Item name="password" label={field("password")} required>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
    </RecordForm>
  );
}
