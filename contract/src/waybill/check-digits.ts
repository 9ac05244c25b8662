/** Check digits of air waybill and container numbers. */

/** An IATA main number taken apart. */
export interface AirMainNumber {
  /** Airline accounting code, three digits. */
  readonly prefix: string;
  /** Serial, seven digits. */
  readonly serial: string;
  readonly checkDigit: number;
}

/** Check digit of an air waybill serial: the seven digits modulo 7 (IATA Resolution 600a). */
export function airCheckDigit(serial: string): number {
  return Number(serial) % 7;
}

/** `020`, `1234567` → `020-12345675`. */
export function airMainNumber(prefix: string, serial: string): string {
  return `${prefix}-${serial}${airCheckDigit(serial)}`;
}

/** Reads `020-12345675`, `020 12345675` or `02012345675`; undefined when it is not eleven digits. */
export function readAirMainNumber(text: string): AirMainNumber | undefined {
  const [, prefix, serial, check] = /^(\d{3})[- ]?(\d{4} ?\d{3})(\d)$/.exec(text.trim()) ?? [];
  if (prefix === undefined || serial === undefined) return undefined;
  return { prefix, serial: serial.replace(" ", ""), checkDigit: Number(check) };
}

/** A container number taken apart (ISO 6346). */
export interface ContainerNumber {
  /** Owner code and category, four letters. */
  readonly owner: string;
  /** Six digits. */
  readonly serial: string;
  readonly checkDigit: number;
}

/** ISO 6346: letters count 10 to 38, leaving out the multiples of 11. */
function letterValue(letter: string): number {
  const place = letter.charCodeAt(0) - 65;
  return 10 + place + Math.floor((place + 9) / 10);
}

/** Check digit of a container number: Σ value × 2^position, modulo 11, of which 10 counts as 0 (ISO 6346, annex A). */
export function containerCheckDigit(owner: string, serial: string): number {
  const values = `${owner}${serial}`.split("").map((sign) => (/\d/.test(sign) ? Number(sign) : letterValue(sign)));
  return (values.reduce((total, value, place) => total + value * 2 ** place, 0) % 11) % 10;
}

/** Reads `CSQU3054383`, also with blanks or a hyphen and in lower case; undefined when it has another form. */
export function readContainerNumber(text: string): ContainerNumber | undefined {
  const [, owner, serial, check] = /^([A-Z]{3}[UJZ])(\d{6})(\d)$/.exec(text.toUpperCase().replace(/[\s-]/g, "")) ?? [];
  if (owner === undefined || serial === undefined) return undefined;
  return { owner, serial, checkDigit: Number(check) };
}
