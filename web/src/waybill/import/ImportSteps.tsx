import "./import.css";
import type { StoredFile } from "@lading/contract/files";
import { getWayBillImportTemplate, previewWayBillImport, startWayBillImport } from "@lading/contract/waybill";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { CallError, downloadFile, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";
import { FileInput, Note } from "#ui";
import { Icon } from "#ui/light";
import { HeldCustomers } from "./HeldCustomers.tsx";
import { ImportRun } from "./ImportRun.tsx";
import { Preview } from "./Preview.tsx";
import type { ImportPreview } from "./problems.ts";

/** A sheet of 50,000 rows takes a while to be looked through. */
const timeoutMs = 180_000;
const noJob: string | null = null;

/** The steps one below the other; a running import takes their place until it is over. */
export function ImportSteps({ onClose }: { onClose: () => void }) {
  const [jobId, setJobId] = usePreference("waybill.importJob", noJob);
  return jobId === null ? (
    <Choose onStarted={setJobId} />
  ) : (
    <ImportRun jobId={jobId} onClose={onClose} onAgain={() => setJobId(null)} />
  );
}

function Choose({ onStarted }: { onStarted: (jobId: string) => void }) {
  const { t } = useTexts("waybill");
  const { file, preview, problem, isBusy, take, start } = useImport(onStarted);
  const [reason, setReason] = useState("");
  const isHeld = preview !== null && preview.held.length > 0 && !(preview.mayPass && reason.trim() !== "");
  return (
    <div className="import-steps">
      <Template />
      <section>
        <h3>{t("import.upload")}</h3>
        <FileInput use="waybillImport" value={file} onChange={take} />
      </section>
      {problem !== null && <Note type="error" title={problem} />}
      {isBusy && !preview && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {preview && (
        <>
          <Preview preview={preview} fileId={file?.id ?? ""} fileName={file?.name ?? ""} />
          {preview.held.length > 0 && <HeldCustomers preview={preview} reason={reason} onReason={setReason} />}
          <div className="import-start">
            <Button
              type="primary"
              disabled={preview.wrongRows > 0 || preview.waybills === 0 || isHeld}
              loading={isBusy}
              onClick={() => start(reason.trim())}
            >
              {t("import.start", { count: preview.wrongRows > 0 ? 0 : preview.waybills })}
            </Button>
            <span className="muted">{preview.wrongRows > 0 ? t("import.mendFirst") : t("import.allOrNothing")}</span>
          </div>
        </>
      )}
    </div>
  );
}

/** The chosen file, what the server says of it, and its import. */
function useImport(onStarted: (jobId: string) => void) {
  const look = useSubmission(previewWayBillImport, { ownErrors: true, timeoutMs });
  const begin = useSubmission(startWayBillImport, { ownErrors: true, timeoutMs });
  const [file, setFile] = useState<StoredFile | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function working(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return {
    file,
    preview,
    problem,
    isBusy,
    take: (chosen: StoredFile | null) => {
      setFile(chosen);
      setPreview(null);
      setProblem(null);
      if (chosen) void working(async () => setPreview(await look({ fileId: chosen.id })));
    },
    start: (creditReason: string) => {
      if (file) void working(async () => onStarted((await begin({ fileId: file.id, creditReason })).jobId));
    },
  };
}

function Template() {
  const { t } = useTexts("waybill");
  const make = useSubmission(getWayBillImportTemplate);
  const [isBusy, setBusy] = useState(false);

  async function fetchTemplate(): Promise<void> {
    setBusy(true);
    try {
      const { path, name } = await make({});
      await downloadFile(path, name);
    } catch {
      // The call told why.
    } finally {
      setBusy(false);
    }
  }

  return (
    <section>
      <h3>{t("import.template")}</h3>
      <p className="muted">{t("import.templateHint")}</p>
      <Button icon={<Icon name="download" />} loading={isBusy} onClick={() => void fetchTemplate()}>
        {t("import.downloadTemplate")}
      </Button>
    </section>
  );
}
