export { PartlyPaidList, PartTable, WriteOffButton, WriteOffList } from "./late.tsx";
export type { Part } from "./PartTable.tsx";
