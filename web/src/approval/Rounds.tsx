import "./approval.css";
import {
  approvalFieldTexts,
  approvalOutcomeTexts,
  handOnFinancialAudit,
  levelResultTexts,
  type ApprovalRound,
  type LevelResult,
} from "@lading/contract/approval";
import { userStateTexts } from "@lading/contract/user";
import { Button } from "antd";
import { useState } from "react";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { InputField, Note, Panel, RecordForm, SmallTable, StatusTag, TabModal, TextAreaField, type Tone } from "#ui";
import { DecideDialog } from "./DecideDialog.tsx";
import { UserSelect } from "./UserSelect.tsx";

const tones: Readonly<Record<LevelResult, Tone>> = {
  pendingReply: "neutral",
  replying: "active",
  agree: "good",
  disagree: "bad",
};

/** The submissions of a request with what was decided, the newest first; whose turn it is decides here. */
export function Rounds({ rounds, number }: { rounds: readonly ApprovalRound[]; number: string }) {
  const { t } = useTexts("approval");
  if (rounds.length === 0) return null;
  return (
    <Panel title={t("decisions")}>
      <div className="approval-rounds">
        {rounds.map((round) => (
          <Round key={round.id} round={round} number={number} />
        ))}
      </div>
    </Panel>
  );
}

type Level = ApprovalRound["levels"][number];

function Round({ round, number }: { round: ApprovalRound; number: string }) {
  const { t, language } = useTexts("approval");
  const field = useFieldTexts(approvalFieldTexts);
  const [agree, setAgree] = useState<boolean | null>(null);
  const [isHandingOn, setHandingOn] = useState(false);
  const cells = (level: Level) => [
    `${level.level}`,
    <bdi key="position">{level.positionName}</bdi>,
    <Approvers key="approvers" level={level} />,
    // A submission that has ended waits for nobody.
    (round.outcome === "pending" || level.decidedAt !== null) && (
      <StatusTag key="result" tone={tones[level.result]}>
        {levelResultTexts[level.result][language]}
      </StatusTag>
    ),
    <bdi key="opinion">{level.opinion}</bdi>,
    formatMoment(level.decidedAt ?? ""),
  ];
  return (
    <section className="approval-round">
      <p>
        {field("submittedAt")} {formatMoment(round.submittedAt)} · {approvalOutcomeTexts[round.outcome][language]}
      </p>
      {round.mayHandOn && <Note type="warning" title={t("stuck")} />}
      <SmallTable
        label={t("decisions")}
        columns={[
          field("level"),
          field("positionName"),
          { title: field("approvers"), wide: true },
          field("result"),
          { title: field("opinion"), wide: true },
          field("decidedAt"),
        ]}
        rows={round.levels.map((level) => ({ key: String(level.level), cells: cells(level) }))}
      />
      {(round.mayDecide || round.mayHandOn) && (
        <div className="approval-buttons">
          {round.mayDecide && (
            <>
              <Button type="primary" onClick={() => setAgree(true)}>
                {t("agree")}
              </Button>
              <Button danger onClick={() => setAgree(false)}>
                {t("disagree")}
              </Button>
            </>
          )}
          {round.mayHandOn && <Button onClick={() => setHandingOn(true)}>{t("handOn")}</Button>}
        </div>
      )}
      {agree !== null && (
        <DecideDialog
          rows={[{ id: round.id, version: round.version, number }]}
          agree={agree}
          clear={() => undefined}
          onClose={() => setAgree(null)}
        />
      )}
      {isHandingOn && <HandOn round={round} onClose={() => setHandingOn(false)} />}
    </section>
  );
}

/** Who decided, for whom and how it came to that; before that, who may. */
function Approvers({ level }: { level: Level }) {
  const { t, language } = useTexts("approval");
  const { approvers, decidedByName, decidedForName, alone, handedOnReason } = level;
  return (
    <>
      {decidedByName === "" ? (
        approvers.map(({ userId, userName, isFrozen }) => (
          <span key={userId} className="approval-person">
            <bdi>{userName}</bdi> {isFrozen && <StatusTag tone="bad">{userStateTexts.frozen[language]}</StatusTag>}
          </span>
        ))
      ) : (
        <bdi>{decidedForName === "" ? decidedByName : t("inPlaceOf", { name: decidedByName, of: decidedForName })}</bdi>
      )}
      {alone && <small className="muted">{t("alone")}</small>}
      {handedOnReason !== "" && <small className="muted">{t("handedOn", { reason: handedOnReason })}</small>}
    </>
  );
}

/** The administrator hands a level on where nobody can decide. */
function HandOn({ round, onClose }: { round: ApprovalRound; onClose: () => void }) {
  const { t } = useTexts("approval");
  return (
    <TabModal open title={t("handOn")} onCancel={onClose}>
      <RecordForm
        call={handOnFinancialAudit}
        fixed={{ id: round.id, version: round.version }}
        submitText={t("handOn")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("handedOnDone"));
          onClose();
        }}
      >
        <InputField name="userId">
          <UserSelect />
        </InputField>
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
