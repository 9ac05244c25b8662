import type { RawRoute } from "@lading/contract/core";
import { describedFields, type Parameter } from "./public-reads.ts";
import { accessRefusals, audienceOf, byStatus, type Refused } from "./refusals.ts";
import type { Components, Schema } from "./schemas.ts";

/** A request or an answer of any type; bytes have no schema. */
type Content = Record<string, { schema?: Schema }>;

/** A route that is no call, as OpenAPI describes it. */
export interface RawOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  "x-audience": string;
  "x-rights": readonly string[];
  /** Says that this is no call: not a POST of JSON that answers in the envelope. */
  "x-raw": true;
  security: readonly Record<string, readonly string[]>[];
  parameters: readonly (Parameter | { $ref: string })[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content; "x-refusals"?: readonly Refused[] }>;
}

/** Tells a route that is no call from one that is. */
export function isRaw(operation: object | undefined): operation is RawOperation {
  return operation !== undefined && "x-raw" in operation;
}

/** Describes a route that is no call, and adds what it takes and gives to the document's schemas. */
export function describeRaw(route: RawRoute, components: Components): RawOperation {
  const { access, method, path, body, answer } = route;
  const id = [method, ...path.split(/[/{}]+/).filter((part) => part !== "")].join(".");
  const audience = audienceOf(route);
  return {
    operationId: id,
    tags: [path.split("/")[1] ?? ""],
    summary: route.summary,
    description: `${route.description}\n\n${audience}`,
    "x-audience": audience,
    "x-rights": access.audience === "staff" ? access.rights : [],
    "x-raw": true,
    security: access.audience === "anyone" ? [] : [{ session: [] }],
    parameters: [
      ...describedFields(route.parameters, "path", true),
      ...describedFields(route.query, "query", true),
      { $ref: "#/components/parameters/Language" },
      { $ref: "#/components/parameters/CorrelationId" },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [body.type]: { schema: components.add(body.schema, `${id}.Request`, "input") } },
      },
    }),
    responses: {
      "200":
        answer.type === "envelope"
          ? {
              description: "Done",
              content: { "application/json": { schema: inEnvelope(answer.content, id, components) } },
            }
          : { description: answer.is, content: { [answer.type]: {} } },
      ...refused(route),
    },
  };
}

function inEnvelope(content: Parameters<Components["add"]>[0], id: string, components: Components): Schema {
  const properties = { Content: components.add(content, `${id}.Answer`, "output") };
  return { allOf: [{ $ref: "#/components/schemas/Envelope" }, { type: "object", properties }] };
}

function refused({ access, refusals }: RawRoute): RawOperation["responses"] {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/RefusedEnvelope" } } };
  const all = byStatus([...accessRefusals(access), ...refusals]);
  return Object.fromEntries(
    Object.entries(all).map(([status, { description, listed }]) => [
      status,
      { description, content, "x-refusals": listed },
    ]),
  );
}
