import { getCargoFileArchiveLink, type CargoFile } from "@lading/contract/cargo-file";
import { nameBytes, type StoredFile } from "@lading/contract/files";
import { downloadFile, followDownload, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";

/** Saves a file on the person's machine; a refusal is told by the request itself. */
export function download({ path, name }: StoredFile): void {
  void downloadFile(path, name).catch(() => undefined);
}

/** Downloads files as one ZIP: the page asks for a link, which the browser follows, since an archive can be large. */
export function useArchive() {
  const { t } = useTexts("cargo-file");
  const link = useCall(getCargoFileArchiveLink);
  return async (chosen: readonly CargoFile[]): Promise<void> => {
    const { path, files, bytes } = await link.mutateAsync({ ids: chosen.map(({ id }) => id) });
    followDownload(path);
    notify.info(t("downloading", { count: files, size: nameBytes(bytes) }));
  };
}
