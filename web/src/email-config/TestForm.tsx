import { testEmailConfig } from "@lading/contract/email-config";
import { useEffect } from "react";
import { queryClient } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TextField } from "#ui";
import type { Account } from "./account.ts";

interface TestFormProps {
  account: Account;
  onClose: () => void;
}

/** Connects, signs in and sends a message to an address; what goes wrong is said in the form. */
export function TestForm({ account, onClose }: TestFormProps) {
  const { t, word } = useTexts("email-config");
  const { id, name, host, port } = account;
  // A test that failed has changed what the list says of the account.
  useEffect(() => () => void queryClient.invalidateQueries(), []);
  return (
    <>
      <p className="muted">
        <bdi>{name}</bdi> · <bdi dir="ltr">{`${host}:${port}`}</bdi>
      </p>
      <RecordForm
        call={testEmailConfig}
        fixed={{ id }}
        submitText={word("send")}
        refusedTitle={t("test.refused")}
        onDone={(_answer, { to }) => {
          notify.success(t("test.sent", { address: to }));
          onClose();
        }}
        onCancel={onClose}
      >
        <TextField name="to" extra={t("test.hint")} dir="ltr" inputMode="email" />
      </RecordForm>
    </>
  );
}
