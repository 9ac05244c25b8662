export { CurrencyCell, CurrencyInput } from "./CurrencyInput.tsx";
