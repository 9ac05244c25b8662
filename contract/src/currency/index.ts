export * from "./calls.ts";
export * from "./choice-call.ts";
export { currencyFields, shownCurrencyFields } from "./fields.ts";
export * from "./menu.ts";
export * from "./presets.ts";
export * from "./refusals.ts";
