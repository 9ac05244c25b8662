import { z } from "zod";
import { changedRecord, coreRefusals, defineCall, id, optionalText, someId, staff, version, type Call } from "#core";
import { partyStates } from "./kinds.ts";

interface Stating extends Pick<Call, "path" | "summary" | "description"> {
  /** The menu page, e.g. `/supplierManagement/suppliereInformation`. */
  page: `/${string}`;
  /** Description of the id: `Customer`. */
  id: string;
  /** A reason, for the example. */
  reason: string;
}

/** Enables, disables or restricts a party of a page. */
export function stateCall({ page, id: party, reason, ...named }: Stating) {
  return defineCall({
    ...named,
    access: staff(`${page}:approve`),
    input: z.strictObject({
      id: id.describe(party),
      status: z.enum(partyStates).describe("New state"),
      reason: optionalText(300).describe("Why; needed unless it is enabled"),
      version: version.describe("Version it was read with"),
    }),
    answer: changedRecord,
    changes: true,
    refusals: [coreRefusals.required],
    example: { id: someId, status: "restricted", reason, version: 1 },
  });
}
