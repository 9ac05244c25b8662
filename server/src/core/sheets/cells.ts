import { Big } from "big.js";

/** How a number format shows a number, as far as its meaning goes; how many decimals it rounds to for the eye does not matter. */
export type Show =
  | { readonly as: "number" }
  | { readonly as: "percent" }
  /** `00000`: a number with leading zeros, such as a postal code. */
  | { readonly as: "padded"; readonly width: number }
  | { readonly as: "date" };

const plain: Show = { as: "number" };

/** Built-in formats that show a date or a time (ECMA-376 part 1, 18.8.30, with those of the East Asian versions). */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Reads a number format by its number, and by its code where the workbook defines it. */
export function showOf(id: number, code: string | undefined): Show {
  if (code === undefined) {
    if (isBuiltInDate(id)) return { as: "date" };
    return id === 9 || id === 10 ? { as: "percent" } : plain;
  }
  // Quoted, escaped and padding characters, colours and languages are decoration; [h] is time that runs on.
  const bare = code
    .split(";", 1)[0]!
    .replace(/"[^"]*"|\\.|[_*]./g, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "");
  if (/general/i.test(bare)) return plain;
  if (/[ymdhs]/i.test(bare)) return { as: "date" };
  if (bare.includes("%")) return { as: "percent" };
  return /^0{2,}$/.test(bare) ? { as: "padded", width: bare.length } : plain;
}

/**
 * A stored number as a person sees it: plain digits, no exponent. Excel keeps 15 digits, and writes
 * what it keeps with the noise of binary fractions (1.1 as 1.1000000000000001).
 * Undefined when the text is no number.
 */
export function numberText(raw: string, show: Show, from1904: boolean): string | undefined {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(raw)) return undefined;
  const value = new Big(raw.replace(/^\+/, "").replace(/\.(?=e|$)/i, "")).prec(15);
  if (show.as === "date") return dateText(Number(raw), from1904) ?? value.toFixed();
  if (show.as === "percent") return `${value.times(100).toFixed()}%`;
  const text = value.toFixed();
  return show.as === "padded" && /^\d+$/.test(text) ? text.padStart(show.width, "0") : text;
}

const daysTo1970 = 25_569;
const days1900To1904 = 1_462;
const lastDay = 2_958_465;

/** A day's number as `YYYY-MM-DD`, with ` HH:mm[:ss]` where it carries a time; a time alone as `HH:mm[:ss]`. Undefined outside the calendar. */
function dateText(serial: number, from1904: boolean): string | undefined {
  const days = from1904 ? serial + days1900To1904 : serial;
  if (!(days >= 0) || days >= lastDay + 1) return undefined;
  const seconds = Math.round(days * 86_400);
  // Excel believes that 1900 was a leap year: its days before March of that year are one too high.
  const shift = !from1904 && seconds < 60 * 86_400 ? 1 : 0;
  const date = new Date((seconds - (daysTo1970 - shift) * 86_400) * 1000).toISOString();
  const time = date.slice(17, 19) === "00" ? date.slice(11, 16) : date.slice(11, 19);
  if (seconds < 86_400 && !from1904) return time;
  return seconds % 86_400 === 0 ? date.slice(0, 10) : `${date.slice(0, 10)} ${time}`;
}

/** Excel writes characters that XML cannot hold as `_x000D_`, and escapes a text that looks like that. */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text.includes("\r") ? text.replaceAll("\r\n", "\n") : text;
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll("\r\n", "\n")
    .replaceAll("\0", "");
}

/** `B7` → 1 (columns count from 0); −1 when the reference is none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let place = 0; place < reference.length; place += 1) {
    const letter = reference.charCodeAt(place) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + (letter - 64);
    if (column > 16_384) return -1;
  }
  return column - 1;
}

/** 27 → `AB`: a column as Excel names it. */
export function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
}
