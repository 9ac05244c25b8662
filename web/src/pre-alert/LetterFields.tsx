import type { AnswerOf } from "@lading/contract/core";
import type { sendMailByPreAlertFile } from "@lading/contract/pre-alert";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";

/** To whom, subject and cover text of an e-mail. */
export function LetterFields() {
  const { t } = useTexts("pre-alert");
  return (
    <>
      <Form.Item name="to" label={t("mailTo")} required extra={t("mailToHint")}>
        <Input maxLength={1000} dir="ltr" inputMode="email" />
      </Form.Item>
      <Form.Item name="subject" label={t("mailSubject")} required>
        <Input maxLength={150} dir="auto" />
      </Form.Item>
      <Form.Item name="text" label={t("mailText")}>
        <Input.TextArea maxLength={5000} autoSize={{ minRows: 8, maxRows: 16 }} dir="auto" />
      </Form.Item>
    </>
  );
}

/** Tells what became of an e-mail: gone, gone to some, or nothing left at all. */
export function useMailTold() {
  const { t } = useTexts("pre-alert");
  return ({ delivered, refused }: AnswerOf<typeof sendMailByPreAlertFile>): void => {
    if (delivered === "outbox") notify.warning(t("mailNotSent"));
    else if (refused.length > 0) notify.warning(t("mailExcept", { addresses: refused.join(", ") }));
    else notify.success(t("mailSent"));
  };
}
