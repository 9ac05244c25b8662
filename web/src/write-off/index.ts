export { PartlyPaidList, PartTable, WriteOffButton, WriteOffList } from "./late.tsx";
export type { Part } from "./PartTable.tsx";
export { partFaultOf } from "./part-fault.ts";
