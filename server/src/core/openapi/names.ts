import type { Call, PublicRead, RawRoute } from "@lading/contract/core";

/** The function that a generated client has for it: `/WayBill/AddWayBill` is `addWayBill`. */
export function operationIdOf(one: Call | PublicRead | RawRoute): string {
  if ("name" in one) return one.name;
  const words = (one.path.split("/").at(-1) ?? "").split(/[^A-Za-z0-9]+/).map(capitalized);
  const name = words.join("");
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The names of the types that belong to one operation alone. */
export function typeNamesOf(operationId: string) {
  const name = capitalized(operationId);
  return { input: `${name}Input`, answer: `${name}Answer`, refused: `${name}Refused` };
}

/** The group that it stands in: the first piece of its path. */
export function tagOf({ path }: { path: string }): string {
  return path.split("/")[1] ?? "";
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
