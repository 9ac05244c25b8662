import {
  ListFileError,
  type ListedAddress,
  type ListedParty,
  type ListedPartyName,
  type ReadList,
} from "./listed-party.ts";
import { walk, type Element } from "./xml-elements.ts";

/**
 * The UN Security Council's Consolidated List as published (`CONSOLIDATED_LIST`, schema sc-sanctions.xsd). Throws a
 * `ListFileError` where the file is none or ends before its root does. Entities of XML other than its own five are refused.
 */
export function readUn(file: { name: string; bytes: Uint8Array }): ReadList {
  const parties: ListedParty[] = [];
  let date: string | null = null;
  walk(
    file,
    { root: "CONSOLIDATED_LIST", parties: ["INDIVIDUAL", "ENTITY"], depth: 2 },
    (root) => (date = /^\d{4}-\d{2}-\d{2}/.exec(root["dateGenerated"] ?? "")?.[0] ?? null),
    (element) => {
      parties.push(partyOf(element));
    },
  );
  if (parties.length === 0) throw new ListFileError(file.name, "empty");
  return { parties, date, doubts: [] };
}

const textsOf = (element: Element, name: string): string[] =>
  element.children.filter((child) => child.name === name).map(({ text }) => text.trim());
const textOf = (element: Element, name: string): string => textsOf(element, name).find(Boolean) ?? "";
const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);
const valuesOf = (element: Element, name: string): string[] =>
  childrenOf(element, name)
    .flatMap((child) => textsOf(child, "VALUE"))
    .filter(Boolean);

function partyOf(element: Element): ListedParty {
  const isPerson = element.name === "INDIVIDUAL";
  const prefix = element.name;
  const parts = ["FIRST_NAME", "SECOND_NAME", "THIRD_NAME", "FOURTH_NAME"].map((part) => textOf(element, part));
  const original = textOf(element, "NAME_ORIGINAL_SCRIPT");
  return {
    reference: textOf(element, "REFERENCE_NUMBER"),
    kind: isPerson ? "person" : "entity",
    names: [
      { name: parts.filter(Boolean).join(" "), kind: "primary" },
      ...(original === "" ? [] : [{ name: original, kind: "alias" as const }]),
      ...childrenOf(element, `${prefix}_ALIAS`).flatMap(aliasOf),
    ],
    addresses: childrenOf(element, `${prefix}_ADDRESS`).flatMap(addressOf),
    numbers: childrenOf(element, "INDIVIDUAL_DOCUMENT").flatMap((document) => {
      const number = bareNumber(textOf(document, "NUMBER"));
      return number === "" ? [] : [{ kind: textOf(document, "TYPE_OF_DOCUMENT"), number }];
    }),
    bics: [],
    birthDates: childrenOf(element, "INDIVIDUAL_DATE_OF_BIRTH").flatMap(birthOf),
    countries: valuesOf(element, "NATIONALITY"),
    programs: [textOf(element, "UN_LIST_TYPE")].filter(Boolean),
    remarks: [...valuesOf(element, "DESIGNATION"), textOf(element, "COMMENTS1")].filter(Boolean).join("; "),
  };
}

/** A document's number without what stands before and behind it: "British passport number C00146605", "381110042 (Expired …)". */
function bareNumber(text: string): string {
  const whole = text.replaceAll(/\s+/g, " ").trim();
  if (!/^\p{L}{3}|\)$/u.test(whole)) return whole;
  const [number = whole] =
    /(?:(?<!\p{L})\p{Lu}{1,3} )?(?:N°)?[^\s:°]*\d.*$/u.exec(whole.replace(/ \([^()]*\)$/, "")) ?? [];
  return number.replace(/^\p{L}+\.?: ?/u, "");
}

const qualities: Readonly<Record<string, ListedPartyName["kind"]>> = { Low: "weak", "f.k.a.": "former" };

/** An alias element may hold several names, separated by semicolons. */
function aliasOf(alias: Element): ListedPartyName[] {
  const kind = qualities[textOf(alias, "QUALITY")] ?? "alias";
  return textOf(alias, "ALIAS_NAME")
    .split(";")
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ name, kind }));
}

function addressOf(address: Element): ListedAddress[] {
  const text = ["STREET", "CITY", "STATE_PROVINCE", "ZIP_CODE"]
    .map((part) => textOf(address, part))
    .filter(Boolean)
    .join(", ");
  const country = textOf(address, "COUNTRY");
  return text === "" && country === "" ? [] : [{ text, country }];
}

function birthOf(birth: Element): string[] {
  const [from, to] = [textOf(birth, "FROM_YEAR"), textOf(birth, "TO_YEAR")];
  const date = textOf(birth, "DATE") || textOf(birth, "YEAR") || [from, to].filter(Boolean).join("–");
  return date === "" ? [] : [date];
}
