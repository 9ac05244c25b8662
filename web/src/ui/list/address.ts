/**
 * How a filter's value stands in the address and in the call:
 * `text` (default), `number`, `yesNo`, `many` (a list of texts), `numbers` (a list of numbers), `range` (a start and an
 * end under two names).
 */
export type FilterKind = "text" | "number" | "yesNo" | "many" | "numbers" | "range";

export interface FilterShape {
  /** Field of the call's input, and of the address. */
  readonly name: string;
  readonly kind?: FilterKind;
  /** Of a range: the input's fields for its start and its end. */
  readonly ends?: readonly [from: string, to: string];
}

/** The list's state: the page, its order, and the filters as the search form holds them. */
export interface ListState {
  page: number;
  pageSize: number;
  sort?: string;
  order?: "asc" | "desc";
  filters: Record<string, unknown>;
}

export const defaultPageSize = 20;
const largestPageSize = 200;

/** Reads a list's address; what is missing or unusable takes its default. */
export function readAddress(search: URLSearchParams, shapes: readonly FilterShape[]): ListState {
  const filters: Record<string, unknown> = {};
  for (const shape of shapes) {
    const value = readFilter(search, shape);
    if (value !== undefined) filters[shape.name] = value;
  }
  const sort = search.get("sort");
  const order = search.get("order");
  return {
    page: wholeNumber(search.get("page"), 1, Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(search.get("pageSize"), defaultPageSize, largestPageSize),
    ...(sort !== null && { sort }),
    ...((order === "asc" || order === "desc") && { order }),
    filters,
  };
}

function readFilter(search: URLSearchParams, { name, kind = "text", ends }: FilterShape): unknown {
  if (kind === "range") {
    const [from, to] = (ends ?? [name, name]).map((end) => search.get(end) ?? "");
    return from || to ? [from, to] : undefined;
  }
  const values = search.getAll(name);
  if (values.length === 0) return undefined;
  if (kind === "many") return values;
  if (kind === "numbers") return values.map(Number).filter(Number.isFinite);
  const [value = ""] = values;
  if (kind === "number") return Number.isFinite(Number(value)) ? Number(value) : undefined;
  if (kind === "yesNo") return value === "true";
  return value;
}

function wholeNumber(text: string | null, fallback: number, most: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : fallback;
}

/** The address of a list; defaults are left out. */
export function writeAddress(state: ListState, shapes: readonly FilterShape[]): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filterInput(state.filters, shapes)))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  if (state.page > 1) search.set("page", String(state.page));
  if (state.pageSize !== defaultPageSize) search.set("pageSize", String(state.pageSize));
  if (state.sort !== undefined) search.set("sort", state.sort);
  if (state.order !== undefined) search.set("order", state.order);
  return search;
}

/** The filters as the call takes them: ranges parted into their ends, empty ones left out. */
export function filterInput(
  filters: Readonly<Record<string, unknown>>,
  shapes: readonly FilterShape[],
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { name, kind, ends } of shapes) {
    const value = filters[name];
    if (isEmpty(value)) continue;
    if (kind === "range" && Array.isArray(value)) {
      const names = ends ?? [name, name];
      names.forEach((end, index) => {
        if (!isEmpty(value[index])) input[end] = value[index];
      });
    } else input[name] = typeof value === "string" ? value.trim() : value;
  }
  return input;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
