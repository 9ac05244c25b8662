/**
 * FWB/16 and FHL/4 as regular expressions, after the published grammars of FWB/14 (parse2.com, cargo-imp/FWB14.abnf),
 * FWB/17 and FHL/5 (ANTLR grammars of a public repository), with the party lines of FWB/16 and FHL/4. Line ends are
 * line feeds here.
 */

const text = (most: number, least = 1) => `[A-Z0-9 .\\-]{${least},${most}}`;
const number = (most: number) => `(?=[0-9.]{1,${most}}(?![0-9.]))\\d+(?:\\.\\d+)?`;
const optional = (pattern: string) => `(?:${pattern})?`;
const several = (pattern: string, most: number) => `(?:${pattern}){1,${most}}`;

const airport = "[A-Z]{3}";
const carrier = "(?:[A-Z][A-Z0-9]|[0-9][A-Z])";
const awb = `\\d{3}-\\d{8}${airport}${airport}`;
const quantity = `/T\\d{1,4}K${number(7)}`;
const coded = `/[A-Z]{2}${optional(`/${optional(text(9))}${optional(`/(?:TE|FX|TL)/[A-Z0-9]{1,25}`)}`)}`;
const party = `/${text(35)}\n/${text(35)}\n/${text(17)}${optional(`/${text(9)}`)}\n${coded}\n`;
const values = `/(?:NVD|${number(12)})/(?:NCV|${number(12)})/(?:XXX|${number(11)})`;

const details = [
  `N[GC]/${text(20)}`,
  `NV/MC${number(9)}`,
  `ND/${optional(`K${number(7)}`)}/(?:NDA|CMT\\d{1,5}-\\d{1,5}-\\d{1,5}/\\d{1,4})`,
  "NS/\\d{1,5}",
  "NH/[A-Z0-9]{6,18}",
].join("|");
const rates = [
  `RTD/1/P\\d{1,4}/K${number(7)}`,
  optional("/C[A-Z]"),
  optional(`/W${number(7)}`),
  optional(`/R${number(8)}`),
  optional(`/T${number(12)}`),
  `\n${several(`${optional("/\\d{1,2}")}/(?:${details})\n`, 12)}`,
].join("");
const otherCharges = `OTH${several(`/[PC]/${several(`[A-Z]{3}${number(12)}`, 3)}\n`, 12)}`;
const total = (name: string) =>
  `${name}${optional(several(`/[A-Z]{2}${number(12)}`, 3))}\n${several(`/[A-Z]{2}${number(12)}`, 3)}\n`;

export const fwb16 = new RegExp(
  [
    "^FWB/16\n",
    `${awb}${quantity}${optional(`MC${number(9)}`)}\n`,
    optional(`FLT${several(`/${carrier}\\d{3,4}[A-Z]?/\\d\\d`, 2)}\n`),
    `RTG/${optional(airport)}${carrier}(?:/${airport}${optional(carrier)}){0,2}\n`,
    `SHP${optional(`/${text(14)}`)}\n${party}`,
    `CNE${optional(`/${text(14)}`)}\n${party}`,
    optional(`AGT/${optional(text(14))}/\\d{7}${optional("/\\d{4}")}\n/${text(35)}\n/${text(17)}\n`),
    optional(`ACC${several(`/[A-Z]{3}/${text(34)}\n`, 6)}`),
    `CVD/[A-Z]{3}/${optional("[A-Z]{2}")}/${optional("[PC]{2}")}${values}\n`,
    rates,
    optional(otherCharges),
    `(?:${total("PPD")}|${total("COL")}|${total("PPD")}${total("COL")})`,
    optional(`CER/${text(20)}\n`),
    `ISU/\\d\\d[A-Z]{3}\\d\\d/${text(17)}${optional(`/${text(20)}`)}\n`,
    optional(`OSI${several(`/${text(65)}\n`, 3)}`),
    `REF/${optional("[A-Z]{3}[A-Z0-9]{4}")}${optional(`/${optional(text(15))}/[A-Z]{3}/[A-Z0-9]{1,17}/${airport}`)}\n`,
    optional(`SPH${several("/[A-Z]{3}", 9)}\n`),
    "$",
  ].join(""),
);

export const fhl4 = new RegExp(
  [
    "^FHL/4\n",
    `MBI/${awb}${quantity}\n`,
    `HBS/[A-Z0-9]{1,12}/${airport}${airport}/\\d{1,4}/K${number(7)}/${optional("\\d{1,5}")}/${text(15)}\n`,
    optional(`${several("/[A-Z]{3}", 9)}\n`),
    optional(`TXT${several(`/${text(65)}\n`, 9)}`),
    optional(`HTS${several("/[A-Z0-9]{6,18}\n", 9)}`),
    optional(
      `OCI${several(`/${optional("[A-Z]{2}")}/${optional("[A-Z]{3}")}/${optional("[A-Z]{1,2}")}/${text(35)}\n`, 20)}`,
    ),
    optional(`SHP/${party}`.replace("SHP//", "SHP/")),
    optional(`CNE/${party}`.replace("CNE//", "CNE/")),
    optional(`CVD/[A-Z]{3}/${optional("[PC]{2}")}${values}\n`),
    "$",
  ].join(""),
);

/** With line feeds, as the grammars have them. */
export const lineFeeds = (message: string) => message.replaceAll("\r\n", "\n");
