import type { Language } from "@lading/contract/core";
import type { Audience } from "#core/session";
import { foundKindNames, foundKinds, type FoundKind, type FoundRecord } from "@lading/contract/record-search";
import type { SearchEntry } from "../menu-search.ts";

/** A page or a record to go to. */
export interface SearchHit {
  key: string;
  title: string;
  about: readonly string[];
  /** Its address. */
  to: string;
}

/** Hits under a heading. */
export interface HitGroup {
  title: string;
  hits: readonly SearchHit[];
}

/** Where a kind's records are shown, and the page of the menu whose right they need. */
interface RecordPage {
  page: string;
  to: (record: FoundRecord) => string;
}
type RecordPages = Readonly<Partial<Record<FoundKind, RecordPage>>>;

const waybill: RecordPage = { page: "/logisticsManagement/checkWayBill", to: ({ id }) => `/waybillDetails/${id}` };
const orderPage = ({ id }: FoundRecord) => `/entrustOrderDetail?id=${id}`;
const ofStaff: RecordPages = {
  waybill,
  main: waybill,
  container: waybill,
  order: { page: "/logisticsManagement/orderWayBill", to: orderPage },
  bill: { page: "/logisticsManagement/jobSummary", to: ({ id }) => `/billDetails?id=${id}` },
  preAlert: { page: "/logisticsManagement/preAlertList", to: ({ id }) => `/preAlertDetail?id=${id}` },
  customer: { page: "/customerManagement/basicInfo", to: ({ id }) => `/customerDetail?id=${id}` },
  supplier: { page: "/supplierManagement/suppliereInformation", to: ({ id }) => `/supplierDetail?id=${id}` },
};
/** In the portal a shipment has no page of its own: its list shows it alone, and tracks it. */
const ofCustomers: RecordPages = {
  waybill: {
    page: "/ShipmentList/shipmentList",
    to: ({ number }) => `/ShipmentList/shipmentList?search=${encodeURIComponent(number)}`,
  },
  order: { page: "/EntrustOrder/entrustOrder", to: orderPage },
};
export const recordPages: Readonly<Record<Audience, RecordPages>> = { staff: ofStaff, customer: ofCustomers };

interface Found {
  typed: string;
  pages: readonly SearchEntry[];
  records: readonly FoundRecord[];
  language: Language;
  audience: Audience;
  /** Heading over the pages. */
  pagesTitle: string;
}

/** Pages and records under their headings. A text with a digit is a number: then records come first. */
export function groupsOf({ typed, pages, records, language, audience, pagesTitle }: Found): HitGroup[] {
  const ofMenu: HitGroup = {
    title: pagesTitle,
    hits: pages.map(({ url, titles }) => ({ key: url, title: titles.join(" › "), about: [], to: url })),
  };
  const ofRecords = foundKindNames.map((kind) => ({
    title: foundKinds[kind][language],
    hits: records
      .filter((record) => record.kind === kind)
      .map((record) => ({
        key: `${kind} ${record.id} ${record.number}`,
        title: record.number,
        about: record.about,
        to: recordPages[audience][kind]?.to(record) ?? "/",
      })),
  }));
  const groups = /\p{Nd}/u.test(typed) ? [...ofRecords, ofMenu] : [ofMenu, ...ofRecords];
  return groups.filter(({ hits }) => hits.length > 0);
}
