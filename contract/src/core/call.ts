import type { z } from "zod";
import type { Refusal } from "./refusal.ts";
import type { Right } from "./rights.ts";

/**
 * Who may make a call. The server checks it before the handler runs.
 * - `anyone`: no session needed (a session, when sent, is still read).
 * - `operator`: whoever runs the server, by the operator's token.
 * - `signedIn`: any session, also a new user's without a company, also after expiry.
 * - `staff`: a company's user who holds one of `rights` (none listed: any user of a company). With `customerToo`, its customers as well; with `afterExpiry`, also when the company's period is over.
 * - `customer`: a customer of a company; with `afterExpiry`, also when the company's period is over.
 */
export type Access =
  | { readonly audience: "anyone" }
  | { readonly audience: "operator" }
  | { readonly audience: "signedIn" }
  | {
      readonly audience: "staff";
      readonly rights: readonly Right[];
      readonly customerToo?: boolean;
      readonly afterExpiry?: boolean;
    }
  | { readonly audience: "customer"; readonly afterExpiry?: boolean };

/**
 * A call, described here and nowhere else. Validation, both sides' types, rights, the OpenAPI document and the separation
 * tests are derived from it.
 */
export interface Call<I extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType, X extends Access = Access> {
  readonly path: `/${string}/${string}`;
  /** A line for the document. */
  readonly summary: string;
  readonly description?: string;
  readonly access: X;
  readonly input: I;
  readonly answer: A;
  /** True when the call changes something: it then takes an Idempotency-Key and runs in a read-write transaction. */
  readonly changes: boolean;
  /**
   * True when the answer holds a secret (a session's token, a link that opens by itself). It is then sent uncompressed:
   * the length of a compressed answer, which repeats what was asked, would tell of it (BREACH).
   */
  readonly answersSecret?: boolean;
  /**
   * True when a statement of it goes through so many records (a customer's all, a year's) that it may run longer than the
   * eight seconds of other calls: then PostgreSQL ends it after thirty.
   */
  readonly manyRecords?: boolean;
  /** Longest request in bytes, where it may be more than a call's usual one (1 MB). */
  readonly bodyLimit?: number;
  /** Its refusals, beside those of every call. */
  readonly refusals: readonly Refusal[];
  /** A request that would work, for the document and for the generated tests. */
  readonly example: z.input<I>;
}

export type InputOf<C extends Call> = z.output<C["input"]>;
export type RequestOf<C extends Call> = z.input<C["input"]>;
export type AnswerOf<C extends Call> = z.output<C["answer"]>;

/** Declares a call; inference only. */
export function defineCall<const I extends z.ZodType, const A extends z.ZodType, const X extends Access>(
  call: Call<I, A, X>,
): Call<I, A, X> {
  return call;
}

/** True when a call of this access is refused once the company's period is over (decisions.md, "Companies, people, rights"). */
export function endsWithPeriod(access: Access): boolean {
  return (access.audience === "staff" || access.audience === "customer") && access.afterExpiry !== true;
}

export interface StaffAccess {
  readonly audience: "staff";
  readonly rights: Right[];
}
/** `staff(right, …)`: a company's user holding one of these rights. */
export function staff(...rights: Right[]): StaffAccess {
  return { audience: "staff", rights };
}
export const anyone = { audience: "anyone" } as const satisfies Access;
export const signedIn = { audience: "signedIn" } as const satisfies Access;
export const operator = { audience: "operator" } as const satisfies Access;
export const customerOnly = { audience: "customer" } as const satisfies Access;
