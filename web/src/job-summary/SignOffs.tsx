import { commonFieldTexts } from "@lading/contract/core";
import { countCharges, jobFieldTexts, signJobSummary, withdrawJobSign } from "@lading/contract/job-summary";
import { jobStepTexts } from "@lading/contract/job-summary";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { Icon } from "#ui/light";
import type { JobSummary, SignOff } from "./job.ts";

interface Opening {
  kind: "sign" | "withdraw";
  step: SignOff["step"];
}
/** With the charges as they stood when it opened: what changes behind the dialog is not signed unseen. */
type Open = (Opening & { digest: string }) | null;

/** The seven steps in their order: who signed and what, whose turn it is. */
export function SignOffs({ summary }: { summary: JobSummary }) {
  const { t } = useTexts("job-summary");
  const field = useFieldTexts(jobFieldTexts);
  const [open, setOpen] = useState<Open>(null);
  const { signOffs, job, digest } = summary;
  const onOpen = (next: Opening) => setOpen({ ...next, digest });
  const next = signOffs.find(({ signed }) => signed === null)?.step;
  const isEmpty = countCharges(summary) === 0;
  return (
    <section className="job-card" aria-labelledby="job-signs">
      <h2 id="job-signs">{field("signOffs")}</h2>
      <ol className="job-signs">
        {signOffs.map((one) => (
          <Step key={one.step} signOff={one} isNext={one.step === next} isEmpty={isEmpty} onOpen={onOpen} />
        ))}
      </ol>
      {signOffs.some(({ signed }) => signed !== null) && <p className="muted job-locked">{t("locked")}</p>}
      {job.underMain && <p className="muted job-locked">{t("signedOnMain")}</p>}
      <Withdrawn summary={summary} />
      <Dialogs open={open} summary={summary} onClose={() => setOpen(null)} />
    </section>
  );
}

interface StepProps {
  signOff: SignOff;
  isNext: boolean;
  /** Without charges there is nothing to sign. */
  isEmpty: boolean;
  onOpen: (open: Opening) => void;
}

function Step({ signOff: { step, signed, maySign, mayWithdraw }, isNext, isEmpty, onOpen }: StepProps) {
  const { t, language } = useTexts("job-summary");
  const state = signed ? "signed" : isNext ? "next" : "waiting";
  return (
    <li data-state={state}>
      <span className="job-step">
        {signed ? <Icon name="done" /> : <span className="job-step-dot" />}
        {jobStepTexts[step][language]}
      </span>
      {signed ? (
        <>
          <strong>
            <bdi>{signed.userName}</bdi>
          </strong>
          <span className="muted">{formatMoment(signed.signedAt)}</span>
          <Figures signed={signed} />
          {signed.remark !== "" && <bdi className="muted">{signed.remark}</bdi>}
        </>
      ) : (
        <span className="muted">{t(isNext ? "turn" : "waiting")}</span>
      )}
      {maySign && (
        <Button
          size="small"
          type="primary"
          disabled={isEmpty}
          title={isEmpty ? t("nothingToSign") : undefined}
          onClick={() => onOpen({ kind: "sign", step })}
        >
          {t("sign")}
        </Button>
      )}
      {mayWithdraw && (
        <Button size="small" onClick={() => onOpen({ kind: "withdraw", step })}>
          {t("withdraw")}
        </Button>
      )}
    </li>
  );
}

/** The profit that was signed; said plainly when it is another one now. */
function Figures({ signed }: { signed: NonNullable<SignOff["signed"]> }) {
  const { t } = useTexts("job-summary");
  const field = useFieldTexts(jobFieldTexts);
  const total = signed.figures.totals.findLast(({ profit }) => profit !== null);
  return (
    <>
      {total?.profit && (
        <span className="muted">
          {field("profit")} <bdi dir="ltr">{formatMoney(total.profit, total.currency)}</bdi>
        </span>
      )}
      {!signed.isCurrent && <span className="job-warning">{t("changedSince")}</span>}
    </>
  );
}

function Withdrawn({ summary: { withdrawn } }: { summary: JobSummary }) {
  const { t, language } = useTexts("job-summary");
  if (withdrawn.length === 0) return null;
  return (
    <details className="job-withdrawn">
      <summary>{t("withdrawn", { count: withdrawn.length })}</summary>
      <ul>
        {withdrawn.map(({ id, step, userName, withdrawnByName, withdrawnAt, reason }) => (
          <li key={id}>
            {t("withdrawnOne", {
              step: jobStepTexts[step][language],
              name: userName,
              by: withdrawnByName,
              time: formatMoment(withdrawnAt),
              reason: reason,
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface DialogsProps {
  open: Open;
  summary: JobSummary;
  onClose: () => void;
}

function Dialogs({ open, summary, onClose }: DialogsProps) {
  const { t, language } = useTexts("job-summary");
  const field = useFieldTexts(jobFieldTexts);
  if (!open) return null;
  const { id } = summary.job;
  const { kind, step, digest } = open;
  const done = () => {
    notify.success(t(kind === "sign" ? "signedNow" : "withdrawnNow", { step: jobStepTexts[step][language] }));
    onClose();
  };
  const title = t(kind === "sign" ? "signTitle" : "withdrawTitle", { step: jobStepTexts[step][language] });
  return (
    <TabModal open title={title} onCancel={onClose}>
      {kind === "sign" ? (
        <RecordForm
          call={signJobSummary}
          fixed={{ id, step, digest }}
          submitText={t("sign")}
          onDone={done}
          onCancel={onClose}
        >
          <p>{t("signHint")}</p>
          <Form.Item name="remark" label={field("remark")}>
            <Input.TextArea maxLength={200} rows={2} />
          </Form.Item>
        </RecordForm>
      ) : (
        <RecordForm
          call={withdrawJobSign}
          fixed={{ id, step }}
          submitText={t("withdraw")}
          onDone={done}
          onCancel={onClose}
        >
          <Form.Item name="reason" label={commonFieldTexts.reason[language]} required>
            <Input.TextArea maxLength={200} rows={2} />
          </Form.Item>
        </RecordForm>
      )}
    </TabModal>
  );
}
