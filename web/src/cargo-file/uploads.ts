import type { CargoFileType } from "@lading/contract/cargo-file";

/** A file that the server has, as a form sends it; the rest is for the person. */
export interface Uploaded {
  fileId: string;
  type: CargoFileType;
  name: string;
  size: number;
}

const isUploaded = (file: unknown): file is Uploaded => typeof file === "object" && file !== null && "fileId" in file;

/** The files of a form's field as the calls take them. */
export function filesToInput(files: unknown): Pick<Uploaded, "fileId" | "type">[] {
  return (Array.isArray(files) ? files : []).filter(isUploaded).map(({ fileId, type }) => ({ fileId, type }));
}
