import type { RawRoute } from "@lading/contract/core";
import { operationIdOf, tagOf, typeNamesOf } from "./names.ts";
import { describedFields, headerReferences, securityOf, type Operation } from "./operation.ts";
import { accessRefusals, audienceOf } from "./refusals.ts";
import { doneResponse, refusedResponses, type Response } from "./responses.ts";
import type { Components, Schema } from "./schemas.ts";

/** Describes a route that is no call, and adds what it takes and gives to the document's schemas. */
export function describeRaw(route: RawRoute, components: Components): Operation {
  const { access, body, summary, parameters, query } = route;
  const operationId = operationIdOf(route);
  const audience = audienceOf(route);
  const refusals = [...accessRefusals(access), ...route.refusals];
  return {
    operationId,
    tags: [tagOf(route)],
    summary,
    description: `${route.description}\n\n${audience}`,
    "x-audience": audience,
    "x-rights": access.audience === "staff" ? access.rights : [],
    "x-refusals": refusals.map(({ code }) => code),
    "x-raw": true,
    security: securityOf(access),
    parameters: [
      ...describedFields(parameters, "path", true),
      ...describedFields(query, "query", true),
      ...headerReferences("Language", "CorrelationId"),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [body.type]: { schema: components.add(body.schema, typeNamesOf(operationId).input, "input") } },
      },
    }),
    responses: { "200": answerOf(route, components), ...refusedResponses(refusals) },
  };
}

function answerOf(route: RawRoute, components: Components): Response {
  const { answer } = route;
  if (answer.type !== "envelope")
    return { description: answer.is, content: { [answer.type]: { schema: sent(answer) } } };
  return doneResponse(components.add(answer.content, typeNamesOf(operationIdOf(route)).answer, "output"));
}

/** Events are text, everything else bytes. */
function sent({ type }: RawRoute["answer"]): Schema {
  return type === "text/event-stream" ? { type: "string" } : { type: "string", format: "binary" };
}
