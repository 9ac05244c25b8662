export { addDemoConsolidations } from "./consolidations.ts";
export { rememberDemoParties } from "./parties.ts";
export { loadDemoShipments } from "./shipments.ts";
