import { archivePath, type CargoFile } from "@lading/contract/cargo-file";
import { downloadFile } from "#core/api";

/** Fetches the files as one ZIP and saves it, named by the day. */
export async function downloadArchive(files: readonly CargoFile[]): Promise<void> {
  const name = `cargo-files-${new Date().toISOString().slice(0, 10)}.zip`;
  // A refusal was told by the request itself.
  await downloadFile(archivePath, name, { ids: files.map(({ id }) => id) }).catch(() => undefined);
}
