import "./cargo-file.css";
import {
  exportCargoFileCentersList,
  getCargoFileCentersList,
  mostMailFiles,
  mostInArchive,
  type CargoFile,
} from "@lading/contract/cargo-file";
import { Button } from "antd";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage } from "#ui";
import { useDialogs, useRemoval } from "./Dialogs.tsx";
import { download, useArchive } from "./download.ts";
import { useColumns, useFilters } from "./columns.tsx";

const page = "/logisticsManagement/goodsFiles";

/** /logisticsManagement/goodsFiles */
export default function FilesPage() {
  const { t, word } = useTexts("cargo-file");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportCargoFileCentersList);
  const remove = useRemoval();
  const { open, dialogs } = useDialogs();

  return (
    <>
      <ListPage
        call={getCargoFileCentersList}
        columns={columns}
        filters={filters}
        mostSelected={mostInArchive}
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => open({ kind: "add" })}>
              {t("add")}
            </Button>
          )
        }
        bulkActions={(files, clear) => (
          <BulkActions
            files={files}
            onSend={() => open({ kind: "send", files })}
            onDelete={() => remove(files, clear)}
          />
        )}
        rowActions={(file) => (
          <>
            <Button type="link" onClick={() => download(file.file)}>
              {word("download")}
            </Button>
            {may(`${page}:edit`) && (
              <Button type="link" onClick={() => open({ kind: "edit", file })}>
                {word("edit")}
              </Button>
            )}
            {may(`${page}:delete`) && <ConfirmButton type="link" onConfirm={() => remove([file])} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {dialogs}
    </>
  );
}

interface BulkActionsProps {
  files: readonly CargoFile[];
  onSend: () => void;
  onDelete: () => Promise<void>;
}

function BulkActions({ files, onSend, onDelete }: BulkActionsProps) {
  const { t } = useTexts("cargo-file");
  const may = useMay();
  const archive = useArchive();
  const pack = () => {
    if (files.length > mostInArchive) notify.warning(t("tooManyToPack", { max: mostInArchive }));
    else void archive(files).catch(() => undefined);
  };
  const send = () => {
    if (files.length > mostMailFiles) notify.warning(t("tooManyToSend", { max: mostMailFiles }));
    else onSend();
  };
  return (
    <>
      <Button onClick={pack}>{t("downloadAll")}</Button>
      {may(`${page}:export`) && <Button onClick={send}>{t("mail")}</Button>}
      {may(`${page}:delete`) && (
        <ConfirmButton question={t("deleteQuestion", { count: files.length })} onConfirm={onDelete} />
      )}
    </>
  );
}
