export { ChargeItemSelect } from "./ChargeItemSelect.tsx";
export { AmountCell, amountOf, ChargeRows } from "./ChargeRows.tsx";
