import { matchBankEntries, takeOverSureBankEntries } from "@lading/contract/bank-statement";
import { writeOffPage } from "@lading/contract/write-off";
import type { AnswerOf } from "@lading/contract/core";
import { Button, Progress, Skeleton } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay, useMayCall } from "#core/menu";
import { SmallTable, TabModal, Problem } from "#ui";

type Refused = AnswerOf<typeof takeOverSureBankEntries>["refused"][number];

/** How far it is. */
interface State {
  sure: number | null;
  done: number;
  refused: readonly Refused[];
  phase: "matching" | "asking" | "working" | "over";
  problem: string | null;
}

const begun: State = { sure: null, done: 0, refused: [], phase: "matching", problem: null };

/** Makes receipts and write-offs of all sure credits, for those who may write off. */
export function TakeSureButton() {
  const { t } = useTexts("bank-statement");
  const [may, mayCall] = [useMay(), useMayCall()];
  const match = useCall(matchBankEntries, { ownErrors: true, timeoutMs: 120_000 });
  const [state, setState] = useState<State>();
  if (!mayCall(takeOverSureBankEntries) || !may(`${writeOffPage}:add`) || !may(`${writeOffPage}:approve`)) return null;
  // Bills were paid or written since it was matched: other proposals may be sure now.
  const open = () => {
    setState(begun);
    void match.mutateAsync({}).then(
      ({ sure }) => setState({ ...begun, sure, phase: "asking" }),
      (error: unknown) => setState({ ...begun, phase: "over", problem: problemOf(error) }),
    );
  };
  return (
    <>
      <Button type="primary" onClick={open}>
        {t("takeSure")}
      </Button>
      {state && <TakeSure state={state} setState={setState} onClose={() => setState(undefined)} />}
    </>
  );
}

function problemOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  return error.message;
}

interface TakeSureProps {
  state: State;
  setState: (state: State) => void;
  onClose: () => void;
}

function TakeSure({ state, setState, onClose }: TakeSureProps) {
  const { t, word } = useTexts("bank-statement");
  const take = useCall(takeOverSureBankEntries, { ownErrors: true });
  const { phase, sure, done, refused, problem } = state;
  const run = async () => {
    let now: State = { ...state, phase: "working" };
    setState(now);
    try {
      for (let after: string | null = null; ;) {
        const part: AnswerOf<typeof takeOverSureBankEntries> = await take.mutateAsync({ after });
        now = { ...now, done: now.done + part.done, refused: [...now.refused, ...part.refused] };
        setState(now);
        if (part.next === null) break;
        after = part.next;
      }
      setState({ ...now, phase: "over" });
    } catch (error) {
      setState({ ...now, phase: "over", problem: problemOf(error) });
    }
  };
  const isAsking = phase === "asking" && (sure ?? 0) > 0;
  return (
    <TabModal
      open
      width={720}
      title={t("takeSure")}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{word("close")}</Button>
          {isAsking && (
            <Button type="primary" onClick={() => void run()}>
              {t("takeSureNow", { count: sure ?? 0 })}
            </Button>
          )}
        </>
      }
    >
      <div className="bank-read" aria-live="polite">
        {phase === "matching" && (
          <>
            <p>{t("matching")}</p>
            <Skeleton active paragraph={{ rows: 2 }} />
          </>
        )}
        {phase === "asking" && <p>{sure === 0 ? t("noneSure") : t("takeSureHint")}</p>}
        {(phase === "working" || phase === "over") && sure !== null && (
          <>
            <p role="status">{t("sureDone", { done, sure })}</p>
            <Progress
              aria-label={t("sureDone", { done, sure })}
              percent={sure === 0 ? 100 : Math.floor(((done + refused.length) / sure) * 100)}
            />
          </>
        )}
        {problem !== null && <Problem text={problem} />}
        {refused.length > 0 && <RefusedOnes refused={refused} />}
      </div>
    </TabModal>
  );
}

function RefusedOnes({ refused }: { refused: readonly Refused[] }) {
  const { t, word } = useTexts("bank-statement");
  return (
    <>
      <p>{t("refusedOnes")}</p>
      <SmallTable
        label={t("refusedOnes")}
        columns={[t("from"), { title: t("amount"), number: true }, { title: word("problem"), wide: true }]}
        rows={refused.map(({ id, counterparty, amount, message }) => ({
          key: id,
          cells: [counterparty, amount, message],
        }))}
      />
    </>
  );
}
