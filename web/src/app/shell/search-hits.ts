import type { Language } from "@lading/contract/core";
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
export const recordPages: Readonly<Record<FoundKind, { page: string; to: (id: string) => string }>> = {
  waybill: { page: "/logisticsManagement/checkWayBill", to: (id) => `/waybillDetails/${id}` },
  main: { page: "/logisticsManagement/checkWayBill", to: (id) => `/waybillDetails/${id}` },
  container: { page: "/logisticsManagement/checkWayBill", to: (id) => `/waybillDetails/${id}` },
  order: { page: "/logisticsManagement/orderWayBill", to: (id) => `/entrustOrderDetail?id=${id}` },
  bill: { page: "/logisticsManagement/jobSummary", to: (id) => `/billDetails?id=${id}` },
  preAlert: { page: "/logisticsManagement/preAlertList", to: (id) => `/preAlertDetail?id=${id}` },
  customer: { page: "/customerManagement/basicInfo", to: (id) => `/customerDetail?id=${id}` },
  supplier: { page: "/supplierManagement/suppliereInformation", to: (id) => `/supplierDetail?id=${id}` },
};

interface Found {
  typed: string;
  pages: readonly SearchEntry[];
  records: readonly FoundRecord[];
  language: Language;
  /** Heading over the pages. */
  pagesTitle: string;
}

/** Pages and records under their headings. A text with a digit is a number: then records come first. */
export function groupsOf({ typed, pages, records, language, pagesTitle }: Found): HitGroup[] {
  const ofMenu: HitGroup = {
    title: pagesTitle,
    hits: pages.map(({ url, titles }) => ({ key: url, title: titles.join(" › "), about: [], to: url })),
  };
  const ofRecords = foundKindNames.map((kind) => ({
    title: foundKinds[kind][language],
    hits: records
      .filter((record) => record.kind === kind)
      .map(({ id, number, about }) => ({
        key: `${kind} ${id} ${number}`,
        title: number,
        about,
        to: recordPages[kind].to(id),
      })),
  }));
  const groups = /\p{Nd}/u.test(typed) ? [...ofRecords, ofMenu] : [ofMenu, ...ofRecords];
  return groups.filter(({ hits }) => hits.length > 0);
}
