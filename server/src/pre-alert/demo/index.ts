export { addDemoPreAlerts, type DemoPlace, type DemoSide } from "./pre-alerts.ts";
