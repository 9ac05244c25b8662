import { deleteCargoFile, type CargoFile } from "@lading/contract/cargo-file";
import { useState } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { TabModal } from "#ui";
import { AddFiles } from "./AddFiles.tsx";
import { EditFile } from "./EditFile.tsx";
import { SendFiles } from "./SendFiles.tsx";

/** The open dialog with its file or files. */
type Open = { kind: "add" } | { kind: "edit"; file: CargoFile } | { kind: "send"; files: readonly CargoFile[] } | null;

/** The dialogs about files, to be placed beside the page's content, and the function that opens them. */
export function useDialogs() {
  const [open, setOpen] = useState<Open>(null);
  return { open: setOpen, dialogs: <Dialogs open={open} onClose={() => setOpen(null)} /> };
}

/** Deletes files, all or none, and says so. */
export function useRemoval() {
  const { t } = useTexts("cargo-file");
  const remove = useCall(deleteCargoFile);
  return async (files: readonly CargoFile[], then?: () => void): Promise<void> => {
    const { deleted } = await remove.mutateAsync({ ids: files.map(({ id }) => id) });
    notify.success(t("deleted", { count: deleted }));
    then?.();
  };
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
