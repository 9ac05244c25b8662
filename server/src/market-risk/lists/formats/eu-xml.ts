import { ListFileError, type ListedAddress, type ListedParty, type ReadList } from "./listed-party.ts";
import { walk, type Element } from "./xml-elements.ts";

const namespace = "http://eu.europa.ec/fpi/fsd/export";

/**
 * The EU's consolidated list of persons, groups and entities subject to financial sanctions, as published in XML 1.1
 * (`export` of the namespace http://eu.europa.ec/fpi/fsd/export). Throws a `ListFileError` as the other lists' readers do.
 */
export function readEu(file: { name: string; bytes: Uint8Array }): ReadList {
  const parties: ListedParty[] = [];
  let date: string | null = null;
  walk(
    file,
    { root: "export", parties: ["sanctionEntity"], depth: 1 },
    (root) => {
      if (root["xmlns"] !== namespace) throw new ListFileError(file.name, "format", 1);
      date = /^\d{4}-\d{2}-\d{2}/.exec(root["generationDate"] ?? "")?.[0] ?? null;
    },
    (element) => {
      const party = partyOf(element);
      if (party.names.length > 0) parties.push(party);
    },
  );
  if (parties.length === 0) throw new ListFileError(file.name, "empty");
  return { parties, date, doubts: [] };
}

const childrenOf = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const attributeOf = (element: Element, name: string) => (element.attributes[name] ?? "").trim();
const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];
/** Lists write an unknown country as `00` and `UNKNOWN`. */
const countryOf = (element: Element) =>
  attributeOf(element, "countryIso2Code") === "00" ? "" : attributeOf(element, "countryDescription");

function partyOf(element: Element): ListedParty {
  const [subject] = childrenOf(element, "subjectType");
  const identifications = childrenOf(element, "identification").filter((one) => attributeOf(one, "number") !== "");
  const isBic = (one: Element) => attributeOf(one, "identificationTypeCode") === "swiftbic";
  const bics = identifications.filter(isBic).map((one) => attributeOf(one, "number").toUpperCase());
  return {
    reference: attributeOf(element, "euReferenceNumber") || `EU:${attributeOf(element, "logicalId")}`,
    kind: subject && attributeOf(subject, "code") === "person" ? "person" : "entity",
    names: childrenOf(element, "nameAlias").flatMap((alias, place) => {
      const name = attributeOf(alias, "wholeName") || joined(alias, ["firstName", "middleName", "lastName"]);
      const isWeak = attributeOf(alias, "strong") === "false";
      return name === "" ? [] : [{ name, kind: place === 0 ? ("primary" as const) : isWeak ? "weak" : "alias" }];
    }),
    addresses: childrenOf(element, "address").flatMap(addressOf),
    numbers: identifications
      .filter((one) => !isBic(one))
      .map((one) => ({
        kind: attributeOf(one, "identificationTypeDescription") || attributeOf(one, "identificationTypeCode"),
        number: attributeOf(one, "number"),
      })),
    bics,
    birthDates: unique(childrenOf(element, "birthdate").map(birthOf)),
    countries: unique(childrenOf(element, "citizenship").map(countryOf)),
    programs: unique(childrenOf(element, "regulation").map((one) => attributeOf(one, "programme"))),
    remarks: unique([
      attributeOf(element, "designationDetails"),
      ...childrenOf(element, "nameAlias").map((alias) => attributeOf(alias, "function")),
      ...childrenOf(element, "remark").map(({ text }) => text.trim()),
    ]).join("; "),
  };
}

function joined(element: Element, names: readonly string[]): string {
  return names
    .map((name) => attributeOf(element, name))
    .filter(Boolean)
    .join(" ");
}

function addressOf(element: Element): ListedAddress[] {
  const text = ["street", "poBox", "zipCode", "city", "place", "region"]
    .map((name) => attributeOf(element, name))
    .filter(Boolean)
    .join(", ");
  const country = countryOf(element);
  return text === "" && country === "" ? [] : [{ text, country }];
}

/** A day, else a year, else a range of years. */
function birthOf(element: Element): string {
  const [from, to] = [attributeOf(element, "yearRangeFrom"), attributeOf(element, "yearRangeTo")];
  const date = attributeOf(element, "birthdate") || attributeOf(element, "year") || unique([from, to]).join("–");
  return date !== "" && attributeOf(element, "circa") === "true" ? `circa ${date}` : date;
}
