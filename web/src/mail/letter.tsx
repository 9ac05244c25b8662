import { mailStates } from "@lading/contract/mail";
import { Form, Input } from "antd";
import { listed, useTexts } from "#core/i18n";
import { notify } from "#core/notice";

/** To whom, subject and cover text of an e-mail that a form sends. */
export function LetterFields() {
  const { t } = useTexts("mail");
  return (
    <>
      <Form.Item name="to" label={t("letter.to")} required extra={t("letter.toHint")}>
        <Input maxLength={1000} dir="ltr" inputMode="email" />
      </Form.Item>
      <Form.Item name="subject" label={t("letter.subject")} required>
        <Input maxLength={150} dir="auto" />
      </Form.Item>
      <Form.Item name="text" label={t("letter.text")}>
        <Input.TextArea maxLength={5000} autoSize={{ minRows: 8, maxRows: 16 }} dir="auto" />
      </Form.Item>
    </>
  );
}

/** Tells what became of an e-mail: gone, gone to some, or nothing left at all. */
export function useMailTold() {
  const { t } = useTexts("mail");
  return ({ delivered, refused }: { delivered: "smtp" | "outbox"; refused: readonly string[] }): void => {
    if (delivered === "outbox") notify.warning(t("letter.notSent"));
    else if (refused.length > 0) notify.warning(t("letter.sentExcept", { addresses: listed(refused) }));
    else notify.success(t("letter.sent"));
  };
}

/** Stands above a form that sends an e-mail when that was refused. */
export function useNotSent(): string {
  return mailStates.notSent[useTexts("mail").language];
}
