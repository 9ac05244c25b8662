/** True for an object with fields, e.g. parsed JSON that is not a plain value. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
