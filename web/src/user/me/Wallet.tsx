import { editElectronicWalletInfo, getElectronicWalletInfo, walletFieldTexts } from "@lading/contract/user";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Facts, RecordForm, TabModal, TextField } from "#ui";

/** The person's own e-wallet, into which requests are paid. */
export function Wallet() {
  const { t, word } = useTexts("user");
  const field = useFieldTexts(walletFieldTexts);
  const { data } = useRead(getElectronicWalletInfo, {}, { quiet: true, ownErrors: true });
  const [isEditing, setEditing] = useState(false);
  if (!data) return null;
  const { provider, accountName, walletNumber, version } = data;
  const close = () => setEditing(false);
  return (
    <>
      <Facts
        title={t("me.wallet")}
        facts={[
          { label: field("provider"), value: provider },
          { label: field("accountName"), value: accountName },
          { label: field("walletNumber"), value: <bdi dir="ltr">{walletNumber}</bdi> },
        ]}
        actions={<Button onClick={() => setEditing(true)}>{word("edit")}</Button>}
      />
      <TabModal open={isEditing} title={t("me.wallet")} onCancel={close}>
        <p className="muted">{t("me.walletHint")}</p>
        <RecordForm
          call={editElectronicWalletInfo}
          initial={{ provider, accountName, walletNumber }}
          fixed={{ version }}
          onCancel={close}
          onDone={() => {
            notify.success(word("saved"));
            close();
          }}
        >
          <TextField name="provider" />
          <TextField name="accountName" />
          <TextField name="walletNumber" dir="ltr" />
        </RecordForm>
      </TabModal>
    </>
  );
}
