import { changesBetween, type FieldChange } from "#core/audit";
import type { HandedContainer } from "#container";
import type { preAlerts } from "./tables.ts";

export type PreAlertRow = typeof preAlerts.$inferSelect;

/** A pre-alert's fields, the same at the sender's and at the receiver's; the log shows their changes. */
const contentFields = [
  "type",
  "mainNumber",
  "loadingPort",
  "destinationPort",
  "transit",
  "carrier",
  "flightNumber",
  "vessel",
  "voyage",
  "originAgent",
  "destinationAgent",
  "totalHouses",
  "packages",
  "weight",
  "volume",
  "cargoType",
  "etd",
  "atd",
  "eta",
  "ata",
  "remark",
] as const satisfies readonly (keyof PreAlertRow)[];

export type Content = Pick<PreAlertRow, (typeof contentFields)[number]>;

/** The content of a row. */
export function contentOf(row: PreAlertRow): Content {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of the list, and no other
  return Object.fromEntries(contentFields.map((field) => [field, row[field]])) as Content;
}

const normal = (content: Content | null) =>
  content && { ...content, atd: momentOf(content.atd), ata: momentOf(content.ata) };
/** The database writes a moment in another form than the wire. */
const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Each field that differs; the houses by their numbers, the files by their names. */
export function contentChanges(before: (Content & Lists) | null, after: (Content & Lists) | null): FieldChange[] {
  const listsOf = (one: Lists | null) =>
    one && {
      houses: one.houseNumbers.join(", "),
      containers: one.containers.map(containerText).join("; "),
      files: one.fileNames.join(", "),
    };
  return [
    ...changesBetween(normal(before), normal(after), contentFields),
    ...changesBetween(listsOf(before), listsOf(after), ["houses", "containers", "files"]),
  ];
}

/** A container with its seals and what is in it, so that the log shows whatever changes. */
function containerText({ containerNumber, cabinetClass, cabinetType, sealNumber, packed }: HandedContainer): string {
  const houses = packed.map(({ houseNumber, pieces }) => `${houseNumber} × ${pieces}`);
  const parts = [containerNumber, cabinetType || cabinetClass, sealNumber, houses.join(" + ")];
  return parts.filter((part) => part !== "").join(" · ");
}

/** A pre-alert's houses, containers and files. */
export interface Lists {
  houseNumbers: readonly string[];
  containers: readonly HandedContainer[];
  fileNames: readonly string[];
}
