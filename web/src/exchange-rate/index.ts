export { EnterRate, RateMissing, RateOfDate, type RateWanted } from "./RateOfDate.tsx";
