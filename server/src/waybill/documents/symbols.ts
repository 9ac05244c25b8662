import { barcodeModules, canBarcode } from "#core/documents";
import type { Picture } from "#core/documents";
import { trackingUrl } from "./options.ts";

/** Dot of a 203 dpi label printer, mm: bars of a whole number of dots come out sharp. */
const dotMm = 0.125;

/** Bars wider than this, mm, gain nothing. */
const widestModuleMm = 0.5;

/** A code's bars among a document's pictures. */
interface PlacedBarcode {
  /** Empty when the code holds what Code 128 cannot say. */
  barcode: string;
  /** mm, without quiet zones. */
  barcodeWidth: number;
}

/** A shipment's bar code, where there is one, and the QR code to its tracking page, among a document's pictures. */
export interface Symbols extends PlacedBarcode {
  qr: string;
}

/** Adds a shipment's symbols to a document's pictures. `space`: mm for the bar code with its quiet zones. */
export function addSymbols(
  pictures: Record<string, Picture>,
  { houseNumber, publicUrl }: { houseNumber: string; publicUrl: string },
  space: number,
): Symbols {
  const qr = addTracking(pictures, trackingUrl(publicUrl, houseNumber));
  return { qr, ...addBarcode(pictures, houseNumber, space) };
}

/** Adds the QR code of a tracking page and gives its name. */
export function addTracking(pictures: Record<string, Picture>, url: string): string {
  const name = `qr-${Object.keys(pictures).length}.svg`;
  pictures[name] = { qrCode: url };
  return name;
}

/** Adds a code's bars. `space`: mm for them with their quiet zones. */
export function addBarcode(pictures: Record<string, Picture>, code: string, space: number): PlacedBarcode {
  if (!canBarcode(code)) return { barcode: "", barcodeWidth: 0 };
  const name = `barcode-${Object.keys(pictures).length}.svg`;
  pictures[name] = { barcode: code };
  return { barcode: name, barcodeWidth: barcodeWidth(code, space) };
}

/** As wide as whole printer dots allow within `space` mm and the quiet zones of ten modules on both sides. */
export function barcodeWidth(text: string, space: number): number {
  const modules = barcodeModules(text);
  const room = space / (modules + 20);
  const dots = Math.floor(Math.min(room, widestModuleMm) / dotMm);
  // At one dot a bar is too thin to read: every bit of room counts for more than sharp edges.
  return modules * (dots >= 2 ? dots * dotMm : room);
}
