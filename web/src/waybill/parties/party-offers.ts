import { nameIn } from "@lading/contract/core";
import { partyKindTexts } from "@lading/contract/party";
import { getCustomerOptionList } from "@lading/contract/customer";
import { getSupplierOptionList, supplierKindTexts } from "@lading/contract/supplier";
import { getWayBillAddressHistoryList } from "@lading/contract/waybill";
import { useRead } from "#core/api";
import { useTexts, besideEachOther } from "#core/i18n";
import { useTyped } from "#ui";
import { useCountries } from "../countries.ts";
import {
  addressOfCustomer,
  addressOfSupplier,
  type Address,
  type Customer,
  type Party,
  type PartyAddress,
  type Supplier,
} from "./parties.ts";

/** Somebody who may be meant: an address used before, a customer or a supplier. */
interface PartyOffer {
  /** Values for the party's fields. */
  row: PartyAddress;
  key: string;
  title: string;
  detail: string;
  /** Where it comes from, in words. */
  mark: string;
}

interface Wanted {
  party: Party;
  /** The typed text. */
  text: string;
  /** An agent is meant: overseas agents and other suppliers stand first. */
  withAgents: boolean;
  /** False until somebody comes to the field. */
  isAwake: boolean;
}

const mostOfEach = 8;

/**
 * The text to search: three letters or digits at least, of a Chinese name two characters; less is the empty text, for
 * which the addresses used last are offered.
 */
export function wantedOf(text: string): string {
  const wanted = text.trim();
  const shortest = /\p{Script=Han}/u.test(wanted) ? 2 : 3;
  return wanted.length < shortest || wanted.includes("\n") ? "" : wanted.slice(0, 80);
}

/** Who may be meant by what is typed; each address once. */
export function usePartyOffers({ party, text, withAgents, isAwake }: Wanted): PartyOffer[] {
  const search = useTyped(wantedOf(text));
  const isSearch = search !== "";
  const quiet = { quiet: true, ownErrors: true };
  const history = useRead(getWayBillAddressHistoryList, { role: party, search }, { ...quiet, enabled: isAwake });
  const customers = useRead(getCustomerOptionList, { search }, { ...quiet, enabled: isAwake && isSearch });
  const suppliers = useRead(
    getSupplierOptionList,
    { search, ...(isSearch ? { firstKind: "overseasAgent" } : { kind: "overseasAgent" }) },
    { ...quiet, enabled: isAwake && withAgents },
  );
  const offer = useOffer();
  const offers = [
    ...(withAgents ? (suppliers.data?.rows ?? []) : []).slice(0, mostOfEach).map(offer.supplier),
    ...(history.data?.rows ?? []).slice(0, mostOfEach).map(offer.used),
    ...(isSearch ? (customers.data?.rows ?? []) : []).slice(0, mostOfEach).map(offer.customer),
  ];
  const once = [...new Map(offers.toReversed().map((one) => [JSON.stringify(one.row), one])).values()].toReversed();
  const typed = text.trim().toLowerCase();
  if (!isSearch) return once.filter(({ title, detail }) => `${title} ${detail}`.toLowerCase().includes(typed));
  // A party of this name stands before an old address in a street or town of this name.
  const [byName, byPlace] = [true, false].map((wanted) =>
    once.filter(({ key, title }) => (!key.startsWith("used") || title.toLowerCase().includes(typed)) === wanted),
  );
  return [...(byName ?? []), ...(byPlace ?? [])];
}

/** Each part in its own direction of writing. */
const line = (...parts: readonly string[]) => besideEachOther(parts);

function useOffer() {
  const { t, language } = useTexts("waybill");
  const { nameOf } = useCountries();
  const placeOf = ({ cityName, country, address }: Pick<Address, "cityName" | "country" | "address">) =>
    line(cityName, country && nameOf(country), address);
  const restricted = (status: string) => (status === "restricted" ? t("form.restricted") : "");
  return {
    used: ({ id, cityName, ...row }: Address): PartyOffer => ({
      row,
      key: `used ${id}`,
      title: line(row.name, row.company),
      detail: line(row.phone, placeOf({ ...row, cityName })),
      mark: t("form.usedBefore"),
    }),
    customer: (row: Customer): PartyOffer => ({
      row: addressOfCustomer(row),
      key: `customer ${row.id}`,
      title: line(nameIn(row.customerName, row.companyNameEn, language), row.contact),
      detail: line(restricted(row.status), row.customerNumber, row.phone, placeOf(row)),
      mark: partyKindTexts.customer[language],
    }),
    supplier: (row: Supplier): PartyOffer => ({
      row: addressOfSupplier(row),
      key: `supplier ${row.id}`,
      title: line(row.supplierName, row.companyNameEn),
      detail: line(restricted(row.status), row.supplierNumber, row.contact, row.phone, placeOf(row)),
      mark: (row.kind === "overseasAgent" ? supplierKindTexts.overseasAgent : partyKindTexts.supplier)[language],
    }),
  };
}
