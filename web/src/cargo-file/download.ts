import { archivePath, type CargoFile } from "@lading/contract/cargo-file";
import type { StoredFile } from "@lading/contract/files";
import { downloadFile } from "#core/api";

/** Saves a file on the person's machine; a refusal is told by the request itself. */
export function download({ path, name }: StoredFile): void {
  void downloadFile(path, name).catch(() => undefined);
}

/** Fetches the files as one ZIP and saves it, named by the day. */
export async function downloadArchive(files: readonly CargoFile[]): Promise<void> {
  const name = `cargo-files-${new Date().toISOString().slice(0, 10)}.zip`;
  await downloadFile(archivePath, name, { ids: files.map(({ id }) => id) }).catch(() => undefined);
}
