/**
 * Words beside a ship's name on bills of lading, charter parties and crew lists: what kind of ship it is, its numbers,
 * flag, size and voyage, its former and later names. A text that has any of it means a ship.
 */
const kind =
  "(?:(?:motor|oil|crude(?:\\s+oil)?|chemical|products?|lpg|lng|gas|bitumen|asphalt|bunkering)[\\s-]+)?(?:vessel|tanker|tankship|carrier|ship|barge|tug)|" +
  "(?:bulk|container|general\\s+cargo|cargo|fishing|supply|support|offshore|ro-?ro)[\\s-]+(?:vessel|carrier|ship|trawler)|bulker|containership|reefer|trawler|" +
  "vlcc|ulcc|vlgc|vloc|suezmax|aframax|panamax|handymax|handysize|supramax|kamsarmax|capesize|fpso|fso";
const flags = String.raw`\p{L}[\p{L}\s.]{2,20}?`;

/** Patterns of what stands beside the name, each taken away wherever it stands. */
const beside: readonly RegExp[] = [
  // In brackets: (IMO: 9283760), (bulk carrier), (Panama flag), (flag: Iran), (call sign EPBQ5).
  new RegExp(
    String.raw`[([][^()[\]]*(?<!\p{L})(?:imo|mmsi|flag(?:ged)?|call\s*sign|dwt|grt|built|blt|${kind})(?!\p{L})[^()[\]]*[)\]]`,
    "giu",
  ),
  /(?<!\p{L})imo(?:\s*(?:no|number|nr)\b)?[\s.:#-]*\d{7}(?!\d)/giu,
  /(?<!\d)\d{7}\s*imo(?!\p{L})/giu,
  /(?<!\p{L})mmsi(?:\s*(?:no|number|nr)\b)?[\s.:#-]*\d{9}(?!\d)/giu,
  /(?<!\p{L})(?:intl\.?\s+)?(?:call[\s-]*sign|c\/s)[\s.:#-]*[a-z\d]{4,7}(?![a-z\d])/giu,
  /(?<!\d)\d[\d.,]*\s*(?:dwt|dwcc|dwat|grt|nrt|gt|teu|cbm)(?!\p{L})/giu,
  /(?<!\p{L})(?:dwt|dwcc|grt|nrt|gt|teu)[\s.:]*\d[\d.,]*(?!\d)/giu,
  /(?<!\p{L})(?:built|blt|year\s+of\s+build)[\s.:]*(?:19|20)\d\d(?!\d)/giu,
  new RegExp(
    String.raw`[\s,/-]+(?:under\s+)?(?:(?:the\s+)?flag\s*(?:of|:)\s*${flags}|${flags}\s+flag(?:ged)?)\s*$`,
    "iu",
  ),
  new RegExp(String.raw`^\s*${flags}[\s-]flag(?:ged)?\s+`, "iu"),
];

/** A kind of ship before the name or behind it. */
const kindBefore = new RegExp(String.raw`^\s*(?:the\s+)?(?:m[\s-]v|m\s*\/?\s*tanker|${kind})[\s:]+(?=\S)`, "iu");
const kindBehind = new RegExp(String.raw`[\s,-]+(?:${kind})\s*$`, "iu");
/** A voyage's number: 023W, V-12N, /0123E. */
const voyage = /[\s,/]+(?:v(?:oy(?:age)?)?[\s.:-]*(?:no\.?\s*)?)?\d{1,4}[nsew](?:\/\d{1,4}[nsew])?\s*$/iu;
/** A word that only ships have before their names. */
const prefix = /^\s*(?:m\s*[./-]?\s*[vts]\s*[./]?|s\s*[./]\s*s\.?|l[pn]g\s*\/\s*c)(?=[\s"'“«:])/iu;

/** Words for a former, later or further name; behind each the other name stands. */
const otherNames = new RegExp(
  [
    String.raw`[\s,;/([-]+(?:ex[\s.-]*name|ex|formerly(?:\s+known\s+as)?|f\.?\/?k\.?\/?a\.?|a\.?\/?k\.?\/?a\.?|n\.?\/?k\.?\/?a\.?|d\/b\/a|also\s+known\s+as|now\s+known\s+as|renamed\s+(?:from|to|as)|to\s+be\s+renamed(?:\s+to)?|alias)(?:\s*[.:-]\s*|\s+)(?=[\p{L}"'“«])`,
    // These are ordinary words too: they say so behind a bracket, a comma or a stroke only.
    String.raw`\s*[,;/([-]+\s*(?:former(?:\s+name)?|now|previously|renamed|t\.?b\.?r\.?(?:\s+to)?)(?:\s*[.:-]\s*|\s+)(?=[\p{L}"'“«])`,
  ].join("|"),
  "giu",
);
const quotes = /["“”„«»]|(?<!\p{L})'|'(?!\p{L})/gu;

/** The International Maritime Organization's numbers end in a digit that the six before it give (resolution A.1117). */
export function isImoNumber(number: string): boolean {
  if (!/^\d{7}$/.test(number)) return false;
  const sum = Array.from(number.slice(0, 6), Number).reduce((total, digit, at) => total + digit * (7 - at), 0);
  return sum % 10 === Number(number[6]);
}

/** Without a ship's number that stands behind its name without the word for it. */
const withoutBareNumber = (name: string) =>
  name.replace(/[\s,(]+(\d{7})\)?\s*$/u, (all, number: string) => (isImoNumber(number) ? " " : all));

const trimmed = (name: string) => name.replace(/^[\s,;/()[\]-]+|[\s,;/([-]+$/gu, "");

/** A ship's name without what stands beside it. */
function withoutParticulars(name: string): string {
  let left = beside.reduce((text, pattern) => text.replace(pattern, " "), name);
  left = withoutBareNumber(left).replace(voyage, " ").replace(quotes, " ");
  left = trimmed(left);
  return trimmed(left.replace(kindBefore, "").replace(prefix, "").replace(kindBehind, ""));
}

/** The names in a text that names one party by several: OCEAN DAWN (ex SOBHAN, ex BLUE WAVE), SOBHAN (now OCEAN DAWN). */
export function namesBeside(text: string): string[] {
  const parts = ` ${text}`.split(otherNames).map((part) => trimmed(part.replaceAll(/[()[\]]/g, " ")));
  return parts.length > 1 ? parts.filter((part) => /\p{L}{2}/u.test(part)) : [];
}

const roman = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const spelled = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const lastNumber = new RegExp(
  String.raw`(?<=\p{L}{2}.*?)[\s-]*(?<![\p{L}\d])(?:(?:no|nr|num|number|#)[\s.:]*)?(\d{1,2}|[ivx]{1,4}|${spelled.slice(1).join("|")})\s*$|(?<=\p{L}{2})\s+no\.?\s*(\d{1,2})\s*$`,
  "iu",
);

/** A name that ends in a number, with the number as digits and as Roman ones: Maria Three, Maria No. 3, Maria III. */
export function withOtherDigits(name: string): string[] {
  const [all = "", one = "", other = ""] = lastNumber.exec(name) ?? [];
  const last = (one || other).toLowerCase();
  if (last === "") return [];
  const number = /^\d+$/.test(last) ? Number(last) : Math.max(roman.indexOf(last), spelled.indexOf(last));
  if (!(number > 0)) return [];
  const begun = name.slice(0, name.length - all.length);
  return [
    `${begun} ${number}`,
    ...(roman[number] === undefined ? [] : [`${begun} ${roman[number]?.toUpperCase()}`]),
  ].filter((written) => written.toLowerCase() !== name.toLowerCase());
}

const isSign = (name: string) =>
  prefix.test(name) ||
  kindBefore.test(name) ||
  kindBehind.test(name) ||
  beside.some((pattern) => name.search(pattern) >= 0);

/** The names of a ship that a paper names with what stands beside it; none where a text does not say that it means a ship. */
export function shipNamesIn(text: string): string[] {
  const names = namesBeside(text);
  const all = [text, ...names];
  const isShip = all.some((one) => isSign(one)) || withoutBareNumber(text) !== text || voyage.test(text);
  if (!isShip) return [];
  const plain = all.map(withoutParticulars).filter((name) => /\p{L}{2}/u.test(name));
  return [...new Set([...plain, ...plain.flatMap(withOtherDigits)])];
}
