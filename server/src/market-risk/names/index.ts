export { NameIndex } from "./index-of-names.ts";
export type { ListedName, NameHit } from "./index-of-names.ts";
export type { WordPair } from "./compare.ts";
export { nameKey } from "./name-key.ts";
