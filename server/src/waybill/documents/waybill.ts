import type { BoxUnit, CodChannel, FreightTerms, WaybillType } from "@lading/contract/waybill";
import type { Party } from "./parties.ts";

/** Data of an A4 waybill. Decimals are strings, dates YYYY-MM-DD; missing and empty fields are not shown. */
export interface WaybillDocument {
  houseNumber: string;
  type: WaybillType;
  /** A main (master) waybill. */
  isMain?: boolean;
  mainNumber?: string;
  orderNumber?: string;
  platformOrder?: string;
  expressNumber?: string;
  customerNumber?: string;
  customerName?: string;
  shipper: Party;
  consignee: Party;
  notifyParty?: string;
  /** IATA airport or UN/LOCODE seaport. */
  loadingPort?: string;
  destinationPort?: string;
  /** The country of destination in the document's language. */
  country: string;
  city: string;
  carrier?: string;
  flightNumber?: string;
  vessel?: string;
  voyage?: string;
  shippingDate?: string;
  etd?: string | null;
  eta?: string | null;
  /** The container's size and type as people say it, `40' HC`. */
  cabinetType?: string;
  containerNumber?: string;
  sealNumber?: string;
  tradeTerms?: string;
  freightTerms?: FreightTerms | "";
  pieces: number;
  boxUnit?: BoxUnit | "";
  /** kg */
  weight: string;
  /** m³ */
  volume?: string;
  /** kg */
  volumeWeight?: string;
  /** kg */
  chargeableWeight?: string;
  itemValue?: string;
  currency?: string;
  codAmount?: string;
  codCurrency?: string;
  codChannel?: CodChannel | "";
  goods: readonly WaybillGoods[];
  remark?: string;
}

/** A line of goods, in all its boxes. */
export interface WaybillGoods {
  productName: string;
  customsCode?: string;
  boxCount: number;
  boxUnit?: BoxUnit | "";
  /** cm a box */
  lengthCm?: string | null;
  widthCm?: string | null;
  heightCm?: string | null;
  /** m³ */
  volume?: string;
  /** kg */
  weight?: string;
  itemValue?: string;
  currency?: string;
  remark?: string;
}
