import type { AirParty } from "./model.ts";

/** Lines of a Cargo-IMP message end with carriage return and line feed. */
export const lineEnd = "\r\n";
/** Line of free text, t[65]. */
export const textWidth = 65;
/** Nature and quantity of goods, t[20] a line. */
export const natureWidth = 20;

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"] as const;

/** `2026-11-20` → `20NOV26`. */
export function messageDate(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date}${months[Number(month) - 1] ?? ""}${year.slice(2)}`;
}

/**
 * Street, place, and coded location of a party, each on a line of its own; the name stands before them. The post code
 * keeps its slant when a contact follows.
 */
export function addressLines({ address, city, province, country, postalCode, phone }: AirParty): string[] {
  const place = province === "" ? city : `${city}/${province}`;
  const contact = phone === "" ? [] : ["TE", phone];
  const coded = [country, ...(postalCode === "" && contact.length === 0 ? [] : [postalCode]), ...contact];
  return [`/${address}`, `/${place}`, `/${coded.join("/")}`];
}
