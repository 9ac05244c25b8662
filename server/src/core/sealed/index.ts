export { createSealer } from "./sealed.ts";
export type { Sealer } from "./sealed.ts";
