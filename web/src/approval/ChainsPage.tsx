import "./approval.css";
import {
  addFinancialAuditProcessSettings,
  approvalFieldTexts,
  chainKinds,
  chainKindTexts,
  getFinancialAuditProcessSettingsList,
  getFinancialAuditProcessSettingsLog,
  type ChainKind,
} from "@lading/contract/approval";
import { logActionTexts, type AnswerOf } from "@lading/contract/core";
import { userStateTexts } from "@lading/contract/user";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { Failed, Note, Panel, RecordLog, Segments, SmallTable, StatusTag, TabModal } from "#ui";
import { ChainForm } from "./ChainForm.tsx";
import { Substitutes } from "./Substitutes.tsx";

export type Chain = AnswerOf<typeof getFinancialAuditProcessSettingsList>["rows"][number];

/** /systemManagement/financialAuditProcessSettings: the chain of each kind, and substitutes. */
export default function ChainsPage() {
  const { t, language } = useTexts("approval");
  const { title } = usePage();
  const read = useRead(getFinancialAuditProcessSettingsList, {}, { ownErrors: true });
  const [kind, setKind] = useState<ChainKind>("business");
  if (read.error && !read.data) return <Failed message={read.error.message} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton active />;
  const chain = read.data.rows.find((one) => one.kind === kind);
  return (
    <div className="approval-views">
      <h1 className="visually-hidden">{title}</h1>
      <Segments
        label={t("chain")}
        value={kind}
        onChange={setKind}
        options={chainKinds.map((value) => ({ value, label: chainKindTexts[value][language] }))}
      />
      {chain && <ChainPanel key={kind} chain={chain} settlement={read.data.settlementCurrency} />}
      <Substitutes />
      {chain?.id != null && <ChainLog id={chain.id} />}
    </div>
  );
}

function ChainPanel({ chain, settlement }: { chain: Chain; settlement: string }) {
  const { t, word, language } = useTexts("approval");
  const may = useMayCall();
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title={chainKindTexts[chain.kind][language]}
      actions={
        may(addFinancialAuditProcessSettings) && (
          <Button type="primary" onClick={() => setEditing(true)}>
            {word("edit")}
          </Button>
        )
      }
    >
      <p className="muted">{t(chain.kind === "payroll" ? "payrollHint" : "chainHint")}</p>
      {chain.levels.length === 0 ? (
        <Note type={chain.kind === "payroll" ? "info" : "warning"} title={t(noChain[chain.kind])} />
      ) : (
        <Levels chain={chain} settlement={settlement} />
      )}
      <TabModal
        open={isEditing}
        width={860}
        title={t("editChain", { kind: chainKindTexts[chain.kind][language] })}
        onCancel={() => setEditing(false)}
      >
        <ChainForm chain={chain} settlement={settlement} onClose={() => setEditing(false)} />
      </TabModal>
    </Panel>
  );
}

const noChain = { business: "noChain", operating: "noChain", payroll: "noPayrollChain" } as const;

function Levels({ chain, settlement }: { chain: Chain; settlement: string }) {
  const { t, language } = useTexts("approval");
  const field = useFieldTexts(approvalFieldTexts);
  return (
    <SmallTable
      label={t("chain")}
      columns={[
        field("level"),
        field("positionName"),
        { title: field("approvers"), wide: true },
        { title: field("fromAmount"), number: true },
      ]}
      rows={chain.levels.map(({ positionName, approvers, fromAmount }, place) => ({
        key: String(place),
        cells: [
          String(place + 1),
          positionName,
          approvers.map(({ userId, userName, isFrozen }) => (
            <span key={userId} className="approval-person">
              <bdi>{userName}</bdi> {isFrozen && <StatusTag tone="bad">{userStateTexts.frozen[language]}</StatusTag>}
            </span>
          )),
          fromAmount === "" ? t("everyAmount") : formatMoney(fromAmount, settlement),
        ],
      }))}
    />
  );
}

function ChainLog({ id }: { id: string }) {
  const { t, word, language } = useTexts("approval");
  const read = useRead(getFinancialAuditProcessSettingsLog, { id }, { quiet: true, ownErrors: true });
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => logActionTexts[action][language]}
      fieldOf={(field) => t("nthLevel", { level: field.split(".")[1] ?? "" })}
    />
  );
}
