export { Call } from "../core/index.ts";
