import type { CargoFileType } from "@lading/contract/cargo-file";

/** A file that the server has, as a form sends it; the rest is for the person. */
export interface Uploaded {
  fileId: string;
  type: CargoFileType;
  name: string;
  size: number;
}

const words: readonly [CargoFileType, RegExp][] = [
  ["packingList", /pack|p[._ -]?l\b|箱单|装箱|تعبئة/i],
  ["invoice", /invoice|inv\b|发票|فاتورة/i],
  ["waybill", /awb|waybill|b[._ -]?l\b|label|面单|运单|提单|بوليصة/i],
];

/** What a file most likely is, by its name; the person can say otherwise. */
export function guessType(name: string): CargoFileType {
  return words.find(([, pattern]) => pattern.test(name.replace(/\.[^.]+$/, "")))?.[0] ?? "other";
}

const isUploaded = (file: unknown): file is Uploaded => typeof file === "object" && file !== null && "fileId" in file;

/** The files of a form's field as the calls take them. */
export function filesToInput(files: unknown): Pick<Uploaded, "fileId" | "type">[] {
  return (Array.isArray(files) ? files : []).filter(isUploaded).map(({ fileId, type }) => ({ fileId, type }));
}
