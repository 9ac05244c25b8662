import type { AirlineMessageFaultKind, AirlineMessageNoteKind, WaybillField } from "@lading/contract/waybill";
import type { AirItem, AirParty } from "./model.ts";

/** Place in a received file. */
export interface Place {
  file: string;
  /** From 1. */
  line: number;
  /** Segment of a text, or element of a document. */
  segment: string;
}

/** An error in a message. */
export interface Fault extends Place {
  kind: AirlineMessageFaultKind;
  value?: string;
}

/** Text of a message without a field in Lading. */
export interface Leftover extends Place {
  text: string;
}

/** A note for a person about a field: a value assumed, converted, left out or missing. */
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

/** Common fields of a main waybill's message and a house's; a field left out of the message is the empty text, or 0. */
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

/** A main waybill as its houses' messages describe it. */
export type ReceivedConsignment = Pick<
  Received,
  "at" | "mainNumber" | "origin" | "destination" | "pieces" | "weight" | "notes"
>;

/** The contents of the files, in their order. */
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
