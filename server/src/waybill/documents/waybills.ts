import { readFileSync } from "node:fs";
import type { Documents, Picture } from "#core/documents";
import type { Language } from "@lading/contract/core";
import { codChannels, freightTerms, isAir, waybillFieldTexts } from "@lading/contract/waybill";
import { measure, money } from "./figures.ts";
import { counted, goodsTable } from "./goods.ts";
import { logoName } from "./options.ts";
import type { DocumentOptions } from "./options.ts";
import { enumerated, listed, partyLines } from "./parties.ts";
import { addSymbols } from "./symbols.ts";
import { inLanguage } from "./texts.ts";
import { titles, waybillTexts } from "./waybill-texts.ts";
import type { WaybillDocument } from "./waybill.ts";

const template = readFileSync(new URL("waybill.typ", import.meta.url), "utf8");

/** mm in the head of the page, for the bar code and its quiet zones. */
const barcodeSpace = 66;

/** Lines of goods in one document: more would take the compiler beyond some 600 MB of memory. */
export const mostGoodsLines = 3000;

/**
 * Waybills on A4, each on as many pages as its goods need, in the order given. Rejects with a DocumentError when
 * the documents' worker is busy or fails, with a RangeError when they have more than {@link mostGoodsLines} together.
 */
export async function waybillDocuments(
  documents: Documents,
  waybills: readonly WaybillDocument[],
  options: DocumentOptions,
): Promise<Uint8Array> {
  const { language, title, company, publicUrl } = options;
  const goodsLines = waybills.reduce((sum, { goods }) => sum + goods.length, 0);
  if (goodsLines > mostGoodsLines) throw new RangeError(`${goodsLines} lines of goods in one document`);
  const logo = logoName(company.logo);
  const pictures: Record<string, Picture> = logo && company.logo ? { [logo]: company.logo } : {};
  const data = {
    language,
    texts: inLanguage({ ...waybillFieldTexts, ...waybillTexts }, language),
    company: {
      name: company.name,
      lines: [company.address, listed([company.phone, company.email], " · ")].filter(Boolean),
    },
    logo,
    waybills: waybills.map((waybill) => ({
      ...shown(waybill, language),
      symbols: addSymbols(pictures, { houseNumber: waybill.houseNumber, publicUrl }, barcodeSpace),
    })),
  };
  return documents.render({ title, template, data, pictures });
}

function shown(waybill: WaybillDocument, language: Language) {
  const { house, main } = titles[waybill.type];
  return {
    title: (waybill.isMain ? main : house)[language],
    houseNumber: waybill.houseNumber,
    shipper: partyLines(waybill.shipper),
    consignee: partyLines(waybill.consignee),
    notifyParty: waybill.notifyParty ?? "",
    route: route(waybill, language),
    details: details(waybill, language),
    goods: goodsTable(waybill, language),
    sums: sums(waybill, language),
    cod: money(waybill.codAmount, waybill.codCurrency),
    codChannel: waybill.codChannel ? codChannels[waybill.codChannel][language] : "",
    remark: waybill.remark ?? "",
  };
}

interface Fact {
  name: string;
  value: string;
}

const told = (facts: readonly { name: string; value: string | null | undefined }[]): Fact[] =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));

/** From where to where, and when: the figures read first. */
function route(waybill: WaybillDocument, language: Language): Fact[] {
  const air = isAir(waybill.type) || waybill.type === 5;
  const names = waybillFieldTexts;
  const [from, to] = air
    ? [waybillTexts.loadingAirport, waybillTexts.destinationAirport]
    : [names.loadingPort, names.destinationPort];
  return told([
    { name: from[language], value: waybill.loadingPort },
    { name: to[language], value: waybill.destinationPort },
    { name: waybillTexts.destination[language], value: enumerated([waybill.city, waybill.country]) },
  ]);
}

const detailFields = [
  "mainNumber",
  "carrier",
  "flightNumber",
  "vessel",
  "voyage",
  "shippingDate",
  "etd",
  "eta",
  "containerNumber",
  "cabinetType",
  "sealNumber",
  "tradeTerms",
  "orderNumber",
  "platformOrder",
  "expressNumber",
  "customerNumber",
  "customerName",
] as const;

function details(waybill: WaybillDocument, language: Language): Fact[] {
  const freight = waybill.freightTerms ? freightTerms[waybill.freightTerms][language] : "";
  return told([
    ...detailFields.map((field) => ({ name: waybillFieldTexts[field][language], value: waybill[field] })),
    { name: waybillFieldTexts.freightTerms[language], value: freight },
  ]);
}

function sums(waybill: WaybillDocument, language: Language): Fact[] {
  const names = waybillFieldTexts;
  return told([
    { name: names.pieces[language], value: counted(waybill.pieces, waybill.boxUnit, language) },
    { name: names.weight[language], value: measure(waybill.weight) },
    { name: names.volume[language], value: measure(waybill.volume) },
    { name: names.volumeWeight[language], value: measure(waybill.volumeWeight) },
    { name: names.chargeableWeight[language], value: measure(waybill.chargeableWeight) },
    { name: waybillTexts.declaredValue[language], value: money(waybill.itemValue, waybill.currency) },
  ]);
}
