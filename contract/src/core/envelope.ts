/** The shape of every answer (overview §7, decisions.md "Answers"). The HTTP status equals `StatusCode`. */
export interface Envelope<Content = unknown> {
  StatusCode: number;
  /** True once after the session's rights or the company's functions changed: read the menu again. */
  IsRefreshMenu: boolean;
  ErrorMsg: string | null;
  Message: string | null;
  Content: Content;
}

/** `Content` of a refused call that names fields: dotted field path to message. */
export interface RefusedContent {
  /** The refusal's stable code, e.g. `waybill.checkDigit`. */
  code: string;
  fields?: Record<string, string>;
}

/** Request headers that Lading reads beside `Authorization: Bearer …`. */
export const headers = {
  language: "language",
  idempotencyKey: "idempotency-key",
  correlationId: "x-correlation-id",
} as const;
