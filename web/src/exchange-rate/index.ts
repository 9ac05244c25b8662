export { CurrencyInput } from "./currency.tsx";
export { EnterRate, RateMissing, RateOfDate, type RateWanted } from "./RateOfDate.tsx";
