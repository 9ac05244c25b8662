import "./email-config.css";
import {
  deleteEmailConfig,
  emailConfigTitles,
  exportEmailConfigList,
  getEmailConfigList,
  loadEmailSending,
  testEmailConfig,
} from "@lading/contract/email-config";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { DeleteButton, ListPage, Note, TabModal, useEditing, useEditingWords } from "#ui";
import type { Account } from "./account.ts";
import { useAccountColumns } from "./account-columns.tsx";
import { useAccountFilters } from "./account-filters.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLog } from "./AccountLog.tsx";
import { TestForm } from "./TestForm.tsx";

interface Open {
  what: "test" | "log";
  account: Account;
}

/** /marketRisk/emailConfig */
export default function AccountsPage() {
  const { t, word } = useTexts("email-config");
  const mayTest = useMayCall()(testEmailConfig);
  const columns = useAccountColumns();
  const filters = useAccountFilters();
  const exporting = useExport(exportEmailConfigList);
  const editing = useEditing<Account>({
    page: "/marketRisk/emailConfig",
    words: useEditingWords(emailConfigTitles.one),
    width: 680,
    form: (account, onClose) => <AccountForm account={account} onClose={onClose} />,
  });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const account = open?.account;
  return (
    <>
      <Sending />
      <ListPage
        call={getEmailConfigList}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(row) => (
          <>
            {mayTest && (
              <Button type="link" onClick={() => setOpen({ what: "test", account: row })}>
                {t("test.button")}
              </Button>
            )}
            {editing.editButton(row)}
            <Button type="link" onClick={() => setOpen({ what: "log", account: row })}>
              {word("log")}
            </Button>
            <DeleteButton
              call={deleteEmailConfig}
              input={{ ids: [row.id] }}
              question={t(row.isDefault ? "deleteDefaultQuestion" : "deleteQuestion", { name: row.name })}
            />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
      <TabModal open={open?.what === "test"} title={t("test.title")} onCancel={close}>
        {account && <TestForm account={account} onClose={close} />}
      </TabModal>
      <TabModal open={open?.what === "log"} width={720} title={<bdi>{account?.name}</bdi>} onCancel={close}>
        {account && <AccountLog id={account.id} />}
      </TabModal>
    </>
  );
}

/** Keeps its own direction within a sentence of the other one. */

/** By which way the company's mail leaves now. */
function Sending() {
  const { t } = useTexts("email-config");
  const { data } = useRead(loadEmailSending, {}, { quiet: true, ownErrors: true });
  // Its place is kept while it is on its way.
  if (!data) return <div className="email-sending" />;
  const { by, name, address } = data;
  const values = { name, address };
  const text = by === "account" ? t("sending.account", values) : t(`sending.${by}`, values);
  return (
    <div className="email-sending">
      <Note
        type={by === "outbox" ? "warning" : "info"}
        title={text}
        description={t(by === "outbox" ? "sending.outboxHint" : "sending.codes")}
      />
    </div>
  );
}
