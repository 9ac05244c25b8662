import type { z } from "zod";
import { say, type Language } from "./language.ts";
import type { Refusal, RefusalStatus, RefusalValues } from "./refusal.ts";
import { coreRefusals } from "./refusals.ts";

type Issue = z.core.$ZodIssue;

interface Read {
  refusal: Refusal;
  values: RefusalValues;
}

const formats: Record<string, Refusal> = {
  email: coreRefusals.email,
  date: coreRefusals.date,
  datetime: coreRefusals.moment,
};

function tooSmall(issue: Extract<Issue, { code: "too_small" }>): Read {
  const min = Number(issue.minimum);
  if (issue.origin === "string")
    return min <= 1
      ? { refusal: coreRefusals.required, values: {} }
      : { refusal: coreRefusals.tooShort, values: { min } };
  if (issue.origin === "array") return { refusal: coreRefusals.tooFew, values: { min } };
  return { refusal: coreRefusals.tooSmall, values: { min } };
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>): Read {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return { refusal: coreRefusals.tooLong, values: { max } };
  if (issue.origin === "array") return { refusal: coreRefusals.tooMany, values: { max } };
  return { refusal: coreRefusals.tooLarge, values: { max } };
}

/** All numbers of calls are whole: others travel as decimal strings. */
const isForNumber = (issue: Issue) =>
  issue.code === "invalid_type" && (issue.expected === "int" || issue.expected === "number");

function readIssue(issue: Issue): Read {
  switch (issue.code) {
    case "custom": {
      const params = issue.params as Partial<Read> | undefined;
      return { refusal: params?.refusal ?? coreRefusals.invalid, values: params?.values ?? {} };
    }
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "unrecognized_keys":
      return { refusal: coreRefusals.unknownField, values: { names: issue.keys.join(", ") } };
    case "invalid_format":
      // An empty id is a choice that was not made, an empty date a field that was cleared.
      if (issue.input === "") return { refusal: coreRefusals.required, values: {} };
      return { refusal: formats[issue.format] ?? coreRefusals.invalid, values: {} };
    case "invalid_type":
    case "invalid_value":
      if (issue.input === undefined || issue.input === null) return { refusal: coreRefusals.required, values: {} };
      return { refusal: isForNumber(issue) ? coreRefusals.wholeNumber : coreRefusals.invalid, values: {} };
    default:
      return { refusal: coreRefusals.invalid, values: {} };
  }
}

/** A failed parse as a person reads it: a message for each field (dotted path), the first as the whole's. */
export interface ValidationAnswer {
  /** 400 when the request itself is malformed, 422 when only business rules refuse. */
  status: RefusalStatus;
  code: string;
  message: string;
  fields: Record<string, string>;
}

/** Translates a zod error; both the server's edge and the forms use it, so that a field has one message everywhere. */
export function explainIssues(error: z.ZodError, language: Language): ValidationAnswer {
  const fields: Record<string, string> = {};
  let first: Read | undefined;
  let status: RefusalStatus = 422;
  for (const issue of flatten(error.issues)) {
    const read = readIssue(issue);
    first ??= read;
    if (issue.code !== "custom") status = 400;
    const path = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    fields[path.join(".")] ??= say(read.refusal.text, language, read.values);
  }
  const whole = first?.refusal === coreRefusals.unknownField ? first : undefined;
  const only = Object.values(fields);
  return {
    status,
    code: (whole ?? first)?.refusal.code ?? coreRefusals.malformed.code,
    message:
      only.length === 1 && status === 422
        ? (only[0] ?? "")
        : whole
          ? say(whole.refusal.text, language, whole.values)
          : coreRefusals.malformed.text[language],
    fields,
  };
}

/** A union's issue hides its branches' issues: take those of the branch that came furthest. */
function flatten(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
    const best = issue.errors.reduce((a, b) => (b.length > 0 && b.length <= a.length ? b : a));
    return flatten(best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; answer: ValidationAnswer };

/** No call's input nests half as deep. */
const mostDepth = 40;

/** True of input that nests deeper than any call's: to look into all of it would keep everybody waiting. */
function isTooDeep(input: unknown, depth = mostDepth): boolean {
  if (typeof input !== "object" || input === null) return false;
  return depth === 0 || Object.values(input).some((inner) => isTooDeep(inner, depth - 1));
}

/** The input's texts that no database holds, and names of fields that are such: a NUL character, half of a surrogate pair. */
function unstorable(input: unknown, path: readonly string[] = []): string[] {
  if (typeof input === "string") return isStorable(input) ? [] : [path.join(".")];
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    isStorable(name) ? unstorable(value, [...path, name]) : [path.join(".")],
  );
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * Parses input against a call's schema; the server's edge and the forms both go through here. Text that cannot be stored is
 * refused at its field whatever the schema says of it, so that no field of any call can be forgotten.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown, language: Language): Parsed<z.output<S>> {
  if (isTooDeep(input)) {
    const { code, status, text } = coreRefusals.unreadable;
    return { ok: false, answer: { code, status, message: text[language], fields: {} } };
  }
  const [first, ...others] = unstorable(input);
  if (first !== undefined) {
    const { code, status, text } = coreRefusals.unstorableText;
    const message = text[language];
    const fields = Object.fromEntries([first, ...others].map((field) => [field, message]));
    return { ok: false, answer: { code, status, message, fields } };
  }
  const result = schema.safeParse(input, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, answer: explainIssues(result.error, language) };
}
