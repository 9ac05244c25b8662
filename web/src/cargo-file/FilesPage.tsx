import "./cargo-file.css";
import { deleteCargoFile, getCargoFileCentersList, mostFilesAtOnce, type CargoFile } from "@lading/contract/cargo-file";
import { Button } from "antd";
import { useState } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { ConfirmButton, ListPage, TabModal } from "#ui";
import { AddFiles } from "./AddFiles.tsx";
import { download, useArchive } from "./download.ts";
import { useColumns, useFilters } from "./columns.tsx";
import { EditFile } from "./EditFile.tsx";
import { SendFiles } from "./SendFiles.tsx";

const page = "/logisticsManagement/goodsFiles";

/** What stands over the list; `files` are those that it is about. */
type Open = { kind: "add" } | { kind: "edit"; file: CargoFile } | { kind: "send"; files: readonly CargoFile[] } | null;

/** /logisticsManagement/goodsFiles */
export default function FilesPage() {
  const { t } = useTexts("cargo-file");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const remove = useCall(deleteCargoFile);
  const [open, setOpen] = useState<Open>(null);

  async function removeAll(files: readonly CargoFile[], then?: () => void): Promise<void> {
    const { deleted } = await remove.mutateAsync({ ids: files.map(({ id }) => id) });
    notify.success(t("deleted", { count: deleted }));
    then?.();
  }

  return (
    <>
      <ListPage
        call={getCargoFileCentersList}
        columns={columns}
        filters={filters}
        toolbar={
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setOpen({ kind: "add" })}>
              {t("add")}
            </Button>
          )
        }
        bulkActions={(files, clear) => (
          <BulkActions
            files={files}
            onSend={() => setOpen({ kind: "send", files })}
            onDelete={() => removeAll(files, clear)}
          />
        )}
        rowActions={(file) => (
          <>
            <Button type="link" onClick={() => download(file.file)}>
              {t("download")}
            </Button>
            {may(`${page}:edit`) && (
              <Button type="link" onClick={() => setOpen({ kind: "edit", file })}>
                {t("edit")}
              </Button>
            )}
            {may(`${page}:delete`) && <ConfirmButton type="link" onConfirm={() => removeAll([file])} />}
          </>
        )}
      />
      <Dialogs open={open} onClose={() => setOpen(null)} />
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
  const send = () => {
    if (files.length > mostFilesAtOnce) notify.warning(t("tooManyToSend", { max: mostFilesAtOnce }));
    else onSend();
  };
  return (
    <>
      <Button onClick={() => void archive(files).catch(() => undefined)}>{t("downloadAll")}</Button>
      {may(`${page}:export`) && <Button onClick={send}>{t("mail")}</Button>}
      {may(`${page}:delete`) && (
        <ConfirmButton question={t("deleteQuestion", { count: files.length })} onConfirm={onDelete} />
      )}
    </>
  );
}

function Dialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  const { t } = useTexts("cargo-file");
  if (open?.kind === "add")
    return (
      <TabModal open title={t("addTitle")} onCancel={onClose}>
        <AddFiles onClose={onClose} />
      </TabModal>
    );
  if (open?.kind === "edit")
    return (
      <TabModal open title={t("editTitle", { name: open.file.file.name })} onCancel={onClose}>
        <EditFile file={open.file} onClose={onClose} />
      </TabModal>
    );
  return (
    open && (
      <TabModal open title={t("mailTitle", { count: open.files.length })} onCancel={onClose}>
        <SendFiles files={open.files} onClose={onClose} />
      </TabModal>
    )
  );
}
