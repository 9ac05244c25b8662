import { isRecord } from "#core/guards";

/** A field's place in a form: `["items", 0, "weight"]`. */
export type FieldPath = (string | number)[];

/** `items.0.weight` as a field's place. */
export function fieldPath(dotted: string): FieldPath {
  return dotted.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Names that a field with a file has in forms, where the call takes the file's id: `logo` of `logoFileId`, `file` of `fileId`. */
function namesOfFile(last: string | number | undefined): string[] {
  if (last === "fileId") return ["file", "attachment"];
  return typeof last === "string" && last.endsWith("FileId") ? [last.slice(0, -"FileId".length)] : [];
}

/**
 * Finds where each message stands: at the field itself, at the one that holds its file, or at the nearest one that is in
 * the form (`phone.number` at `phone`). A message without a place is told above the form.
 */
export function placeMessages(
  messages: Readonly<Record<string, string>>,
  inForm: readonly FieldPath[],
): { placed: { name: FieldPath; errors: string[] }[]; rest: string[] } {
  const known = new Map(inForm.map((path) => [path.join("."), path]));
  const placed: { name: FieldPath; errors: string[] }[] = [];
  const rest: string[] = [];
  for (const [dotted, message] of Object.entries(messages)) {
    const parts = fieldPath(dotted);
    const holder = namesOfFile(parts.at(-1)).map((name) => [...parts.slice(0, -1), name]);
    const file = known.has(dotted) ? undefined : holder.find((path) => known.has(path.join(".")));
    if (file) parts.splice(0, parts.length, ...file);
    while (parts.length > 0 && !known.has(parts.join("."))) parts.pop();
    const name = known.get(parts.join("."));
    if (name) placed.push({ name, errors: [message] });
    else rest.push(message);
  }
  return { placed, rest: [...new Set(rest)] };
}

/** A form's values as a call takes them: fields that are cleared or were never filled are left out. */
export function withoutBlanks(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, cleared(value)]],
    ),
  );
}

function cleared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleared);
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? withoutBlanks(value) : value;
}

/** A field whose typed value differs from the stored one. */
export interface Difference {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/**
 * The fields that someone else's change and the person's own text disagree about. Lines of as many lines are compared
 * field by field (`items.0.weight`), others as a whole.
 */
export function differences(
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.keys(mine)
    .filter((field) => field in theirs)
    .flatMap((field) => differencesAt(field, mine[field], theirs[field]));
}

function differencesAt(field: string, mine: unknown, theirs: unknown): Difference[] {
  if (plain(mine) === plain(theirs)) return [];
  if (!areLines(mine) || !areLines(theirs) || mine.length !== theirs.length) return [{ field, mine, theirs }];
  return mine.flatMap((line, place) =>
    differences(line, theirs[place] ?? {}).map((one) => ({ ...one, field: `${field}.${place}.${one.field}` })),
  );
}

function areLines(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function plain(value: unknown): string {
  return value === undefined || value === null || value === "" ? "" : JSON.stringify(cleared(value));
}
