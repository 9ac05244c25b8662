import "./email-config.css";
import {
  deleteEmailConfig,
  exportEmailConfigList,
  getEmailConfigList,
  loadEmailSending,
  mailSecurityTexts,
} from "@lading/contract/email-config";
import { Button, Input, Select } from "antd";
import { useMemo, useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, Note, StatusTag, TabModal, type ListColumn, type ListFilter } from "#ui";
import { page, testTones, type Account } from "./account.ts";
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
  const columns = useColumns();
  const filters = useFilters();
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
        {...(may(`${page}:export`) && { onExport: exporting.start })}
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

function useColumns(): ListColumn<Account>[] {
  const { t, language } = useTexts("email-config");
  return [
    {
      key: "name",
      title: t("name"),
      sort: "name",
      render: ({ name, isDefault }) => (
        <>
          <bdi>{name}</bdi> {isDefault && <StatusTag tone="active">{t("isDefault")}</StatusTag>}
        </>
      ),
    },
    { key: "senderName", title: t("senderName"), hidden: true, render: ({ senderName }) => <bdi>{senderName}</bdi> },
    { key: "senderAddress", title: t("senderAddress"), render: (row) => <bdi dir="ltr">{row.senderAddress}</bdi> },
    {
      key: "host",
      title: t("host"),
      render: ({ host, port }) => (
        <bdi dir="ltr">
          {host}:{port}
        </bdi>
      ),
    },
    { key: "security", title: t("security"), render: ({ security }) => mailSecurityTexts[security][language] },
    { key: "user", title: t("user"), hidden: true, render: ({ user }) => <bdi dir="ltr">{user}</bdi> },
    {
      key: "secretState",
      title: t("secret"),
      render: ({ secretState }) =>
        secretState === "unreadable" ? (
          <StatusTag tone="bad">{t("secretStates.unreadable")}</StatusTag>
        ) : (
          <span className="muted">{t(`secretStates.${secretState}`)}</span>
        ),
    },
    {
      key: "sentToday",
      title: t("sentToday"),
      align: "end",
      render: ({ sentToday, dailyLimit }) => (
        <bdi>{dailyLimit === null ? sentToday : `${sentToday} / ${dailyLimit}`}</bdi>
      ),
    },
    {
      key: "enabled",
      title: t("state"),
      render: ({ enabled }) => (
        <StatusTag tone={enabled ? "good" : "neutral"}>{enabled ? t("enabled") : t("disabled")}</StatusTag>
      ),
    },
    {
      key: "testState",
      title: t("test.column"),
      render: ({ testState, testedAt }) => (
        <span title={testedAt === null ? undefined : formatMoment(testedAt)}>
          <StatusTag tone={testTones[testState]}>{t(`test.states.${testState}`)}</StatusTag>
        </span>
      ),
    },
    { key: "updatedByName", title: t("updatedBy"), hidden: true },
    {
      key: "updatedAt",
      title: t("updatedAt"),
      sort: "updatedAt",
      render: ({ updatedAt }) => formatMoment(updatedAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("email-config");
  return useMemo(() => {
    const states = [
      { value: true, label: t("enabled") },
      { value: false, label: t("disabled") },
    ];
    return [
      { name: "search", label: t("searchText"), field: <Input allowClear maxLength={80} /> },
      { name: "enabled", kind: "yesNo", label: t("state"), field: <Select allowClear options={states} /> },
    ];
  }, [t]);
}
