import type { Call } from "@lading/contract/core";
import { operationIdOf, tagOf, typeNamesOf } from "./names.ts";
import { headerReferences, securityOf, type Operation } from "./operation.ts";
import { audienceOf, refusalsOf } from "./refusals.ts";
import { refusedResponses, type Response, type ResponseReference } from "./responses.ts";
import type { Components } from "./schemas.ts";

/** Describes a call, and adds what it takes to the document's schemas; `done` is its answer. */
export function describeCall(call: Call, done: Response | ResponseReference, components: Components): Operation {
  const { access, changes, summary, description, example } = call;
  const operationId = operationIdOf(call);
  const audience = audienceOf(call);
  const refusals = refusalsOf(call);
  const schema = components.add(call.input, typeNamesOf(operationId).input, "input");
  return {
    operationId,
    tags: [tagOf(call)],
    summary,
    description: [description, audience].filter((text) => text !== undefined).join("\n\n"),
    "x-audience": audience,
    "x-rights": access.audience === "staff" ? access.rights : [],
    "x-refusals": refusals.map(({ code }) => code),
    security: securityOf(access),
    parameters: headerReferences("Language", "CorrelationId", ...(changes ? ["IdempotencyKey"] : [])),
    requestBody: { required: true, content: { "application/json": { schema, example } } },
    responses: { "200": done, ...refusedResponses(refusals) },
  };
}
