/** A number without blanks and marks: they are written in many ways. */
export function plainNumber(number: string): string {
  return number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Digits of Arabic and Persian papers as the lists have them. */
const withPlainDigits = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0));

/** Words that papers write before a number to name its kind. */
const label =
  /^[\s.:#№-]*(?:passport|identity|identification|identifier|national|personal|id|card|document|doc|no|nr|nº|num|number|imo|mmsi|ship|vessel|company|commercial|registry|registro|registration|reg|license|licence|code|tax|tin|vat|inn|ogrn|kpp|okpo|cr|c\.r\.|cedula|cédula|nit|ruc|rif|rfc|curp|c\.u\.r\.p\.|dni|d\.n\.i\.|matricula|mercantil|lei|uscc|swift|bic|паспорт|инн|огрн|кпп|номер|الجواز|جواز|السفر|سفر|الهوية|هوية|بطاقة|السجل|سجل|تجاري|التجاري|رقم|شماره|گذرنامه)(?!\p{L})(?!(?<!imo)\p{N})[\s.:#№/-]*|^[\s.:#№-]*(?:(?:\p{L}\.){2,}|护照|身份证|证件|号码|编号|号|统一社会信用代码|代码)[\s.:#№/-]*/iu;

/** The country behind a number. */
const country = /(?:,\s*\p{L}[\p{L}\s.]*|(?<=\p{N})\s+\p{L}{3}[\p{L}\s.]*)$/u;

/** Words that papers write behind a number: when and where it was issued, until when it holds. */
const behind = /[\s,;(]+(?:issued|issue|date|expires|expiry|exp|valid|dated|from|of|dob)(?!\p{L}).*$/iu;

/** The numbers that a person may mean: as it stands, without what it is called, and without a country in brackets. */
export function askedNumbers(text: string): string[] {
  const found = new Set<string>();
  const add = (one: string) => {
    const plain = plainNumber(one);
    if (plain.length >= 4 && /\p{N}/u.test(plain)) found.add(plain);
  };
  const written = withPlainDigits(text);
  add(written);
  const left = written.replaceAll(/\(\s*(\p{L}[\p{L}\s,.]*)\)/gu, " ");
  add(left);
  const bare = withoutLabels(left).replace(/\s*\bIMO\b\s*$/i, "");
  for (const one of [bare, bare.replace(behind, ""), bare.replace(country, "")]) add(one);
  for (const one of numbersIn(bare)) add(one);
  return [...found];
}

const date = /^(?:\d{1,2}[./-](?:\d{1,2}|\p{L}+)[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/u;

/**
 * The numbers in a text, whatever it calls them (P/P, Nat. ID, No. passeport): from the first word with a digit on, with the
 * letters of a series before it, and each word that has five digits or more, also one of two with a stroke between them.
 */
function numbersIn(text: string): string[] {
  const words = text.split(/[\s,;:()[\]]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = words.findIndex((word) => /\p{N}/u.test(word));
  if (first < 0) return [];
  const tail = words.slice(first).join(" ");
  const series = words[first - 1] ?? "";
  const long = words
    .filter((word) => !date.test(word))
    .flatMap((word) => [word, ...(/^[^/]+\/[^/]+$/.test(word) ? word.split("/") : [])])
    .filter((word) => word.replaceAll(/\P{N}/gu, "").length >= leastDigits);
  return [
    ...(tail.replaceAll(/\P{N}/gu, "").length >= leastDigits
      ? [tail, ...(/^\p{L}{1,3}$/u.test(series) ? [series + tail] : [])]
      : []),
    ...long,
  ];
}
const leastDigits = 5;

const imo = /\bIMO(?!\p{L})[\s-]*(?:no|nr|number)?[\s.:#-]*(\d{7})(?!\d)|(?<!\d)(\d{7})\s*\(?IMO\b/giu;

/** A bank without its branch, and without what papers call its code. */
export function bankOf(bic: string): string {
  return plainNumber(withoutLabels(bic.normalize("NFKC"))).slice(0, 8);
}

function withoutLabels(text: string): string {
  let left = text;
  while (label.test(left)) left = left.replace(label, "");
  return left;
}

/** The numbers of ships that stand in a name, with their word before or behind. */
export function imoNumbers(name: string): string[] {
  const found = Array.from(withPlainDigits(name).matchAll(imo), ([, before, after]) => before ?? after ?? "");
  return [...new Set(found)];
}
