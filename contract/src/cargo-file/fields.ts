import { z } from "zod";
import { id, moment, version } from "#core";
import { storedFile } from "#files";
import { cargoFileOwnerNames, cargoFileTypeNames } from "./kinds.ts";

export const fileType = z.enum(cargoFileTypeNames).describe("Type of the file");
export const fileOwnership = z.enum(cargoFileOwnerNames).describe("Whose paper it is");

/** A cargo file as lists show it. */
export const cargoFile = z
  .object({
    id: id.describe("Cargo file"),
    file: storedFile.describe("The file itself"),
    type: fileType,
    ownership: fileOwnership,
    jobNumber: z.string().describe("Job number, or the empty text"),
    waybillId: id.nullable().describe("The waybill that it belongs to"),
    waybillNumber: z.string().describe("Its house number, of a master waybill the master number; or the empty text"),
    warehouseId: id.nullable().describe("The warehouse that it belongs to"),
    warehouse: z.string().describe("Its code and name, or the empty text"),
    remark: z.string().describe("Remark"),
    createdByName: z.string().describe("Who added it"),
    createdAt: moment.describe("When it was added"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "CargoFile" });
export type CargoFile = z.output<typeof cargoFile>;

/** Uploads that are added to a record. */
export const addedFiles = (most: number) =>
  z
    .array(z.strictObject({ fileId: id.describe("Uploaded file (use `cargoFile`)"), type: fileType }))
    .min(1)
    .max(most)
    .describe(`The files, at most ${most} at once`);
