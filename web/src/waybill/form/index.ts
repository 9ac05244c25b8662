export { WaybillForm } from "./EditWaybill.tsx";
export type { WaybillFormProps } from "./EditHouse.tsx";
