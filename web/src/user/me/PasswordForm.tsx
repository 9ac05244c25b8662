import { passwordRuleText, signInFieldTexts } from "@lading/contract/session";
import { editUserBasisInfo } from "@lading/contract/user";
import { Form, Input } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";

/** A new password; the present one is asked for, and all other sessions end. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts("user");
  const field = useFieldTexts(signInFieldTexts);
  return (
    <RecordForm
      call={editUserBasisInfo}
      fixed={{ change: "password" }}
      onDone={() => {
        notify.success(t("me.passwordChanged"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="password" label={field("presentPassword")} required>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="newPassword" label={field("newPassword")} required extra={passwordRuleText[language]}>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="confirmPassword" label={field("confirmPassword")} required>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </RecordForm>
  );
}
