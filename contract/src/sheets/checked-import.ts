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
  })
  .meta({ id: "CheckedImport" });
