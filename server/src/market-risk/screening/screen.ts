import type { SearchBy } from "@lading/contract/market-risk";
import { and, arrayOverlaps, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#core/db";
import type { ListedParty } from "../lists/formats/index.ts";
import { nameKey, nameParts } from "../names/index.ts";
import { askedNumbers, bankOf, imoNumbers, plainNumber } from "../numbers.ts";
import { sanctionsEntries, type KeptHit } from "../tables.ts";
import { searchedEntries, type ListInUse } from "./in-use.ts";
import { screener } from "./screener.ts";
import type { Found } from "./worker.ts";

/** Least score that a screening shows; see quality.test.ts for the names found and missed with it. */
const leastNameScore = 0.8;
/** Addresses are written in more ways, and the searched one is often shorter. */
const leastAddressScore = 0.7;
const mostHits = 50;

/** The key that decisions are tied to: a name, an address or a number as it is compared; of a name without anything to compare, as it was written. */
export function searchKey(by: SearchBy, text: string): string {
  const plain = by === "name" || by === "address" ? nameKey(text) : by === "bic" ? bankOf(text) : plainNumber(text);
  return `${by}:${plain || text.trim().toLowerCase()}`;
}

interface Of {
  companyId: string;
  lists: readonly ListInUse[];
}

/** The entries that have this, best first; null where there is nothing in it to compare. */
export async function screen(db: Db, of: Of, { by, text }: { by: SearchBy; text: string }): Promise<KeptHit[] | null> {
  if (by === "name" || by === "address") return (await screenAll(db, of, { by, texts: [text] }))[0] ?? null;
  const wanted = by === "bic" ? [bankOf(text)].filter((bic) => bic.length >= 4) : askedNumbers(text);
  if (wanted.length === 0) return null;
  return (await numbered(db, of, { by, wanted })).map(({ hit }) => hit);
}

/** The entries that have one of these numbers or bank codes. */
async function numbered(
  db: Db,
  of: Of,
  { by, wanted }: { by: SearchBy; wanted: readonly string[] },
): Promise<{ plain: string; hit: KeptHit }[]> {
  const column = by === "bic" ? sanctionsEntries.bics : sanctionsEntries.numbers;
  const { companyId, listId } = sanctionsEntries;
  const rows = await db
    .select()
    .from(sanctionsEntries)
    .where(and(eq(companyId, of.companyId), inArray(listId, idsOf(of.lists)), arrayOverlaps(column, [...wanted])))
    .limit(mostHits);
  return rows.flatMap((row) => {
    const list = of.lists.find(({ id }) => id === row.listId);
    const plain = wanted.find((one) => (by === "bic" ? row.bics : row.numbers).includes(one));
    if (!list || plain === undefined) return [];
    const matched = matchedNumber(row.party, by, plain);
    return [{ plain, hit: keptHit(list, row, { asked: "", matched, score: 1, pairs: [], unmatched: [] }) }];
  });
}

/** The same for many names or addresses at once. */
export async function screenAll(
  db: Db,
  { companyId, lists }: Of,
  { by, texts }: { by: "name" | "address"; texts: readonly string[] },
): Promise<(KeptHit[] | null)[]> {
  const key = [companyId, ...lists.map(({ id }) => id)].join(" ");
  const leastScore = by === "name" ? leastNameScore : leastAddressScore;
  const found = await screener.search(key, { field: by, texts, leastScore }, () =>
    searchedEntries(db, companyId, lists),
  );
  const rows = await readEntries(
    db,
    companyId,
    lists,
    found.flatMap((hits) => hits ?? []),
  );
  const ships = by === "name" ? texts.map(imoNumbers) : [];
  const wanted = [...new Set(ships.flat())];
  const byNumber =
    wanted.length === 0 ? [] : await numbered(db, { companyId, lists }, { by: "identityNumber", wanted });
  return found.map((hits, at) => {
    const asked = texts[at] ?? "";
    const named = hits?.flatMap((hit) => {
      const list = lists[hit.list];
      const row = list && rows.get(`${list.id} ${hit.place}`);
      return row ? [keptHit(list, row, { ...hit, asked, matched: hit.name })] : [];
    });
    const numbers = byNumber.flatMap(({ plain, hit }) => (ships[at]?.includes(plain) === true ? [hit] : []));
    if (numbers.length === 0) return named ?? null;
    const keys = new Set(numbers.map(({ key: one }) => one));
    return [...numbers, ...(named ?? []).filter(({ key: one }) => !keys.has(one))];
  });
}

const idsOf = (lists: readonly ListInUse[]) => lists.map(({ id }) => id);

type Entry = typeof sanctionsEntries.$inferSelect;

async function readEntries(
  db: Db,
  company: string,
  lists: readonly ListInUse[],
  found: readonly Found[],
): Promise<Map<string, Entry>> {
  if (found.length === 0) return new Map();
  const { companyId, listId, place } = sanctionsEntries;
  const wanted = [...Map.groupBy(found, (hit) => hit.list)].flatMap(([list, hits]) => {
    const id = lists[list]?.id;
    return id === undefined ? [] : [and(eq(listId, id), inArray(place, [...new Set(hits.map((hit) => hit.place))]))];
  });
  const rows = await db
    .select()
    .from(sanctionsEntries)
    .where(and(eq(companyId, company), or(...wanted)));
  return new Map(rows.map((row) => [`${row.listId} ${row.place}`, row]));
}

const percent = (share: number) => Math.round(share * 100);

/** A hit as it is kept, with what the list said of the entry. */
export function keptHit(
  list: Pick<ListInUse, "source" | "listDate">,
  { party, reference, fingerprint }: Pick<Entry, "party" | "reference" | "fingerprint">,
  {
    asked,
    matched,
    score,
    pairs,
    unmatched,
  }: Omit<Found, "list" | "place" | "name"> & { asked: string; matched: string },
): KeptHit {
  const [main, ...others] = party.names.map(({ name }) => name);
  return {
    key: `${list.source}:${reference}`,
    source: list.source,
    listDate: list.listDate,
    reference,
    fingerprint,
    kind: party.kind,
    name: main ?? "",
    matched,
    score: percent(score),
    pairs: pairs.map((pair) => ({ ...pair, likeness: percent(pair.likeness) })),
    unmatched: [...unmatched],
    leftOut: asked === "" ? [] : [...new Set([...nameParts(asked).leftOut, ...nameParts(matched).leftOut])],
    otherNames: others,
    programs: [...party.programs],
    birthDates: [...party.birthDates],
    countries: [...party.countries],
    addresses: party.addresses.map(({ text, country }) => [text, country].filter(Boolean).join(", ")),
    numbers: [...party.numbers.map(({ kind, number }) => `${kind} ${number}`.trim()), ...party.bics],
    remarks: party.remarks.slice(0, 4_000),
  };
}

function matchedNumber({ numbers, bics }: ListedParty, by: SearchBy, plain: string): string {
  if (by === "bic") return bics.find((bic) => bankOf(bic) === plain) ?? plain;
  const found = numbers.find(({ number }) => plainNumber(number) === plain);
  return found ? `${found.kind} ${found.number}`.trim() : plain;
}
