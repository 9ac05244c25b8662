import type { StatementLine } from "./statement.ts";

/** Field 86 as far as it says who paid and what for; its amount stands in field 61. */
export type EntryDetails = Omit<StatementLine, "amount">;

/** SWIFT breaks lines after 65 characters, wherever that is in a word. */
const fullLine = 64;
/** German business transaction codes of payments sent back. */
const returnCodes = new Set(["108", "109", "159", "181", "184"]);

/** Reads field 86 in the forms that banks give it: subfields (`?20`), codes between slashes (`/REMI/`), or free text. */
export function detailsOf(
  lines: readonly string[],
  { supplement, isReversal }: { supplement: string; isReversal: boolean },
): EntryDetails {
  const joined = joinedLines(lines);
  const code = /^\s*(\d{3})([^\p{L}\p{N}\s/])(?=\d{2})/u.exec(joined);
  const account = accountIn(supplement);
  const found = code
    ? subfields(lines.join(""), { sign: code[2] ?? "?", isReturn: returnCodes.has(code[1] ?? "") })
    : slashCodes(joined);
  const text = account === "" ? [found.text, supplement].filter(Boolean).join(" ") : found.text;
  return {
    ...found,
    text: text.replace(/\s+/g, " ").trim(),
    counterpartyAccount: found.counterpartyAccount || account,
    isReturn: found.isReturn || isReversal,
  };
}

/** A full line goes on in the next without a blank. */
function joinedLines(lines: readonly string[]): string {
  return lines.reduce((text, line, place) => {
    const before = lines[place - 1] ?? "";
    // The first line is shorter by its tag, `:86:`.
    const isFull = before.length >= (place === 1 ? fullLine - 4 : fullLine);
    return text + (place === 0 || isFull ? "" : " ") + line;
  }, "");
}

/** Some banks put the other side's account where field 61 goes on. */
function accountIn(supplement: string): string {
  return /^(?:[A-Z]{2}\d{2}[A-Z0-9]{10,30}|P?\d{6,20})$/.test(supplement) ? supplement.replace(/^P/, "") : "";
}

/** `051?00UEBERWEISUNG?20…?32MUELLER`: 20 to 29 and 60 to 63 are the purpose, 30 the bank, 31 or 38 the account, 32 and 33 the name. */
function subfields(text: string, { sign, isReturn }: { sign: string; isReturn: boolean }): EntryDetails {
  const parts = text.split(sign).flatMap((part) => {
    const [, number, value = ""] = /^(\d{2})(.*)$/s.exec(part) ?? [];
    return number === undefined ? [] : [{ number: Number(number), value }];
  });
  const joined = (is: (number: number) => boolean) =>
    parts
      .filter(({ number }) => is(number))
      .map(({ value }) => value)
      .join("");
  const purpose = joined((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63));
  const tagged = sepaTags(purpose);
  return {
    counterparty: joined((number) => number === 32 || number === 33).trim() || (tagged["ABWA"] ?? ""),
    counterpartyAccount: joined((number) => number === 38).trim() || joined((number) => number === 31).trim(),
    text: tagged["SVWZ"] ?? (Object.keys(tagged).length > 0 ? "" : purpose.trim()),
    endToEndId: referenceOf(tagged["EREF"]),
    instructed: null,
    charges: "",
    isReturn,
    returnReason: "",
  };
}

/** `EREF+…SVWZ+…` in the purpose. */
function sepaTags(purpose: string): Partial<Record<string, string>> {
  const parts = purpose.split(/(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/);
  const tags: Partial<Record<string, string>> = {};
  for (let place = 1; place + 1 < parts.length; place += 2) tags[parts[place] ?? ""] = (parts[place + 1] ?? "").trim();
  return tags;
}

const slashNames = "EREF|PREF|MARF|CSID|ORDP|BENM|REMI|CNTP|ISDT|RTRN|TRCD|IBAN|NAME|BIC|ADDR|ID|PURP|ULTB|ULTD|SVWZ";
const slashCode = new RegExp(`/(${slashNames})(?=/)`, "g");

/** `/EREF/…/ORDP//NAME/…/REMI/…`, as Dutch and many other banks write it; a text without such codes as it is. */
function slashCodes(text: string): EntryDetails {
  const starts = [...text.matchAll(slashCode)];
  const values: Partial<Record<string, string>> = {};
  for (const [place, start] of starts.entries()) {
    const value = text.slice(start.index + start[0].length + 1, starts[place + 1]?.index ?? text.length);
    values[start[1] ?? ""] ??= value.replace(/^\/+|\/+$/g, "").trim();
  }
  const [account = "", , name = ""] = (values["CNTP"] ?? "").split("/");
  const isCoded = starts.length > 0;
  const reference = referenceOf(values["EREF"]);
  return {
    counterparty: values["NAME"] ?? name,
    counterpartyAccount: values["IBAN"] ?? account,
    text: isCoded ? (values["REMI"] ?? values["SVWZ"] ?? "") : text,
    endToEndId: reference,
    instructed: null,
    charges: "",
    isReturn: values["RTRN"] !== undefined,
    returnReason: values["RTRN"] ?? "",
  };
}

function referenceOf(text: string | undefined): string {
  return text === undefined || /^(NOTPROVIDED|NONREF)$/i.test(text) ? "" : text;
}
