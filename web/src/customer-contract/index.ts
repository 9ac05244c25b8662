export { useCreditSettings } from "./contract.ts";
export { ContractsPart, CreditNote } from "./late.tsx";
