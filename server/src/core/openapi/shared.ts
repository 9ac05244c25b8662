import { headers } from "@lading/contract/core";
import type { Schema } from "./schemas.ts";

const envelope = {
  StatusCode: { type: "integer", description: "Equals the HTTP status" },
  IsRefreshMenu: {
    type: "boolean",
    description: "True once after the session's rights or the company's functions changed: read the menu again",
  },
  ErrorMsg: { type: ["string", "null"], description: "Why the call was refused, in the request's language" },
  Message: { type: ["string", "null"], description: "A success notice, in the request's language" },
} as const satisfies Record<string, Schema>;

/** The envelope of every answer, around its content. */
export const sharedSchemas: Record<string, Schema> = {
  Envelope: {
    type: "object",
    description: "Fields of every answer beside its `Content`",
    required: ["StatusCode", "IsRefreshMenu", "ErrorMsg", "Message"],
    properties: envelope,
  },
  RefusedEnvelope: {
    type: "object",
    description: "The answer of a refused call",
    required: ["StatusCode", "IsRefreshMenu", "ErrorMsg", "Message", "Content"],
    properties: {
      ...envelope,
      Content: {
        type: "object",
        description: "The refusal; after a stale edit also the record as it is now",
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

/** The headers that calls take. */
export const sharedParameters = {
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

export const sharedSecurity = {
  session: { type: "http", scheme: "bearer", description: "The token that signing in gave; valid one day." },
  operator: {
    type: "http",
    scheme: "bearer",
    description: "The operator's token from the server's configuration.",
  },
};
