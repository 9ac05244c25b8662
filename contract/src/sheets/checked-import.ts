import { z } from "zod";

/** Result of an import: a spreadsheet's problems, or the count of rows stored; all rows or none. */
export const checkedImport = z
  .object({
    rows: z.int().describe("Rows below the headings"),
    wrongRows: z.int().describe("Rows with something wrong"),
    problems: z
      .array(
        z.object({
          row: z.int().describe("Row"),
          column: z.string().describe("Column"),
          message: z.string().describe("Problem"),
        }),
      )
      .describe("The first 200 problems"),
    stored: z.int().describe("How many were added"),
    marked: z
      .object({ path: z.string().describe("Path under /files"), name: z.string().describe("File name") })
      .nullable()
      .describe("The same sheet with its wrong cells marked and a column that says why; null where nothing is wrong"),
  })
  .meta({ id: "CheckedImport" });
