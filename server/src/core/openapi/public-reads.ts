import type { PublicRead } from "@lading/contract/core";
import { z } from "zod";
import type { Response } from "./document.ts";
import { byStatus } from "./refusals.ts";
import type { Components, Schema } from "./schemas.ts";

/** What stands in a path or after the question mark. */
export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

/** A public read as OpenAPI describes it. */
export interface ReadOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly [];
  parameters: readonly (Parameter | { $ref: string })[];
  responses: Record<string, Response>;
}

/** Describes a public read, and adds the schemas of its answers to the document. */
export function describeRead(read: PublicRead, components: Components): ReadOperation {
  const id = read.path
    .slice(1)
    .replaceAll(/[/{}]+/g, ".")
    .replace(/\.$/, "");
  const answer = components.add(read.answer, `${id}.Answer`, "output");
  return {
    operationId: id,
    tags: [read.path.split("/")[1] ?? ""],
    summary: read.summary,
    description: read.description,
    security: [],
    parameters: [
      ...parametersOf(read),
      { $ref: "#/components/parameters/Language" },
      { $ref: "#/components/parameters/CorrelationId" },
    ],
    responses: {
      "200": {
        description: "Done",
        ...(read.answerHeaders && { headers: headersOf(read.answerHeaders) }),
        content: { "application/json": { schema: answer, example: read.example.answer } },
      },
      ...refused(read, components.add(read.refusalForm, `${id}.Refused`, "output")),
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

/** The fields of a path or a query as parameters. */
export function describedFields(
  fields: z.ZodObject | undefined,
  place: Parameter["in"],
  required: boolean,
): Parameter[] {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required,
    ...described(schema),
  }));
}

function headersOf(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  );
}

function described(schema: z.core.$ZodType): Pick<Parameter, "description" | "schema"> {
  const { $schema: _dialect, description = "", ...rest } = z.toJSONSchema(schema, { io: "input" });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod writes JSON Schema; its own type for it is wider
  return { description, schema: rest as Schema };
}

function refused({ refusals }: PublicRead, form: Schema): Record<string, Response> {
  const content = { "application/json": { schema: form } };
  return Object.fromEntries(
    Object.entries(byStatus(refusals)).map(([status, { description, listed }]) => [
      status,
      { description, content, "x-refusals": listed },
    ]),
  );
}
