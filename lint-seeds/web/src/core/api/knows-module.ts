export { pages } from "#waybill";
