import { z } from "zod";
import { id } from "#core";

export * from "./kinds.ts";
export * from "./refusals.ts";
export * from "./uses.ts";

/** Where files are uploaded (`POST`, multipart with the fields `use` and `file`, in this order) and read (`GET /files/<id>`). */
export const filesPath = "/files";

/** A stored file as calls and uploads answer it. */
export const storedFile = z
  .object({
    id: id.describe("The file's id, sent with the record that uses it"),
    path: z.string().describe("Where to read it, with the session's token"),
    name: z.string().describe("Its name, as uploaded"),
    type: z.string().describe("MIME type, by its content"),
    size: z.int().min(0).describe("Size in bytes"),
  })
  .meta({ id: "StoredFile" });
export type StoredFile = z.output<typeof storedFile>;
