import { coreRefusals, type Refusal, type RefusalStatus } from "@lading/contract/core";
import { byStatus, told } from "./refusals.ts";
import { referenceTo, refName, type Schema } from "./schemas.ts";

/** A body by its type; bytes have no schema. */
export type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** An answer of one status. */
export interface Response {
  description: string;
  content: Content;
  headers?: Record<string, { description: string; schema: Schema }>;
}

/** An answer that stands among the document's components; the description beside it says more of this one. */
export interface ResponseReference {
  $ref: string;
  description?: string;
}

export type Responses = Record<string, Response | ResponseReference>;

/** HTTP's own names of the statuses (RFC 9110, RFC 6585). */
const statusNames: Record<RefusalStatus, string> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "ContentTooLarge",
  422: "UnprocessableContent",
  429: "TooManyRequests",
  500: "InternalServerError",
  503: "ServiceUnavailable",
};

/** The answer of a refused call, once for each status. */
export const sharedRefusals: Readonly<Record<string, Response>> = Object.fromEntries(
  byStatus(Object.values(coreRefusals)).map(([status, some]) => [
    nameOf(status),
    { description: told(some), content: inJson(referenceTo("RefusedEnvelope")) },
  ]),
);

/** References to these, by status; with a description where a refusal is not one of every module. */
export function refusedResponses(refusals: readonly Refusal[]): Responses {
  return Object.fromEntries(
    byStatus(refusals).map(([status, some]) => {
      const reference = responseReference(nameOf(status));
      const isOwn = some.some(({ code }) => !code.startsWith("core."));
      return [status, isOwn ? { ...reference, description: told(some) } : reference];
    }),
  );
}

/** The answer of a call that was done: its content in the envelope. */
export function doneResponse(content: Schema): Response {
  const own: Schema = { type: "object", required: ["Content"], properties: { Content: content } };
  return { description: "Done", content: inJson({ allOf: [referenceTo("Envelope"), own] }) };
}

/** The answers that several calls give, by the name of what they hold. */
export function repeatedAnswers(answers: readonly Schema[]): Record<string, Response> {
  const names = answers.flatMap((answer) => refName(answer) ?? []);
  const repeated = names.filter((name, place) => names.indexOf(name) !== place);
  return Object.fromEntries(repeated.map((name) => [name, doneResponse(referenceTo(name))]));
}

/** Reference to a named answer. */
export function responseReference(name: string): ResponseReference {
  return { $ref: `#/components/responses/${name}` };
}

/** Content of a done call's answer. */
export function contentOf(schema: Schema | undefined): Schema | undefined {
  return schema?.allOf?.[1]?.properties?.["Content"] ?? schema;
}

function inJson(schema: Schema): Content {
  return { "application/json": { schema } };
}

function nameOf(status: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statuses of refusals
  return statusNames[Number(status) as RefusalStatus];
}
