import { readFileSync } from "node:fs";
import type { Documents, Picture } from "#core/documents";
import { airlinePieceCode, pieceCode } from "@lading/contract/core";
import { isAir, waybillFieldTexts, waybillTypes } from "@lading/contract/waybill";
import type { WaybillType } from "@lading/contract/waybill";
import { measure, money } from "./figures.ts";
import { labelTexts } from "./label-texts.ts";
import { logoName, trackingUrl } from "./options.ts";
import type { DocumentOptions } from "./options.ts";
import { enumerated, partyLines } from "./parties.ts";
import type { Party } from "./parties.ts";
import { addBarcode, addTracking } from "./symbols.ts";
import { inLanguage } from "./texts.ts";

/** Data of a shipping label. Decimals are strings; missing and empty fields are not shown. */
export interface ShippingLabel {
  houseNumber: string;
  type: WaybillType;
  mainNumber?: string;
  orderNumber?: string;
  shipper: Party;
  consignee: Party;
  /** IATA airport or UN/LOCODE seaport. */
  loadingPort?: string;
  destinationPort?: string;
  /** The country of destination in the label's language. */
  country: string;
  /** The city of destination in the label's language, and in English. */
  city: string;
  cityEn?: string;
  pieces: number;
  /** Pieces of the same air waybill number that go before these: airlines number them all from 1 on. */
  piecesBefore?: number;
  /** kg */
  weight: string;
  codAmount?: string;
  codCurrency?: string;
  /** YYYY-MM-DD */
  shippingDate?: string;
  remark?: string;
}

export interface LabelOptions extends DocumentOptions {
  /** A label for each of these pieces of a shipment, counted 1/12, 2/12 …; null for one label for the shipment. */
  pieces: PieceRange | null;
}

/** Pieces of a shipment from one number to another, both included; `to` beyond the last piece ends with the last. */
export interface PieceRange {
  from: number;
  to: number;
}

/** Every piece of a shipment. */
export const everyPiece: PieceRange = { from: 1, to: Infinity };

const template = readFileSync(new URL("label.typ", import.meta.url), "utf8");

/** mm inside the label's frame, for the bar code and its quiet zones. */
const barcodeSpace = 91;

/**
 * Shipping labels of 100 × 150 mm, one page each, in the order given. Rejects with a DocumentError when the
 * documents' worker is busy or fails.
 */
export async function shippingLabels(
  documents: Documents,
  labels: readonly ShippingLabel[],
  options: LabelOptions,
): Promise<Uint8Array> {
  const { language, title, company } = options;
  const logo = logoName(company.logo);
  const pictures: Record<string, Picture> = logo && company.logo ? { [logo]: company.logo } : {};
  const data = {
    language,
    texts: inLanguage({ ...waybillFieldTexts, ...labelTexts }, language),
    company: company.name,
    logo,
    labels: labels.map((label) => ({
      ...shown(label, options),
      pages: pagesOf(pictures, label, options),
    })),
  };
  return documents.render({ title, template, data, pictures });
}

/** How many pages {@link shippingLabels} makes of these. */
export function countLabels(labels: readonly Pick<ShippingLabel, "pieces">[], pieces: PieceRange | null): number {
  return pieces === null ? labels.length : labels.reduce((count, label) => count + length(label, pieces), 0);
}

const lastPiece = (label: Pick<ShippingLabel, "pieces">, { to }: PieceRange) => Math.min(to, Math.max(1, label.pieces));
const length = (label: Pick<ShippingLabel, "pieces">, range: PieceRange) =>
  Math.max(0, lastPiece(label, range) - range.from + 1);

/** The parts that set a shipment's labels apart: the count, the bar codes and the texts under them. The QR code is the same on all. */
function pagesOf(pictures: Record<string, Picture>, label: ShippingLabel, { pieces, publicUrl }: LabelOptions) {
  const { houseNumber } = label;
  const qr = addTracking(pictures, trackingUrl(publicUrl, houseNumber));
  const one = (count: string, code: string, airline: string | null) => ({
    count,
    code,
    symbols: { qr, ...addBarcode(pictures, code, barcodeSpace) },
    airline: airline === null ? null : { code: spelled(airline), ...addBarcode(pictures, airline, barcodeSpace) },
  });
  if (pieces === null) return [one("", houseNumber, null)];
  return Array.from({ length: length(label, pieces) }, (_, index) => {
    const piece = pieces.from + index;
    return one(`${piece}/${Math.max(1, label.pieces)}`, pieceCode(houseNumber, piece), airlineCode(label, piece));
  });
}

/** A piece's bar code for airlines; null where the goods do not travel under an air waybill number. */
function airlineCode({ type, mainNumber = "", piecesBefore = 0 }: ShippingLabel, piece: number): string | null {
  return isAir(type) ? airlinePieceCode(mainNumber, piecesBefore + piece) : null;
}

/** The digits as people read them: `020-12345675 00003`. */
const spelled = (airline: string) => airline.replace(/^(\d{3})(\d{8})(\d{5})$/, "$1-$2 $3");

/** The English name of the city, for all who sort and drive, where the label's language has another. */
const otherName = ({ city, cityEn = "" }: ShippingLabel) => (cityEn === city ? "" : cityEn);
const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

function shown(label: ShippingLabel, { language, pieces }: LabelOptions) {
  // Where airlines have a bar code, the number stands under it.
  const mainNumber = pieces !== null && airlineCode(label, pieces.from) !== null ? "" : label.mainNumber;
  return {
    houseNumber: label.houseNumber,
    type: waybillTypes[label.type].text[language],
    city: label.city || label.country,
    country: label.city ? joined([otherName(label), label.country]) : "",
    from: label.loadingPort ?? "",
    to: label.destinationPort ?? "",
    consignee: onLabel(label.consignee),
    shipper: onLabel(label.shipper),
    pieces: String(label.pieces),
    weight: measure(label.weight),
    cod: money(label.codAmount, label.codCurrency),
    references: [
      { name: waybillFieldTexts.shippingDate[language], value: label.shippingDate ?? "" },
      { name: waybillFieldTexts.mainNumber[language], value: mainNumber ?? "" },
      { name: waybillFieldTexts.orderNumber[language], value: label.orderNumber ?? "" },
    ].filter(({ value }) => value !== ""),
    remark: label.remark ?? "",
  };
}

function onLabel(party: Party) {
  const { name, company, phone, address, place } = partyLines(party);
  return { name, company, phone, address: enumerated([address, place]) };
}
