import { anyone, type PublicRead, type Refusal } from "@lading/contract/core";
import { operationIdOf, tagOf, typeNamesOf } from "./names.ts";
import { describedFields, headerReferences, type Operation, type Parameter } from "./operation.ts";
import { audienceOf, byStatus, told } from "./refusals.ts";
import type { Responses } from "./responses.ts";
import type { Components, Schema } from "./schemas.ts";

/** Describes a public read, and adds the schemas of its answers to the document. */
export function describeRead(read: PublicRead, components: Components): Operation {
  const operationId = operationIdOf(read);
  const types = typeNamesOf(operationId);
  const answer = components.add(read.answer, types.answer, "output");
  const refused = components.add(read.refusalForm, types.refused, "output");
  return {
    operationId,
    tags: [tagOf(read)],
    summary: read.summary,
    description: read.description,
    "x-audience": audienceOf({ access: anyone }),
    "x-rights": [],
    "x-refusals": read.refusals.map(({ code }) => code),
    security: [],
    parameters: [...parametersOf(read), ...headerReferences("Language", "CorrelationId")],
    responses: {
      "200": {
        description: "Done",
        ...(read.answerHeaders && { headers: headersOf(read.answerHeaders) }),
        content: { "application/json": { schema: answer, example: read.example.answer } },
      },
      ...inForm(read.refusals, refused),
    },
  };
}

function parametersOf({ parameters, query, example }: PublicRead): Parameter[] {
  const inPath = describedFields(parameters, "path", true);
  return [
    ...inPath.map((one) => ({ ...one, example: example.parameters[one.name] })),
    ...describedFields(query, "query", false),
  ];
}

function headersOf(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  );
}

/** Refusals in the standard's own form. */
function inForm(refusals: readonly Refusal[], form: Schema): Responses {
  const content = { "application/json": { schema: form } };
  return Object.fromEntries(byStatus(refusals).map(([status, some]) => [status, { description: told(some), content }]));
}
