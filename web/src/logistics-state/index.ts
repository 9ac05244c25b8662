export { useStates } from "./use-states.ts";
