import { filesPath } from "@lading/contract/files";

/** Path of a stored file, or the empty text without one. */
export function filePath(id: string | null): string {
  return id === null ? "" : `${filesPath}/${id}`;
}

/** A moment (ISO 8601) as people read it in a spreadsheet, to the minute. */
export function minuteOf(moment: string): string {
  return moment.slice(0, 16).replace("T", " ");
}
