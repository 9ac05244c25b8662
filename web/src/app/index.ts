export { App } from "./App.tsx";
export { checkVersion } from "./version.ts";
export { warmUp } from "./warm-up.ts";
