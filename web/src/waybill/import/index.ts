export { ImportWaybills } from "./ImportWaybills.tsx";
