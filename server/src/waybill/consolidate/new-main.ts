import type { InputOf } from "@lading/contract/core";
import {
  consigneeFieldNames,
  shipperFieldNames,
  shipperOf,
  type mergeWayBillByMainNumber,
} from "@lading/contract/waybill";
import type { companies } from "#user";
import type { House } from "../main/houses.ts";

const route = [
  "loadingPort",
  "destinationPort",
  "carrier",
  "flightNumber",
  "vessel",
  "voyage",
  "country",
  "city",
  "tradeTerms",
  "freightTerms",
  "productName",
] as const satisfies readonly (keyof House)[];

type Field = (typeof route)[number] | (typeof shipperFieldNames)[number] | (typeof consigneeFieldNames)[number];
type Typed = Omit<
  InputOf<typeof mergeWayBillByMainNumber>,
  "ids" | "shippingDate" | "etd" | "eta" | "destinationsChecked" | "lateReason"
>;
type Company = typeof companies.$inferSelect;

/**
 * Texts of a new main waybill over these houses: as they were typed, else what the houses have in common. Its shipper is
 * the company with its address on file, unless another was typed; a party that was typed is taken as it is, so that no
 * house's address stands under another's name.
 */
export function documentOf(
  houses: readonly House[],
  typed: Typed,
  company: Company,
): Record<Field, string> & { notifyParty: string } {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
  const names = [company.companyName, company.companyNameEn];
  const isOwn = typed.shipperName === "" || names.includes(typed.shipperName);
  const isCommon = ["", common(houses, "consigneeName")].includes(typed.consigneeName);
  const empty = Object.fromEntries([...shipperFieldNames, ...consigneeFieldNames].map((field) => [field, ""]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text for each field of the lists
  return {
    ...empty,
    notifyParty: "",
    ...(isOwn && shipperOf(company)),
    ...(isCommon && commonParty(houses)),
    ...Object.fromEntries(route.map((field) => [field, common(houses, field)])),
    ...given,
  } as ReturnType<typeof documentOf>;
}

/** The consignee of all houses, with whatever of its address they agree on. */
function commonParty(houses: readonly House[]): Record<string, string> {
  if (common(houses, "consigneeName") === "") return {};
  return Object.fromEntries(consigneeFieldNames.map((field) => [field, common(houses, field)]));
}

/** The value that all houses share; the empty text where they differ. */
function common(houses: readonly House[], field: Field): string {
  const values = new Set(houses.map((house) => house[field]));
  return values.size === 1 ? ([...values][0] ?? "") : "";
}
