import type { PublicRead } from "@lading/contract/core";
import { z } from "zod";
import type { Response } from "./document.ts";
import type { Components, Schema } from "./schemas.ts";

interface PathParameter {
  name: string;
  in: "path";
  required: true;
  description: string;
  schema: Schema;
  example: unknown;
}

/** A public read as OpenAPI describes it. */
export interface ReadOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly [];
  parameters: readonly (PathParameter | { $ref: string })[];
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
      ...pathParameters(read),
      { $ref: "#/components/parameters/Language" },
      { $ref: "#/components/parameters/CorrelationId" },
    ],
    responses: {
      "200": {
        description: "Done",
        content: { "application/json": { schema: answer, example: read.example.answer } },
      },
      ...refused(read, components.add(read.refusalForm, `${id}.Refused`, "output")),
    },
  };
}

function pathParameters({ parameters, example }: PublicRead): PathParameter[] {
  return Object.entries(parameters.shape).map(([name, schema]) => {
    const { $schema: _dialect, description = "", ...rest } = z.toJSONSchema(schema, { io: "input" });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod writes JSON Schema; its own type for it is wider
    return { name, in: "path", required: true, description, schema: rest as Schema, example: example.parameters[name] };
  });
}

function refused({ refusals }: PublicRead, form: Schema): Record<string, Response> {
  const byStatus = Object.groupBy(refusals, ({ status }) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some]) => {
      const listed = some.map(({ code, text }) => ({ code, text: text.en }));
      const description = listed.map(({ code, text }) => `\`${code}\`: ${text}`).join("\n\n");
      return [status, { description, content: { "application/json": { schema: form } }, "x-refusals": listed }];
    }),
  );
}
