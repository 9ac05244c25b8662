import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, type AnswerOf, type Currency } from "@lading/contract/core";
import {
  crossRate,
  exchangeRateRefusals as refusals,
  plainRate,
  rateValue,
  type fetchExchangeRates,
} from "@lading/contract/exchange-rate";
import { and, eq } from "drizzle-orm";
import { inTransaction, storeEdit, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { nameRight } from "#core/rights";
import { heldSettlementOf } from "#currency";
import { requireOpenDay } from "#period";
import { logRates, type RateChange } from "./log.ts";
import type { PublishedRates } from "./published.ts";
import { foreignCurrencies } from "./settlement.ts";
import { sourceOf } from "./source.ts";
import { exchangeRates } from "./tables.ts";

type Given = OpenContext<typeof fetchExchangeRates>;
type Answer = AnswerOf<typeof fetchExchangeRates>;

const edits = "/financialBill/exchangeRateInfo:edit";

/** Fetches the published rates of the day and stores those of the company's currencies. Typed rates stay. */
export async function fetchRates(given: Given): Promise<Answer> {
  const { input, session, language, services, log } = given;
  if (input.replace.length > 0 && !session.rights.has(edits))
    throw refuse(coreRefusals.noRight, { right: nameRight(services.menu, edits, language) });
  const source = sourceOf(services.config, log);
  if (!source) throw refuse(refusals.sourceNotSet);
  const published = await source.fetch();
  const { companyId } = session;
  return await inTransaction(services.database, { companyId }, (db) => storeRates(db, given, published));
}

async function storeRates(db: Db, given: Given, { date, units }: PublishedRates): Promise<Answer> {
  const { companyId } = given.session;
  await requireOpenDay(db, companyId, date);
  const settlement = await heldSettlementOf(db, companyId);
  const ofSettlement = units.get(settlement);
  if (ofSettlement === undefined) throw refuse(refusals.settlementNotQuoted, { currency: settlement });
  const answer: Answer = { date, added: [], changed: [], unchanged: [], kept: [], notQuoted: [] };
  const changes: RateChange[] = [];
  for (const currency of await foreignCurrencies(db, companyId, settlement)) {
    const ofCurrency = units.get(currency);
    if (ofCurrency === undefined) {
      answer.notQuoted.push(currency);
      continue;
    }
    const rate = crossRate(ofCurrency, ofSettlement);
    if (!rateValue.safeParse(rate).success) throw refuse(refusals.sourceUnreadable);
    const stored = await storeRate(db, given, { settlement, currency, date, rate });
    if (stored.kept) answer.kept.push({ ...stored.kept, currency, published: rate });
    else answer[stored.outcome].push(currency);
    if (stored.change) changes.push(stored.change);
  }
  await logRates(db, given, "fetch", changes);
  return answer;
}

interface Published {
  settlement: Currency;
  currency: Currency;
  date: string;
  rate: string;
}

interface Stored {
  outcome: "added" | "changed" | "unchanged";
  change?: RateChange;
  /** A person's rate, which stays. */
  kept?: { id: string; rate: string; version: number };
}

/** Stores one rate: added first, so that of two who fetch at once the second finds what the first has stored. */
async function storeRate(db: Db, given: Given, published: Published): Promise<Stored> {
  const { companyId, userId: updatedBy, userName: updatedByName } = given.session;
  const { settlement, currency, date, rate } = published;
  const after = { rate, source: "ecb" as const };
  const of = { companyId, settlementCurrency: settlement, currency, date };
  const [added] = await db
    .insert(exchangeRates)
    .values({ ...of, ...after, id: randomUUIDv7(), updatedBy, updatedByName })
    .onConflictDoNothing()
    .returning();
  if (added) return { outcome: "added", change: { of: added, before: null, after } };
  const { companyId: company, settlementCurrency, currency: code, date: day } = exchangeRates;
  const which = and(eq(company, companyId), eq(settlementCurrency, settlement), eq(code, currency), eq(day, date));
  const [before] = await db.select().from(exchangeRates).where(which).for("update");
  // Somebody deleted it in this very moment: it stays deleted.
  if (!before || (before.source === "ecb" && plainRate(before.rate) === rate)) return { outcome: "unchanged" };
  const { id, version } = before;
  const gives = given.input.replace.some((one) => one.id === id && one.version === version);
  if (before.source === "hand" && !gives)
    return { outcome: "unchanged", kept: { id, rate: plainRate(before.rate), version } };
  await storeEdit(db, exchangeRates, before, { ...after, updatedBy, updatedByName });
  return { outcome: "changed", change: { of: before, before, after } };
}
