/** Division codes of GB/T 2260 for the demo's cities, which stand in a firm's number of credit (GB 32100). */
const divisions: Readonly<Record<string, string>> = {
  Shenzhen: "440300",
  Guangzhou: "440100",
  Shanghai: "310000",
  Ningbo: "330200",
  Xiamen: "350200",
  Qingdao: "370200",
};

/** A firm's tax number from eight digits, in the form that its country gives them; elsewhere the register's number. */
const forms: Readonly<Record<string, (digits: string, city: string) => string>> = {
  CN: (digits, city) => `91${divisions[city] ?? "110000"}MA${digits}`,
  HK: (digits) => digits,
  SA: (digits) => `310${digits}0003`,
  AE: (digits) => `100${digits}0003`,
  OM: (digits) => `OM11${digits}`,
  BH: (digits) => `2000${digits}002`,
  EG: (digits) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(5)}`,
  TR: (digits) => `10${digits}`,
  NL: (digits) => `NL0${digits}B01`,
  DE: (digits) => `DE2${digits}`,
  GB: (digits) => `GB3${digits}`,
  US: (digits) => `9${digits.slice(0, 1)}-${digits.slice(1)}`,
  SG: (digits) => `2018${digits.slice(3)}K`,
  KE: (digits) => `P0${digits}A`,
  NG: (digits) => `${digits}-0001`,
};

/** A made-up tax number in the form of a firm's country; `digits` are eight. */
export function taxNumberOf({ country, city }: { country: string; city: string }, digits: string): string {
  return forms[country]?.(digits, city) ?? `CR ${digits}`;
}
