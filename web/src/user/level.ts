/** Key of a role level's text. */
export function levelOf(level: number): "administrator" | "supervisor" | "staff" {
  return level === 1 ? "administrator" : level === 2 ? "supervisor" : "staff";
}
