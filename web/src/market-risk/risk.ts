import type { AnswerOf } from "@lading/contract/core";
import type {
  getAntiMoneyLaunderingDetail,
  getAntiMoneyLaunderingList,
  getRestrictedList,
  getRiskHitList,
  getSanctionsLists,
} from "@lading/contract/market-risk";
import type { RowOf, Tone } from "#ui";

export { useCountries } from "#ui";

export type Screening = RowOf<typeof getAntiMoneyLaunderingList>;
export type ScreeningDetail = AnswerOf<typeof getAntiMoneyLaunderingDetail>;
export type Hit = ScreeningDetail["hits"][number];
export type PartyHit = RowOf<typeof getRiskHitList>;
export type Restricted = RowOf<typeof getRestrictedList>;
export type SourceState = AnswerOf<typeof getSanctionsLists>["lists"][number];

export const page = "/marketRisk/antiMoneyLaunderingList";
export const restrictedPage = "/marketRisk/restrictedList";

export const attributeTones = { normal: "good", sanctions: "bad", open: "warning" } as const satisfies Record<
  string,
  Tone
>;
export const outcomeTones = { none: "good", hits: "warning", cannotScreen: "neutral" } as const satisfies Record<
  string,
  Tone
>;
