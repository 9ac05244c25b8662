import { z } from "zod";
import { coreRefusals, defineRawRoute, id, signedIn } from "#core";
import { nameBytes, nameKinds } from "./kinds.ts";
import { fileRefusals } from "./refusals.ts";
import { fileUses, type FileRule } from "./uses.ts";

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

const uploads = Object.entries<FileRule>(fileUses).filter(([, { upload }]) => upload !== null);

/** `avatar` (JPG, 2 MB); … */
const told = uploads.map(([use, { kinds, maxBytes }]) => `\`${use}\` (${nameKinds(kinds)}; ${nameBytes(maxBytes)})`);

export const uploadFile = defineRawRoute({
  name: "uploadFile",
  method: "post",
  path: filesPath,
  summary: "Upload a file, for a record that is saved with its id",
  description: `The fields stand in this order: \`use\`, then \`file\`. The content decides what a file is, not its name. A file that no record takes is removed after a day. Uses, what they take and how much at most: ${told.join(", ")}. A use that belongs to a page needs a right on that page.`,
  access: signedIn,
  body: {
    type: "multipart/form-data",
    schema: z.object({
      use: z.enum(uploads.map(([use]) => use)).describe("Use that the file is uploaded for"),
      file: z.file().describe("The file, with its name"),
    }),
  },
  answer: { type: "envelope", content: storedFile },
  refusals: [
    coreRefusals.unreadable,
    coreRefusals.wrongAudience,
    coreRefusals.companyFirst,
    coreRefusals.noRight,
    coreRefusals.periodExpired,
    coreRefusals.tooManyRequests,
    ...Object.values(fileRefusals).filter((one) => one !== fileRefusals.gone),
  ],
});

export const readFile = defineRawRoute({
  name: "readFile",
  method: "get",
  path: `${filesPath}/{id}`,
  summary: "Read a stored file",
  description:
    "The bytes, with the file's type, size and name in the headers. Exports, documents and everything else that a call answers with a `path` are read here. Only who may see the record that a file belongs to: for anyone else there is no such file.",
  access: signedIn,
  parameters: z.object({ id: id.describe("The file's id") }),
  answer: { type: "application/octet-stream", is: "The bytes; `Content-Type` is the file's own" },
  refusals: [coreRefusals.notFound],
});
