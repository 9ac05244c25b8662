import { say } from "@lading/contract/core";
import { sendSms, codeTexts, signInFieldTexts } from "@lading/contract/session";
import { editUserBasisInfo } from "@lading/contract/user";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { CallError, callApi } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { useCountdown } from "#session";
import { RecordForm } from "#ui";

/** A new e-mail address or phone number to sign in with, verified by a code. */
export function AccountForm({ onClose }: { onClose: () => void }) {
  const { word, language } = useTexts("user");
  const field = useFieldTexts(signInFieldTexts);
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
      const minutes = sent.validForMinutes;
      setNote(say(codeTexts[sent.delivered], language, { account, minutes }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { account } = error.fields;
      if (account === undefined) setNote(error.message);
      else form.setFields([{ name: "account", errors: [account] }]);
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
      <Form.Item name="account" label={field("newAccount")} required>
        <Input maxLength={254} dir="ltr" />
      </Form.Item>
      <Form.Item label={field("code")} required extra={<span role="status">{note}</span>}>
        <div className="user-code-row">
          <Form.Item name="code" noStyle>
            <Input maxLength={6} inputMode="numeric" dir="ltr" autoComplete="one-time-code" />
          </Form.Item>
          <Button loading={busy} disabled={left > 0} onClick={() => void send()}>
            {left > 0 ? say(codeTexts.again, language, { seconds: left }) : codeTexts.send[language]}
          </Button>
        </div>
      </Form.Item>
      <Form.Item name="password" label={field("presentPassword")} required>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
    </RecordForm>
  );
}
