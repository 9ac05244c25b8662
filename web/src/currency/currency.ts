import type { getCurrencySettingsList } from "@lading/contract/currency";
import type { RowOf } from "#ui";

/** A currency of the company, as its list has it. */
export type CurrencySetting = RowOf<typeof getCurrencySettingsList>;
