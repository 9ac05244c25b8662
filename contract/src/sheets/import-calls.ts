import { z } from "zod";
import { defineCall, id, madeFile, someId, staff, type Call, type Refusal } from "#core";
import { fileRefusals } from "#files";
import { checkedImport } from "./checked-import.ts";
import { sheetRefusals } from "./refusals.ts";

type Named = Pick<Call, "path" | "summary"> & { page: `/${string}` };

/** The spreadsheet that is filled in for an import, for whoever may add to the page. */
export function templateCall({ page, ...named }: Named) {
  return defineCall({
    ...named,
    access: staff(`${page}:add`),
    input: z.strictObject({}),
    answer: madeFile,
    changes: true,
    refusals: [],
    example: {},
  });
}

/** Checks a spreadsheet of the use `use`, or takes it in whole; `hint` is what else is to be said of it. */
export function importCall({
  page,
  use,
  hint = "",
  refusals,
  ...named
}: Named & { use: string; hint?: string; refusals: readonly Refusal[] }) {
  return defineCall({
    ...named,
    description: `With \`store\` false it says what is wrong. With true it imports all rows or, with one of them wrong, none.${hint && ` ${hint}`}`,
    access: staff(`${page}:add`),
    input: z.strictObject({
      fileId: id.describe(`Uploaded spreadsheet (\`${use}\`)`),
      store: z.boolean().describe("False: only check"),
    }),
    answer: checkedImport,
    changes: true,
    refusals: [...Object.values(sheetRefusals), ...refusals, fileRefusals.gone],
    example: { fileId: someId, store: false },
  });
}
