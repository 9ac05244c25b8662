import type { AirlineMessageFaultKind, AirlineMessageNoteKind, WaybillField } from "@lading/contract/waybill";
import type { AirItem, AirParty } from "./model.ts";

/** Where something stands in what was received. */
export interface Place {
  file: string;
  /** From 1. */
  line: number;
  /** Segment of a text, or element of a document. */
  segment: string;
}

/** What could not be read. */
export interface Fault extends Place {
  kind: AirlineMessageFaultKind;
  value?: string;
}

/** What a message says and Lading has no field for. */
export interface Leftover extends Place {
  text: string;
}

/** What a person should know of a field. */
export interface Note {
  field: WaybillField;
  kind: AirlineMessageNoteKind;
  from?: string;
  to?: string;
}

export const noParty: AirParty = {
  name: "",
  address: "",
  city: "",
  province: "",
  postalCode: "",
  country: "",
  phone: "",
};

/** What a main waybill's message and a house's have in common; the empty text, or 0, is what a message does not say. */
export interface Received {
  at: Place;
  /** `020-12345675`, with the check digit as received. */
  mainNumber: string;
  origin: string;
  destination: string;
  pieces: number;
  /** kg */
  weight: string;
  /** m³ */
  volume: string;
  goods: string;
  shipper: AirParty;
  consignee: AirParty;
  freight: "" | "prepaid" | "collect";
  /** ISO 4217, or the trade's RMB. */
  currency: string;
  /** Special handling, service requests and information, each as one text. */
  remarks: string[];
  notes: Note[];
}

export interface ReceivedMain extends Received {
  carrier: string;
  /** `TG601` */
  flight: string;
  /** YYYY-MM-DD */
  departure: string;
  issued: string;
  notify: string;
  chargeableWeight: string;
}

export interface ReceivedHouse extends Received {
  houseNumber: string;
  customsCodes: string[];
  items: AirItem[];
  /** Value declared for customs, in the currency. */
  value: string;
}

/** What a house's message says of the main waybill that it travels under. */
export type ReceivedConsignment = Pick<
  Received,
  "at" | "mainNumber" | "origin" | "destination" | "pieces" | "weight" | "notes"
>;

/** What was read of files, in their order. */
export interface Reading {
  mains: ReceivedMain[];
  houses: ReceivedHouse[];
  consignments: ReceivedConsignment[];
  faults: Fault[];
  leftovers: Leftover[];
}

/** A message of either standard being read: where its findings go. */
export interface Findings {
  readonly file: string;
  readonly reading: Reading;
  /** YYYY-MM-DD; a flight's day is sought around the day of issue, or else around today. */
  readonly today: string;
}

export function fault(
  { file, reading }: Findings,
  at: Pick<Place, "line" | "segment">,
  kind: AirlineMessageFaultKind,
  value = "",
) {
  reading.faults.push({ file, line: at.line, segment: at.segment, kind, value });
}

export function leftover({ file, reading }: Findings, at: Pick<Place, "line" | "segment">, text: string): void {
  reading.leftovers.push({ file, line: at.line, segment: at.segment, text });
}
