import { barcodeModules, canBarcode } from "#core/documents";
import type { Picture } from "#core/documents";
import { trackingUrl } from "./options.ts";

/** Dot of a 203 dpi label printer, mm: bars of a whole number of dots come out sharp. */
const dotMm = 0.125;

/** Bars wider than this, mm, gain nothing. */
const widestModuleMm = 0.5;

/** The pictures of one house number: its bar code, where there is one, and the QR code to its tracking page. */
export interface Symbols {
  /** Empty when the number holds what Code 128 cannot say. */
  barcode: string;
  /** mm, without quiet zones. */
  barcodeWidth: number;
  qr: string;
}

/** Adds a shipment's symbols to a document's pictures. `space`: mm for the bar code with its quiet zones. */
export function addSymbols(
  pictures: Record<string, Picture>,
  shipment: { houseNumber: string; publicUrl: string },
  space: number,
): Symbols {
  const { houseNumber, publicUrl } = shipment;
  const at = Object.keys(pictures).length;
  const qr = `qr-${at}.svg`;
  pictures[qr] = { qrCode: trackingUrl(publicUrl, houseNumber) };
  if (!canBarcode(houseNumber)) return { barcode: "", barcodeWidth: 0, qr };
  const name = `barcode-${at}.svg`;
  pictures[name] = { barcode: houseNumber };
  return { barcode: name, barcodeWidth: barcodeWidth(houseNumber, space), qr };
}

/** As wide as whole printer dots allow within `space` mm and the quiet zones of ten modules on both sides. */
export function barcodeWidth(text: string, space: number): number {
  const modules = barcodeModules(text);
  const room = space / (modules + 20);
  const dots = Math.floor(Math.min(room, widestModuleMm) / dotMm);
  // At one dot a bar is too thin to read: every bit of room counts for more than sharp edges.
  return modules * (dots >= 2 ? dots * dotMm : room);
}
