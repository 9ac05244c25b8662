import { z } from "zod";
import {
  changedRecord,
  coreRefusals,
  defineCall,
  id,
  named,
  optionalText,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { partyFieldTexts } from "./field-texts.ts";
import { partyStates, partyStateTexts } from "./kinds.ts";

interface Stating extends Pick<Call, "path" | "summary" | "description"> {
  /** The menu page, e.g. `/supplierManagement/suppliereInformation`. */
  page: `/${string}`;
  /** Description of the id: `Customer`. */
  id: string;
  /** A reason, for the example. */
  reason: string;
}

/** Enables, disables or restricts a party of a page. */
export function stateCall({ page, id: party, reason, ...call }: Stating) {
  return defineCall({
    ...call,
    access: staff(`${page}:approve`),
    input: z.strictObject({
      id: id.describe(party),
      status: named(z.enum(partyStates), partyFieldTexts.status, partyStateTexts).describe("New state"),
      reason: named(optionalText(300), partyFieldTexts.reason).describe("Why; needed unless it is enabled"),
      version: version.describe("Version it was read with"),
    }),
    answer: changedRecord,
    changes: true,
    refusals: [coreRefusals.required],
    example: { id: someId, status: "restricted", reason, version: 1 },
  });
}
