import type { z } from "zod";
import type { Refusal } from "./refusal.ts";

/**
 * A GET for other systems, without signing in, whose answers have the form of a published standard instead of the
 * envelope. Like a call it is described once: the path, its checks and the OpenAPI document come from here.
 */
export interface PublicRead<P extends z.ZodObject = z.ZodObject, A extends z.ZodType = z.ZodType> {
  /** The function that a generated client has for it, e.g. `getTrackEvents`. */
  readonly name: string;
  /** With its parameters in braces, as OpenAPI writes it. */
  readonly path: `/v${number}/${string}`;
  /** A line for the document. */
  readonly summary: string;
  readonly description: string;
  /** Parameters in the path. */
  readonly parameters: P;
  /** Parameters of the query; each may be left out. */
  readonly query?: z.ZodObject;
  /** Headers of the answer that the standard names, each with its description. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly answer: A;
  /** The standard's own form of a refusal. */
  readonly refusalForm: z.ZodType;
  readonly refusals: readonly Refusal[];
  readonly example: { readonly parameters: z.input<P>; readonly answer: z.input<A> };
}

/** Declares a public read; inference only. */
export function definePublicRead<const P extends z.ZodObject, const A extends z.ZodType>(
  read: PublicRead<P, A>,
): PublicRead<P, A> {
  return read;
}
