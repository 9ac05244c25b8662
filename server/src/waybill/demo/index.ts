export { addDemoConsolidations, shareDemoEvents } from "./consolidations.ts";
export { demoShipmentsOf } from "./of-customer.ts";
export { rememberDemoParties } from "./parties.ts";
export { loadDemoShipments } from "./shipments.ts";
