export { App } from "./App.tsx";
export { checkVersion } from "./version.ts";
