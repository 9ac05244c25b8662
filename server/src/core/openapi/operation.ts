import type { Access } from "@lading/contract/core";
import { z } from "zod";
import type { Content, Responses } from "./responses.ts";
import type { Schema } from "./schemas.ts";

/** Something that can be asked: a call, a public read or a route that is no call. */
export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  /** Who may ask, in a sentence. */
  "x-audience": string;
  /** The rights of which a staff user needs one. */
  "x-rights": readonly string[];
  /** The codes of everything it may refuse with; what they mean stands in the document's own `x-refusals`. */
  "x-refusals": readonly string[];
  /** Says that this is no call: not a POST of JSON that answers in the envelope. */
  "x-raw"?: true;
  security: readonly Record<string, readonly string[]>[];
  parameters: readonly (Parameter | { $ref: string })[];
  requestBody?: { required: true; content: Content };
  responses: Responses;
}

/** A piece of the path, or a field after the question mark. */
export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

/** The token that an access asks for, as OpenAPI writes it. */
export function securityOf({ audience }: Access): Operation["security"] {
  if (audience === "anyone") return [];
  return [{ [audience === "operator" ? "operator" : "session"]: [] }];
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

/** References to headers that the document names once. */
export function headerReferences(...names: readonly string[]): { $ref: string }[] {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function described(schema: z.core.$ZodType): Pick<Parameter, "description" | "schema"> {
  const { $schema: _dialect, description = "", ...rest } = z.toJSONSchema(schema, { io: "input" });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod writes JSON Schema; its own type for it is wider
  return { description, schema: rest as Schema };
}
