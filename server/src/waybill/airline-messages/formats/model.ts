import type { AirlineMessageWarningKind, WaybillField } from "@lading/contract/waybill";

/** Air waybill data as both standards hold it; texts are a waybill's own until a message is written. */

export interface AirParty {
  name: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
}

/** Common fields of a main waybill and a house. */
export interface AirShipment {
  /** Main number `020-12345675`, or house number. */
  number: string;
  /** IATA airport codes. */
  origin: string;
  destination: string;
  pieces: number;
  /** kg */
  weight: string;
  /** m³; the empty text where a message does not say it. */
  volume: string;
  /** kg; the empty text where a message does not say it. */
  chargeableWeight: string;
  goods: string;
  shipper: AirParty;
  consignee: AirParty;
  /** Freight prepaid, or collect. */
  prepaid: boolean;
  /** ISO 4217. */
  currency: string;
  handlingCodes: readonly string[];
}

/** A line of goods, as Cargo-XML lists them. */
export interface AirItem {
  goods: string;
  customsCode: string;
  pieces: number;
  weight: string;
  volume: string;
  /** Centimetres a piece; the empty text where they are not known. */
  lengthCm: string;
  widthCm: string;
  heightCm: string;
}

export interface AirHouse extends AirShipment {
  /** Harmonised system codes of the goods. */
  customsCodes: readonly string[];
  /** Lines of goods; none in a message of text. */
  items: readonly AirItem[];
}

export interface AirMain extends AirShipment {
  /** IATA airline designator, two characters; the empty text where it is not known. */
  carrier: string;
  /** Number of the flight with its letter, without the airline; the empty text where it is not known. */
  flight: string;
  /** Day of departure, `YYYY-MM-DD`, or the empty text. */
  departure: string;
  /** Whom to notify, as free text. */
  notify: string;
  /** Day of issue, `YYYY-MM-DD`. */
  issued: string;
  /** Code of the forwarder who sends the message. */
  sender: string;
  houses: readonly AirHouse[];
}

/** Something that a person should look at before a message is sent. */
export interface Warning {
  number: string;
  field: WaybillField;
  kind: AirlineMessageWarningKind;
  from?: string;
  to?: string;
}
export type Warn = (warning: Warning) => void;
