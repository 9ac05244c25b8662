export { waybill } from "#waybill";
