import "./email-config.css";
import {
  deleteEmailConfig,
  exportEmailConfigList,
  getEmailConfigList,
  loadEmailSending,
} from "@lading/contract/email-config";
import { Button } from "antd";
import { useState } from "react";
import { useCall, useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, Note, TabModal } from "#ui";
import { page, type Account } from "./account.ts";
import { useAccountColumns } from "./account-columns.tsx";
import { useAccountFilters } from "./account-filters.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountLog } from "./AccountLog.tsx";
import { TestForm } from "./TestForm.tsx";

interface Open {
  what: "form" | "test" | "log";
  /** Null: a new one. */
  account: Account | null;
}

/** /marketRisk/emailConfig */
export default function AccountsPage() {
  const { t } = useTexts("email-config");
  const may = useMay();
  const columns = useAccountColumns();
  const filters = useAccountFilters();
  const exporting = useExport(exportEmailConfigList);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const account = open?.account ?? null;
  return (
    <>
      <Sending />
      <ListPage
        call={getEmailConfigList}
        columns={columns}
        filters={filters}
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setOpen({ what: "form", account: null })}>
              {t("add")}
            </Button>
          )
        }
        rowActions={(row) => <RowActions account={row} onOpen={(what) => setOpen({ what, account: row })} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={open?.what === "form"} width={680} title={account ? t("editTitle") : t("add")} onCancel={close}>
        <AccountForm account={account} onClose={close} />
      </TabModal>
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
const isolated = (text: string) => `\u2068${text}\u2069`;

/** By which way the company's mail leaves now. */
function Sending() {
  const { t } = useTexts("email-config");
  const { data } = useRead(loadEmailSending, {}, { quiet: true, ownErrors: true });
  // Its place is kept while it is on its way.
  if (!data) return <div className="email-sending" />;
  const { by, name, address } = data;
  const values = { name: isolated(name), address: isolated(address) };
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

function RowActions({ account, onOpen }: { account: Account; onOpen: (what: Open["what"]) => void }) {
  const { t } = useTexts("email-config");
  const may = useMay();
  const remove = useCall(deleteEmailConfig);
  const { id, name, isDefault } = account;
  return (
    <>
      {may(`${page}:edit`) && (
        <>
          <Button type="link" onClick={() => onOpen("test")}>
            {t("test.button")}
          </Button>
          <Button type="link" onClick={() => onOpen("form")}>
            {t("edit")}
          </Button>
        </>
      )}
      <Button type="link" onClick={() => onOpen("log")}>
        {t("log")}
      </Button>
      {may(`${page}:delete`) && (
        <ConfirmButton
          type="link"
          question={t(isDefault ? "deleteDefaultQuestion" : "deleteQuestion", { name })}
          onConfirm={async () => {
            await remove.mutateAsync({ ids: [id] });
            notify.success(t("deleted"));
          }}
        />
      )}
    </>
  );
}
