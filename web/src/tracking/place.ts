/** A port as the server names it, in its two parts; a place that is no known port has no code. */
export interface Place {
  /** IATA code or UN/LOCODE, or the empty text. */
  code: string;
  name: string;
}

/**
 * Parts "PVG Shanghai" and "NLRTM 鹿特丹". A known port's name has small letters or letters without case; "NEW YORK", typed by hand, stays
 * whole.
 */
export function placeOf(text: string): Place {
  const [, code, name] = /^([A-Z]{3}(?:[A-Z0-9]{2})?) (.*[\p{Ll}\p{Lo}].*)$/u.exec(text) ?? [];
  return code !== undefined && name !== undefined ? { code, name } : { code: "", name: text };
}

/** Note beneath a destination's name: its code, and the city where the name does not say it already. */
export function destinationNote({ code, name }: Place, city: string): string {
  const isSaid = city === "" || name.toLowerCase().includes(city.toLowerCase());
  return [code, isSaid ? "" : city].filter((part) => part !== "").join(" · ");
}
