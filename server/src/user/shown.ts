import { filesPath } from "@lading/contract/files";

/** Path of a stored file, or the empty text without one. */
export function filePath(id: string | null): string {
  return id === null ? "" : `${filesPath}/${id}`;
}
