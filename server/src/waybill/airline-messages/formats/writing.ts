import type { AirlineMessageWarningKind, WaybillField } from "@lading/contract/waybill";
import { inCargoImp, inLatin, inLines, keepsItsLetters } from "./letters.ts";
import type { AirParty, Warn } from "./model.ts";

/** How a standard writes: its letters, and how long the parts of an address may be. */
export interface Style {
  letters: (text: string) => string;
  limits: Readonly<Record<keyof AirParty, number>>;
}

/** IATA Cargo-IMP, FWB/16 and FHL/4, parties: name and street t[35], place t[17], state t[9], post code t[9], contact number m[25]. */
export const cargoImp: Style = {
  letters: inCargoImp,
  limits: { name: 35, address: 35, city: 17, province: 9, postalCode: 9, country: 2, phone: 25 },
};

/** Cargo-XML 3.00, types TextType and PostalStructuredAddress: name and street t[70], city t[17], number t[25]. */
export const cargoXml: Style = {
  letters: inLatin,
  limits: { name: 70, address: 70, city: 17, province: 70, postalCode: 9, country: 2, phone: 25 },
};

interface LinesOf {
  width: number;
  most: number;
  needed?: boolean;
}

/** Writes one waybill's texts in a standard's letters, and tells what that changed. */
export class Writing {
  readonly #number: string;
  readonly #style: Style;
  readonly #warn: Warn;

  constructor(number: string, style: Style, warn: Warn) {
    this.#number = number;
    this.#style = style;
    this.#warn = warn;
  }

  /** A text in the standard's letters, at most `max` of them; one that is `needed` and empty is told. */
  text(field: WaybillField, text: string, { max, needed = false }: { max: number; needed?: boolean }): string {
    const from = text.trim();
    const written = this.#style.letters(from);
    if (written === "") {
      if (from !== "") this.warn(field, "leftOut", from);
      if (needed) this.warn(field, "missing");
      return "";
    }
    const to = written.slice(0, max).trim();
    if (isRewritten(from, written)) this.warn(field, "transliterated", from, to);
    else if (written.length > max) this.warn(field, "shortened", from, to);
    return to;
  }

  /** A text as at most `most` lines of a width. */
  lines(field: WaybillField, text: string, { width, most, needed = false }: LinesOf): string[] {
    const from = text.trim();
    const written = this.#style.letters(from);
    const lines = inLines(written, width);
    const sent = lines.slice(0, most);
    if (written === "" && from !== "") this.warn(field, "leftOut", from);
    if (written === "" && needed) this.warn(field, "missing");
    if (written !== "" && isRewritten(from, written)) this.warn(field, "transliterated", from, sent.join(" "));
    else if (lines.length > most) this.warn(field, "shortened", from, sent.join(" "));
    return sent;
  }

  /** Name and address of shipper or consignee. Name, street, place and country are needed by both standards. */
  party(role: "shipper" | "consignee", party: AirParty): AirParty {
    const { limits } = this.#style;
    if (party.country === "") this.warn(`${role}Country`, "missing");
    return {
      name: this.text(`${role}Name`, party.name, { max: limits.name, needed: true }),
      address: this.text(`${role}Address`, party.address, { max: limits.address, needed: true }),
      city: this.text(`${role}City`, party.city, { max: limits.city, needed: true }),
      province: this.text(`${role}Province`, party.province, { max: limits.province }),
      postalCode: this.text(`${role}PostalCode`, party.postalCode, { max: limits.postalCode }),
      country: party.country,
      phone: party.phone.replace(/\D/g, "").slice(0, limits.phone),
    };
  }

  warn(field: WaybillField, kind: AirlineMessageWarningKind, from = "", to = ""): void {
    this.#warn({ number: this.#number, field, kind, from, to });
  }
}

/** True where signs were replaced; XML writes some, such as &, that text cannot. */
function isRewritten(from: string, written: string): boolean {
  return !keepsItsLetters(from) && written !== from.replace(/\s+/g, " ");
}
