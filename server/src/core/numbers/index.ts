export { takeNumbersAhead } from "./ahead.ts";
export { takeNumber, takingNumbers, type Series } from "./series.ts";
