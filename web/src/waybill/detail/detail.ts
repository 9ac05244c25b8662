import type { AnswerOf } from "@lading/contract/core";
import type { wayBillDetail } from "@lading/contract/waybill";

/** A waybill with its goods, events, houses and totals. */
export type Detail = AnswerOf<typeof wayBillDetail>;
