import "./import-sheet.css";
import type { FileUse, StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { useState } from "react";
import { downloadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { FileInput, Note, SmallTable } from "#ui";

interface Checked {
  rows: number;
  wrongRows: number;
  problems: readonly { row: number; column: string; message: string }[];
  stored: number;
  marked: { path: string; name: string } | null;
}

interface ImportSheetProps {
  use: FileUse;
  makeTemplate: () => Promise<{ path: string; name: string }>;
  /** Checks the sheet, or takes it in. */
  run: (input: { fileId: string; store: boolean }) => Promise<Checked>;
  isRunning: boolean;
  /** Says how many were taken in. */
  storedText: (count: number) => string;
  onClose: () => void;
}

/** Imports a spreadsheet: what is wrong is said first, and then all rows are taken or none. */
export function ImportSheet({ use, makeTemplate, run, isRunning, storedText, onClose }: ImportSheetProps) {
  const { t, word } = useTexts("jobs");
  const [file, setFile] = useState<StoredFile | null>(null);
  const [checked, setChecked] = useState<Checked>();

  async function fetchTemplate(): Promise<void> {
    const { path, name } = await makeTemplate();
    await downloadFile(path, name);
  }
  async function check(chosen: StoredFile | null): Promise<void> {
    setFile(chosen);
    setChecked(undefined);
    if (chosen) setChecked(await run({ fileId: chosen.id, store: false }));
  }
  async function store(fileId: string): Promise<void> {
    const { stored } = await run({ fileId, store: true });
    notify.success(storedText(stored));
    onClose();
  }

  const isRight = checked?.wrongRows === 0;
  return (
    <div className="import-sheet">
      <p>{t("import.hint")}</p>
      <Button onClick={() => void fetchTemplate().catch(() => undefined)}>{t("import.template")}</Button>
      <FileInput use={use} value={file} onChange={(chosen) => void check(chosen).catch(() => undefined)} />
      {checked && isRight && <Note type="success" title={t("import.right", { count: checked.rows })} />}
      {checked && !isRight && <Problems checked={checked} />}
      <div className="record-form-buttons">
        <Button
          type="primary"
          disabled={!isRight || !file}
          loading={isRunning}
          onClick={() => file && void store(file.id).catch(() => undefined)}
        >
          {isRight ? t("import.start", { count: checked.rows }) : word("import")}
        </Button>
        <Button onClick={onClose}>{word("close")}</Button>
      </div>
    </div>
  );
}

/** The sheet as it was, with the wrong cells marked: mended there, it is uploaded again. */
function MarkedSheet({ marked: { path, name } }: { marked: { path: string; name: string } }) {
  const { t } = useTexts("jobs");
  return (
    <div>
      <Button onClick={() => void downloadFile(path, name).catch(() => undefined)}>{t("import.marked")}</Button>
    </div>
  );
}

function Problems({ checked }: { checked: Checked }) {
  const { t, word } = useTexts("jobs");
  return (
    <>
      <Note type="error" title={t("import.wrong", { count: checked.wrongRows })} description={t("import.wrongHint")} />
      {checked.marked && <MarkedSheet marked={checked.marked} />}
      <SmallTable
        label={t("import.problems")}
        columns={[word("row"), word("column"), word("problem")]}
        rows={checked.problems.map((problem, place) => ({
          key: String(place),
          cells: [problem.row, problem.column, problem.message],
        }))}
      />
    </>
  );
}
