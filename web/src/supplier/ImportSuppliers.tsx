import type { AnswerOf } from "@lading/contract/core";
import { getSupplierImportTemplate, importSupplierInfoRecord } from "@lading/contract/supplier";
import type { StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { useState } from "react";
import { downloadFile, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { FileField, Note, SmallTable } from "#ui";

type Checked = AnswerOf<typeof importSupplierInfoRecord>;

/** Imports a spreadsheet of suppliers: what is wrong is said first, and then all rows are taken or none. */
export function ImportSuppliers({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("supplier");
  const template = useCall(getSupplierImportTemplate);
  const run = useCall(importSupplierInfoRecord);
  const [file, setFile] = useState<StoredFile | null>(null);
  const [checked, setChecked] = useState<Checked>();

  async function fetchTemplate(): Promise<void> {
    const { path, name } = await template.mutateAsync({});
    await downloadFile(path, name);
  }
  async function check(chosen: StoredFile | null): Promise<void> {
    setFile(chosen);
    setChecked(undefined);
    if (chosen) setChecked(await run.mutateAsync({ fileId: chosen.id, store: false }));
  }
  async function store(fileId: string): Promise<void> {
    const { stored } = await run.mutateAsync({ fileId, store: true });
    notify.success(t("import.stored", { count: stored }));
    onClose();
  }

  const isRight = checked !== undefined && checked.wrongRows === 0;
  return (
    <div className="supplier-import">
      <p>{t("import.hint")}</p>
      <Button onClick={() => void fetchTemplate().catch(() => undefined)}>{t("import.template")}</Button>
      <FileField use="supplierImport" value={file} onChange={(chosen) => void check(chosen).catch(() => undefined)} />
      {isRight && <Note type="success" title={t("import.right", { count: checked.rows })} />}
      {checked && !isRight && (
        <>
          <Note
            type="error"
            title={t("import.wrong", { count: checked.wrongRows })}
            description={t("import.wrongHint")}
          />
          <SmallTable
            label={t("import.problems")}
            columns={[t("import.row"), t("import.column"), t("import.message")]}
            rows={checked.problems.map((problem, place) => ({
              key: String(place),
              cells: [problem.row, problem.column, problem.message],
            }))}
          />
        </>
      )}
      <div className="record-form-buttons">
        <Button
          type="primary"
          disabled={!isRight || !file}
          loading={run.isPending}
          onClick={() => file && void store(file.id).catch(() => undefined)}
        >
          {t("import.store")}
        </Button>
        <Button onClick={onClose}>{t("import.close")}</Button>
      </div>
    </div>
  );
}
