export { trackingNumbers } from "./tables.ts";
