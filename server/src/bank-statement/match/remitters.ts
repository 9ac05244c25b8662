import { sameNameKey } from "#core/party-names";
import { NameFinder } from "./name-finder.ts";
import type { CustomerNames, EarlierReceipt, Receipt } from "./receipt.ts";

/** Why a customer could be the remitter. */
export interface Likeness {
  /** It paid from this account before, and among how many customers. */
  readonly account: number;
  /** It paid under this very name before. */
  readonly isEarlierName: boolean;
  /** 0 to 1: how like its names the remitter's is. */
  readonly name: number;
}

const none: Likeness = { account: 0, isEarlierName: false, name: 0 };
/** Names less alike say nothing. */
const leastName = 0.6;
/** Names and texts that are longer are no remitter's. */
const longestName = 200;
const longestText = 4_000;
/** Banks cut names off where their fields end. */
const shortestCut = 18;
/** Of more customers that are alike the likeliest are enough to see that none is sure. */
const mostAlike = 12;
/** Some 10 MB. */
const mostRemembered = 5_000;

/** Tells from account and name who could have sent money, whatever script the bank writes it in. */
export class Remitters {
  readonly #customers: readonly string[];
  readonly #names: NameFinder;
  readonly #byAccount = new Map<string, Set<string>>();
  readonly #byName = new Map<string, Set<string>>();
  readonly #remembered = new Map<string, ReadonlyMap<string, number>>();

  constructor(customers: readonly CustomerNames[], earlier: readonly EarlierReceipt[]) {
    this.#customers = customers.map(({ customerId }) => customerId);
    this.#names = new NameFinder(customers.flatMap(({ names }, owner) => names.map((name) => ({ owner, name }))));
    for (const { customerId, remitter, remitterAccount } of earlier) {
      addTo(this.#byAccount, accountKey(remitterAccount), customerId);
      addTo(this.#byName, sameNameKey(remitter), customerId);
    }
  }

  /** Customers that could be the remitter, with what speaks for each. */
  of({ remitter, remitterAccount, text }: Receipt): ReadonlyMap<string, Likeness> {
    const found = new Map<string, Likeness>();
    const name = (remitter.trim() === "" ? nameWithin(text.slice(0, longestText)) : remitter).slice(0, longestName);
    for (const [customerId, likeness] of this.#alike(name)) found.set(customerId, { ...none, name: likeness });
    for (const customerId of this.#byName.get(sameNameKey(name)) ?? [])
      found.set(customerId, { ...(found.get(customerId) ?? none), isEarlierName: true });
    const payers = this.#byAccount.get(accountKey(remitterAccount));
    for (const customerId of payers ?? [])
      found.set(customerId, { ...(found.get(customerId) ?? none), account: payers?.size ?? 0 });
    return found;
  }

  #alike(name: string): ReadonlyMap<string, number> {
    const known = this.#remembered.get(name);
    if (known) return known;
    const found = new Map<string, number>();
    for (const text of variants(name))
      for (const [owner, likeness] of this.#names.search(text, leastName)) {
        const customerId = this.#customers[owner] ?? "";
        found.set(customerId, Math.max(found.get(customerId) ?? 0, likeness));
      }
    const best = new Map([...found].toSorted(([, a], [, b]) => b - a).slice(0, mostAlike));
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    this.#remembered.set(name, best);
    return best;
  }
}

function addTo(map: Map<string, Set<string>>, key: string, customerId: string): void {
  if (key === "") return;
  const there = map.get(key);
  if (there) there.add(customerId);
  else map.set(key, new Set([customerId]));
}

function accountKey(account: string): string {
  return account
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^0+/, "");
}

/** Banks without a field for it put the remitter into the text. */
function nameWithin(text: string): string {
  return (
    /(?:\bB\/O\b|\bBY ORDER OF\b|\bORDERING\b|\bFROM\b|付款人|汇款人|من)[:：\s]+([^/;|]{4,60})/i
      .exec(text)?.[1]
      ?.trim() ?? ""
  );
}

/** A name as the bank has it, and without its last word where that may be a piece of one. */
function variants(name: string): string[] {
  const own = name.split(/\s[/|;]\s|\bP\.? ?O\.? ?BOX\b/i)[0]?.trim() ?? "";
  const words = own.split(/\s+/);
  return own.length >= shortestCut && words.length > 2 ? [own, words.slice(0, -1).join(" ")] : [own].filter(Boolean);
}
