import bwip from "bwip-js/node";
import { create } from "qrcode";

/** Rows of a bar code's own coordinates; its placing stretches it to the height wanted. */
const barHeight = 10;

/** Texts that Code 128 encodes without control codes: printable ASCII. */
const encodable = /^[\x20-\x7e]{1,48}$/;

/** Whether {@link barcode} can draw this text: 1 to 48 printable ASCII characters. */
export function canBarcode(text: string): boolean {
  return encodable.test(text);
}

/** Widths of a Code 128 symbol's bars and spaces in modules, beginning with a bar. */
function code128Widths(text: string): number[] {
  if (!canBarcode(text)) throw new RangeError("Code 128 takes 1 to 48 printable ASCII characters");
  // oxlint-disable-next-line import/no-named-as-default-member -- the named export is another function: it draws "raw" symbols
  const [symbol] = bwip.raw("code128", text, "");
  if (!symbol || !("sbs" in symbol)) throw new Error("bwip-js gave no bars for a Code 128 symbol");
  return Array.from(symbol.sbs);
}

/**
 * How many modules (narrowest bars) wide a text's Code 128 symbol is, without quiet zones.
 * A thermal printer draws it cleanly only when a module is a whole number of dots.
 */
export function barcodeModules(text: string): number {
  return code128Widths(text).reduce((sum, width) => sum + width, 0);
}

/**
 * A text's Code 128 bar code (ISO/IEC 15417) as SVG, one unit a module, without quiet zones or text.
 * Throws a RangeError for what {@link canBarcode} refuses.
 */
export function barcode(text: string): string {
  let x = 0;
  let path = "";
  for (const [index, width] of code128Widths(text).entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v${barHeight}h-${width}z`;
    x += width;
  }
  return svg(x, barHeight, path);
}

/** A text's QR code (ISO/IEC 18004, error correction M) as SVG, one unit a module, without the quiet zone of four. */
export function qrCode(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  let path = "";
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let width = 0;
      while (column + width < modules.size && modules.get(row, column + width)) width += 1;
      if (width > 0) path += `M${column} ${row}h${width}v1h-${width}z`;
      column += width;
    }
  }
  return svg(modules.size, modules.size, path);
}

const svg = (width: number, height: number, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
