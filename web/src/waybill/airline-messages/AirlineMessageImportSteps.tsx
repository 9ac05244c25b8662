import "../import/import.css";
import "./import.css";
import type { AnswerOf } from "@lading/contract/core";
import { importAirWaybillMessages, readAirWaybillMessages } from "@lading/contract/waybill";
import { Skeleton } from "antd";
import { useState } from "react";
import { CallError, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import { useStaff } from "../form/PeopleFields.tsx";
import { Found } from "./Found.tsx";
import { Imported } from "./Imported.tsx";
import { Review } from "./Review.tsx";
import { Source, type MessageFile } from "./Source.tsx";

/** Hundreds of messages take a while. */
const timeoutMs = 120_000;

export type Read = AnswerOf<typeof readAirWaybillMessages>;
export type Done = AnswerOf<typeof importAirWaybillMessages>;

/** The import's steps: choice of files, their content, the outcome. */
export function AirlineMessageImportSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("waybill");
  const { isSettled } = useStaff();
  const look = useSubmission(readAirWaybillMessages, { ownErrors: true, timeoutMs });
  const [read, setRead] = useState<Read | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function readFiles(files: MessageFile[]): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      setRead(await look({ files }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  const again = () => {
    setRead(null);
    setDone(null);
  };
  if (done) return <Imported done={done} onAgain={again} onClose={onClose} />;
  if (!read)
    return (
      <div className="import-steps">
        <Source isBusy={isBusy} onRead={(files) => void readFiles(files)} />
        {problem !== null && <Note type="error" title={problem} />}
      </div>
    );
  const canImport = read.mains.some(({ existing }) => existing !== "other");
  return (
    <div className="import-steps message-import">
      <Found read={read} />
      {canImport && !isSettled && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {(!canImport || isSettled) && <Review read={read} onAgain={again} onDone={setDone} />}
      {!canImport && <p className="muted">{t("messageImport.nothingToImport")}</p>}
    </div>
  );
}
