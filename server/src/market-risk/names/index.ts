export { NameIndex, weaknessOf } from "./index-of-names.ts";
export type { NameHit } from "./index-of-names.ts";
export type { NamedKind } from "./compare.ts";
export { nameKey } from "./name-key.ts";
export { nameParts } from "./name-words.ts";
