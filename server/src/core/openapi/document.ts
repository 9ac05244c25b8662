import { headers, type Call, type PublicRead, type RawRoute } from "@lading/contract/core";
import { describeRead, type ReadOperation } from "./public-reads.ts";
import { describeRaw, type RawOperation } from "./raw-routes.ts";
import { audienceOf, byStatus, refusalsOf, type Refused } from "./refusals.ts";
import { Components, type Schema } from "./schemas.ts";

export interface Response {
  description: string;
  content: { "application/json": { schema: Schema; example?: unknown } };
  /** The refusals of this status, with their English text. */
  "x-refusals"?: readonly Refused[];
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  /** Who may make the call, in a sentence. */
  "x-audience": string;
  /** The rights of which a staff user needs one. */
  "x-rights": readonly string[];
  security: readonly Record<string, readonly string[]>[];
  parameters: readonly { $ref: string }[];
  requestBody: { required: true; content: { "application/json": { schema: Schema; example: unknown } } };
  responses: Record<string, Response>;
}

/** A call is a POST, a public read a GET; a route that is no call may be either. */
export interface PathItem {
  post?: Operation | RawOperation;
  get?: ReadOperation | RawOperation;
}

/** The OpenAPI 3.1 document. */
export interface Document {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  tags: readonly { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
}

/** The application's version (overview §9). */
const appVersion = "1.1.8";

const about = `Every call is a POST with a JSON body and answers with the same envelope; the HTTP status equals \`StatusCode\`. What other systems read without signing in is a GET under \`/v1\`, in the form of a published standard.
Some routes are no calls. Files are uploaded by \`POST /files\` and read by \`GET /files/{id}\`: calls take the id that an upload gave, and answer the \`path\` to read. \`POST /cargo-files/archive\` answers a ZIP. \`GET /events\` and \`GET /events/tracking\` push what changed. What they refuse has the same envelope.
A refused call carries \`Content.code\` (stable) and, where fields are to blame, \`Content.fields\` (dotted path to message).
Fields that a call does not know are refused by name. Times are ISO 8601 in UTC, calendar dates \`YYYY-MM-DD\`, money and measures decimal strings.`;

/** Describes these calls, public reads and routes that are no calls; the same definitions validate requests and type the browser's client. */
export function describeCalls(
  calls: readonly Call[],
  reads: readonly PublicRead[] = [],
  raws: readonly RawRoute[] = [],
): Document {
  const components = new Components();
  // Answers first: what a schema gives keeps its plain name, what it accepts gets one of its own when it differs.
  const answers = new Map(calls.map((call) => [call, components.add(call.answer, `${idOf(call)}.Answer`, "output")]));
  const paths = calls.map((call) => {
    const input = components.add(call.input, `${idOf(call)}.Request`, "input");
    return [call.path, { post: operation(call, input, answers.get(call) ?? {}) }] as const;
  });
  const gets = reads.map((read) => [read.path, { get: describeRead(read, components) }] as const);
  const others = raws.map((raw) => [raw.path, { [raw.method]: describeRaw(raw, components) }] as const);
  return {
    openapi: "3.1.1",
    info: { title: "Lading", version: appVersion, description: about },
    tags: [...new Set([...calls, ...reads, ...raws].map(tagOf))].map((name) => ({ name })),
    paths: byPath([...paths, ...gets, ...others]),
    components: {
      schemas: { ...sharedSchemas, ...sorted(components.schemas) },
      parameters: sharedParameters,
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "The token that signing in gave; valid one day." },
        operator: {
          type: "http",
          scheme: "bearer",
          description: "The operator's token from the server's configuration.",
        },
      },
    },
  };
}

function operation(call: Call, input: Schema, answer: Schema): Operation {
  const { access } = call;
  const audience = audienceOf(call);
  return {
    operationId: idOf(call),
    tags: [tagOf(call)],
    summary: call.summary,
    description: [call.description, audience].filter((text) => text !== undefined).join("\n\n"),
    "x-audience": audience,
    "x-rights": access.audience === "staff" ? access.rights : [],
    security: access.audience === "anyone" ? [] : [{ [access.audience === "operator" ? "operator" : "session"]: [] }],
    parameters: ["Language", "CorrelationId", ...(call.changes ? ["IdempotencyKey"] : [])].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { required: true, content: { "application/json": { schema: input, example: call.example } } },
    responses: responses(call, answer),
  };
}

function responses(call: Call, answer: Schema): Record<string, Response> {
  const whole: Schema = {
    allOf: [{ $ref: "#/components/schemas/Envelope" }, { type: "object", properties: { Content: answer } }],
  };
  const all: Record<string, Response> = {
    "200": { description: "Done", content: { "application/json": { schema: whole } } },
  };
  for (const [status, { description, listed }] of Object.entries(byStatus(refusalsOf(call)))) {
    all[status] = {
      description,
      content: { "application/json": { schema: { $ref: "#/components/schemas/RefusedEnvelope" } } },
      "x-refusals": listed,
    };
  }
  return all;
}

/** `/WayBill/AddWayBill` is `WayBill.AddWayBill`. */
function idOf(call: Call): string {
  return call.path.slice(1).replaceAll("/", ".");
}

function tagOf({ path }: { path: string }): string {
  return path.split("/")[1] ?? "";
}

/** What is served at a path stands together, whatever its methods. */
function byPath(items: readonly (readonly [string, PathItem])[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of items) paths[path] = { ...paths[path], ...item };
  return paths;
}

function sorted(schemas: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const envelope = {
  StatusCode: { type: "integer", description: "Equals the HTTP status" },
  IsRefreshMenu: {
    type: "boolean",
    description: "True once after the session's rights or the company's functions changed: read the menu again",
  },
  ErrorMsg: { type: ["string", "null"], description: "Why the call was refused, in the request's language" },
  Message: { type: ["string", "null"], description: "A success notice, in the request's language" },
} as const satisfies Record<string, Schema>;

const sharedSchemas: Record<string, Schema> = {
  Envelope: {
    type: "object",
    description: "The shape of every answer",
    required: ["StatusCode", "IsRefreshMenu", "ErrorMsg", "Message", "Content"],
    properties: { ...envelope, Content: { description: "The answer itself" } },
  },
  RefusedEnvelope: {
    type: "object",
    description: "The answer of a refused call",
    required: ["StatusCode", "IsRefreshMenu", "ErrorMsg", "Message", "Content"],
    properties: {
      ...envelope,
      Content: {
        type: "object",
        description: "What was refused; after a stale edit also the record as it is now",
        required: ["code"],
        properties: {
          code: { type: "string", description: "The refusal's stable code" },
          fields: {
            type: "object",
            description: "Dotted path of each field to blame, with its message",
            additionalProperties: { type: "string" },
          },
        },
      },
    },
  },
};

const sharedParameters = {
  Language: {
    name: headers.language,
    in: "header",
    description: "Language of messages; without it `Accept-Language` decides, else English",
    schema: { type: "string", enum: ["zh", "en", "ar"] },
  },
  CorrelationId: {
    name: headers.correlationId,
    in: "header",
    description: "Comes back with the answer and stands in the server's log",
    schema: { type: "string", pattern: "^[\\w.-]{1,64}$" },
  },
  IdempotencyKey: {
    name: headers.idempotencyKey,
    in: "header",
    description:
      "Makes a repeated request harmless: the same key and body within 24 hours gives the first answer again, another body is 409. Use a random UUID",
    schema: { type: "string", minLength: 16, maxLength: 200 },
  },
};
