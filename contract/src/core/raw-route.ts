import type { z } from "zod";
import type { Access } from "./call.ts";
import type { Refusal } from "./refusal.ts";

/**
 * A route that is no call: files travel as they are, events as a stream. A plugin serves it by hand; its parameters,
 * answer and refusals are described here, for the OpenAPI document. Refusals have the envelope of the calls.
 */
export interface RawRoute {
  /** The function that a generated client has for it, e.g. `readFile`. */
  readonly name: string;
  readonly method: "get" | "post";
  /** With its parameters in braces, as OpenAPI writes it. */
  readonly path: `/${string}`;
  /** A line for the document. */
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  /** Parameters in the path. */
  readonly parameters?: z.ZodObject;
  /** Parameters of the query. */
  readonly query?: z.ZodObject;
  readonly body?: { readonly type: "application/json" | "multipart/form-data"; readonly schema: z.ZodObject };
  readonly answer:
    | { readonly type: "envelope"; readonly content: z.ZodType }
    | {
        readonly type: "application/zip" | "application/octet-stream" | "image/*" | "text/event-stream";
        readonly is: string;
      };
  /** Its refusals, beside those that follow from its access. */
  readonly refusals: readonly Refusal[];
}

/** Declares a route that is no call; inference only. */
export function defineRawRoute(route: RawRoute): RawRoute {
  return route;
}
