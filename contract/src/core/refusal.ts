import type { LocalText, TextValues } from "./language.ts";

/** The HTTP statuses of decisions.md, "Answers". */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

/** An entry of the error catalogue: an answer of a call instead of its content. */
export interface Refusal {
  /** `module.name`, stable; logs and clients may depend on it. */
  readonly code: string;
  readonly status: RefusalStatus;
  /** The person's message; `{name}` places are filled with the refusal's values, see {@link TextValues}. */
  readonly text: LocalText;
}

export type RefusalValues = TextValues;

type Entries = Readonly<Record<string, { status: RefusalStatus; text: LocalText }>>;

/** Declares a module's refusals; each gets the code `module.name`. */
export function defineRefusals<const E extends Entries>(
  module: string,
  entries: E,
): { readonly [K in keyof E]: Refusal } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one refusal for each entry
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { code: `${module}.${name}`, ...entry }]),
  ) as { readonly [K in keyof E]: Refusal };
}

/**
 * Thrown by a handler to refuse a call. It is translated once, at the edge.
 * With `field` (a dotted path into the input) the message also stands at that field.
 */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly values: RefusalValues;
  readonly fields: readonly FieldRefusal[];
  /** Further data in the answer's `Content`, beside `fields`, e.g. the current record after a stale edit. */
  readonly content: Readonly<Record<string, unknown>>;

  constructor(
    refusal: Refusal,
    values: RefusalValues,
    options: { fields?: readonly FieldRefusal[]; content?: Readonly<Record<string, unknown>> },
  ) {
    super(refusal.code);
    this.refusal = refusal;
    this.values = values;
    this.fields = options.fields ?? [];
    this.content = options.content ?? {};
  }
}

export interface FieldRefusal {
  /** Dotted path into the input, e.g. `items.0.weight`. */
  readonly field: string;
  readonly refusal: Refusal;
  readonly values?: RefusalValues;
}

/** Refuses the call as a whole. */
export function refuse(refusal: Refusal, values: RefusalValues = {}, content?: Record<string, unknown>): Refused {
  return new Refused(refusal, values, { content });
}

/** Refuses the call because of one field; the message stands at that field. */
export function refuseField(field: string, refusal: Refusal, values: RefusalValues = {}): Refused {
  return new Refused(refusal, values, { fields: [{ field, refusal, values }] });
}

/** Refuses the call because of several fields at once. */
export function refuseFields(fields: readonly [FieldRefusal, ...FieldRefusal[]]): Refused {
  return new Refused(fields[0].refusal, fields[0].values ?? {}, { fields });
}

/** For zod checks: `schema.refine(check, rule(refusals.tooHeavy))` gives the field that refusal's message. */
export function rule(
  refusal: Refusal,
  values: RefusalValues = {},
): { params: { refusal: Refusal; values: RefusalValues } } {
  return { params: { refusal, values } };
}
