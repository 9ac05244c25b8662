export { waybills } from "#waybill";
