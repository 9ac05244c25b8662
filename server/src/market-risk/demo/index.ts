export { addDemoRisk } from "./risk.ts";
