import type { Language } from "@lading/contract/core";
import { writtenPort } from "@lading/contract/place";
import {
  boxUnits,
  cabinetClasses,
  codChannels,
  freightTerms,
  waybillTypes,
  type WaybillType,
} from "@lading/contract/waybill";
import type { Party, ShippingLabel, WaybillDocument } from "../documents/index.ts";
import { cityNameIn, countryName, portLabel } from "#place";
import type { PrintedItem, PrintedWaybill } from "./read.ts";

/** The value as a key of the table; the empty text when it is none. */
function keyOf<K extends string>(table: Readonly<Record<K, unknown>>, value: string): K | "" {
  const isKey = (text: string): text is K => Object.hasOwn(table, text);
  return isKey(value) ? value : "";
}

function isType(value: number): value is WaybillType {
  return Object.hasOwn(waybillTypes, value);
}

function typeOf({ type }: PrintedWaybill): WaybillType {
  if (!isType(type)) throw new Error(`No type of waybill: ${type}`);
  return type;
}

function shipperOf(row: PrintedWaybill, language: Language): Party {
  return {
    name: row.shipperName,
    company: row.shipperCompany,
    phone: row.shipperPhone,
    email: row.shipperEmail,
    address: row.shipperAddress,
    city: cityNameIn(row.shipperCountry, row.shipperCity, language),
    province: row.shipperProvince,
    postalCode: row.shipperPostalCode,
    country: countryName(row.shipperCountry, language),
  };
}

function consigneeOf(row: PrintedWaybill, language: Language): Party {
  return {
    name: row.consigneeName,
    company: row.consigneeCompany,
    phone: row.consigneePhone,
    email: row.consigneeEmail,
    address: row.consigneeAddress,
    city: cityNameIn(row.consigneeCountry, row.consigneeCity, language),
    province: row.consigneeProvince,
    postalCode: row.consigneePostalCode,
    country: countryName(row.consigneeCountry, language),
  };
}

/** Data of a waybill in both documents. */
function common(row: PrintedWaybill, language: Language) {
  return {
    type: typeOf(row),
    houseNumber: row.houseNumber,
    mainNumber: row.mainNumber,
    orderNumber: row.orderNumber,
    shipper: shipperOf(row, language),
    consignee: consigneeOf(row, language),
    country: countryName(row.country, language),
    city: cityNameIn(row.country, row.city, language),
    cityEn: row.city,
    pieces: row.pieces,
    weight: row.weight,
    codAmount: row.codAmount,
    codCurrency: row.codCurrency,
    shippingDate: row.shippingDate,
    remark: row.remark,
  };
}

/** A waybill's shipping label; ports as codes, which are read from afar. */
export function labelOf(row: PrintedWaybill, language: Language): ShippingLabel {
  return {
    ...common(row, language),
    loadingPort: writtenPort(row.loadingPort),
    destinationPort: writtenPort(row.destinationPort),
  };
}

/** A waybill on A4 with its goods. */
export function documentOf(row: PrintedWaybill, items: readonly PrintedItem[], language: Language): WaybillDocument {
  const kind = row.type === 2 || row.type === 4 ? "sea" : "air";
  return {
    ...common(row, language),
    isMain: row.isMain,
    platformOrder: row.platformOrder,
    expressNumber: row.expressNumber,
    customerNumber: row.customerNumber,
    customerName: row.customerName,
    notifyParty: row.notifyParty,
    loadingPort: portLabel(kind, row.loadingPort, language),
    destinationPort: portLabel(kind, row.destinationPort, language),
    carrier: row.carrier,
    flightNumber: row.flightNumber,
    vessel: row.vessel,
    voyage: row.voyage,
    etd: row.etd,
    eta: row.eta,
    cabinetType: cabinetTypeOf(row),
    containerNumber: row.containerNumber,
    sealNumber: row.sealNumber,
    tradeTerms: row.tradeTerms,
    freightTerms: keyOf(freightTerms, row.freightTerms),
    boxUnit: keyOf(boxUnits, row.boxUnit),
    volume: row.volume,
    volumeWeight: row.volumeWeight,
    chargeableWeight: row.chargeableWeight,
    itemValue: row.itemValue,
    currency: row.currency,
    codChannel: keyOf(codChannels, row.codChannel),
    goods: items.map((item) => ({ ...item, boxUnit: keyOf(boxUnits, item.boxUnit) })),
  };
}

/** The container's size and type as people say it, `40' HC`. */
function cabinetTypeOf({ cabinetClass, cabinetType }: PrintedWaybill): string {
  const known = keyOf(cabinetClasses, cabinetClass);
  const types: Readonly<Record<string, string>> = known === "" ? {} : cabinetClasses[known].types;
  return types[cabinetType] ?? cabinetType;
}
