export { ReceiveGoods, Receipts } from "./late.tsx";
export { usePrintLabels } from "./use-print-labels.ts";
