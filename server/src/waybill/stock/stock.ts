import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  airMainNumber,
  readAirMainNumber,
  waybillRefusals,
  type addAwbStock,
  type editAwbStock,
  type getAwbNumberList,
  type getAwbStockList,
  type takeAwbNumber,
  type voidAwbNumber,
} from "@lading/contract/waybill";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { countUpTo, lockForEdit, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { users } from "#user";
import { stockParties } from "../parties/source.ts";
import { awbNumbers, awbStocks, waybills } from "../tables.ts";

const numberOf = (prefix: string, serial: number) => airMainNumber(prefix, String(serial).padStart(7, "0"));

/** How many numbers of a range are in a state. */
const counted = (state: "reserved" | "issued" | "voided") =>
  sql<number>`(SELECT count(*)::int FROM awb_number n WHERE n.company_id = ${awbStocks.companyId} AND n.stock_id = ${awbStocks.id} AND n.state = ${state})`;

/** A page of the ranges that airlines gave to the company. */
export async function listStock({ db, input, session }: Context<typeof getAwbStockList>) {
  const prefix = input.airlinePrefix === "" ? undefined : eq(awbStocks.airlinePrefix, input.airlinePrefix);
  const where = and(eq(awbStocks.companyId, session.companyId), prefix);
  const direction = input.order === "asc" ? asc : desc;
  const page = db
    .select({ stock: awbStocks, reserved: counted("reserved"), issued: counted("issued"), voided: counted("voided") })
    .from(awbStocks)
    .where(where)
    .orderBy(direction(awbStocks[input.sort]), asc(awbStocks.firstSerial))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page, countUpTo(db, awbStocks, where)]);
  const rows = found.map(({ stock, reserved, issued, voided }) => {
    const left = stock.lastSerial - stock.firstSerial + 1 - reserved - issued - voided;
    return {
      id: stock.id,
      airlinePrefix: stock.airlinePrefix,
      airlineName: stock.airlineName,
      firstNumber: numberOf(stock.airlinePrefix, stock.firstSerial),
      lastNumber: numberOf(stock.airlinePrefix, stock.lastSerial),
      left,
      reserved,
      issued,
      voided,
      warnBelow: stock.warnBelow,
      low: left <= stock.warnBelow,
      version: stock.version,
    };
  });
  return { rows, total };
}

/** Locks a company's airline: ranges are compared, and numbers taken, by one transaction at a time. */
async function lockAirline(db: Db, companyId: string, prefix: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`awb:${companyId}:${prefix}`}, 0))`);
}

/** Adds a range; it must not overlap with another of the airline. */
export async function addStock({ db, input, session }: Context<typeof addAwbStock>) {
  const { companyId } = session;
  await lockAirline(db, companyId, input.airlinePrefix);
  const overlapping = await db
    .select({ id: awbStocks.id })
    .from(awbStocks)
    .where(
      and(
        eq(awbStocks.companyId, companyId),
        eq(awbStocks.airlinePrefix, input.airlinePrefix),
        sql`${awbStocks.firstSerial} <= ${input.lastSerial} AND ${awbStocks.lastSerial} >= ${input.firstSerial}`,
      ),
    )
    .limit(1);
  if (overlapping.length > 0) throw refuseField("firstSerial", waybillRefusals.stockOverlap);
  const id = randomUUIDv7();
  await db.insert(awbStocks).values({ companyId, id, ...input, nextSerial: input.firstSerial });
  await stockParties.noteAdded(db, companyId, [input]);
  return { id };
}

/** Renames a range or changes when it warns. */
export async function editStock({ db, input, session }: Context<typeof editAwbStock>) {
  const { id, version, ...fields } = input;
  const read = { companyId: session.companyId, id, version };
  const before = await lockForEdit(db, awbStocks, read, ({ airlineName, warnBelow }) => ({ airlineName, warnBelow }));
  await stockParties.noteChanged(db, session.companyId, before, fields);
  return await storeEdit(db, awbStocks, read, fields);
}

/** Reserves the next number of an airline, whichever of its ranges has one left; numbers typed by hand are passed over. */
export async function takeNumber({ db, input, session }: Context<typeof takeAwbNumber>) {
  const { companyId, userId } = session;
  const { airlinePrefix } = input;
  await lockAirline(db, companyId, airlinePrefix);
  const stocks = await db
    .select()
    .from(awbStocks)
    .where(and(eq(awbStocks.companyId, companyId), eq(awbStocks.airlinePrefix, airlinePrefix)))
    .orderBy(asc(awbStocks.firstSerial));
  for (const stock of stocks) {
    const serial = await nextFree(db, stock);
    if (serial === undefined) continue;
    await db
      .insert(awbNumbers)
      .values({ companyId, airlinePrefix, serial, stockId: stock.id, state: "reserved", changedBy: userId });
    await db
      .update(awbStocks)
      .set({ nextSerial: serial + 1 })
      .where(and(eq(awbStocks.companyId, companyId), eq(awbStocks.id, stock.id)));
    return { mainNumber: numberOf(airlinePrefix, serial), ...(await leftOf(db, companyId, airlinePrefix)) };
  }
  throw refuseField("airlinePrefix", waybillRefusals.stockEmpty, { prefix: airlinePrefix });
}

async function nextFree(db: Db, stock: typeof awbStocks.$inferSelect): Promise<number | undefined> {
  const { rows } = await db.execute<{ serial: number }>(sql`
    SELECT serial FROM generate_series(${stock.nextSerial}::int, ${stock.lastSerial}::int) AS serial
    WHERE NOT EXISTS (SELECT FROM awb_number n WHERE n.company_id = ${stock.companyId}
      AND n.airline_prefix = ${stock.airlinePrefix} AND n.serial = serial.serial)
    ORDER BY serial LIMIT 1`);
  return rows[0]?.serial;
}

async function leftOf(db: Db, companyId: string, prefix: string): Promise<{ left: number; low: boolean }> {
  const ofAirline = and(eq(awbStocks.companyId, companyId), eq(awbStocks.airlinePrefix, prefix));
  const [[size], [taken]] = await Promise.all([
    db
      .select({
        size: sql<number>`coalesce(sum(${awbStocks.lastSerial} - ${awbStocks.firstSerial} + 1), 0)::int`,
        warnBelow: sql<number>`coalesce(max(${awbStocks.warnBelow}), 0)`,
      })
      .from(awbStocks)
      .where(ofAirline),
    db
      .select({ taken: count() })
      .from(awbNumbers)
      .where(and(eq(awbNumbers.companyId, companyId), eq(awbNumbers.airlinePrefix, prefix))),
  ]);
  const left = (size?.size ?? 0) - (taken?.taken ?? 0);
  return { left, low: left <= (size?.warnBelow ?? 0) };
}

/** A page of the numbers taken out of a range. */
export async function listNumbers({ db, input, session }: Context<typeof getAwbNumberList>) {
  const { companyId } = session;
  const ofStock = and(eq(awbNumbers.companyId, companyId), eq(awbNumbers.stockId, input.stockId));
  const where = and(ofStock, input.state && eq(awbNumbers.state, input.state));
  const direction = input.order === "asc" ? asc : desc;
  const sortBy = input.sort === "changedAt" ? awbNumbers.changedAt : awbNumbers.serial;
  const page = db
    .select({ number: awbNumbers, houseNumber: waybills.houseNumber, changedByName: users.userName })
    .from(awbNumbers)
    .leftJoin(waybills, and(eq(waybills.companyId, awbNumbers.companyId), eq(waybills.id, awbNumbers.waybillId)))
    .leftJoin(users, and(eq(users.companyId, awbNumbers.companyId), eq(users.id, awbNumbers.changedBy)))
    .where(where)
    .orderBy(direction(sortBy), asc(awbNumbers.serial))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page, countUpTo(db, awbNumbers, where)]);
  const rows = found.map(({ number, houseNumber, changedByName }) => ({
    mainNumber: numberOf(number.airlinePrefix, number.serial),
    state: number.state,
    waybillId: number.waybillId,
    houseNumber: houseNumber ?? "",
    changedByName: changedByName ?? "",
    changedAt: new Date(number.changedAt).toISOString(),
  }));
  return { rows, total };
}

/** Voids a number that was taken out and is on no waybill. */
export async function voidNumber({ db, input, session }: Context<typeof voidAwbNumber>) {
  const { companyId, userId } = session;
  const number = readAirMainNumber(input.mainNumber);
  if (!number) throw refuseField("mainNumber", waybillRefusals.mainNumberFormat);
  const which = and(
    eq(awbNumbers.companyId, companyId),
    eq(awbNumbers.airlinePrefix, number.prefix),
    eq(awbNumbers.serial, Number(number.serial)),
  );
  const [taken] = await db
    .select({ state: awbNumbers.state, waybillId: awbNumbers.waybillId })
    .from(awbNumbers)
    .where(which)
    .for("update");
  if (!taken) throw refuse(coreRefusals.notFound);
  if (taken.state === "issued" && taken.waybillId !== null) {
    const [waybill] = await db
      .select({ houseNumber: waybills.houseNumber })
      .from(waybills)
      .where(and(eq(waybills.companyId, companyId), eq(waybills.id, taken.waybillId)));
    throw refuse(waybillRefusals.stockNumberIssued, { number: waybill?.houseNumber ?? "" });
  }
  await db
    .update(awbNumbers)
    .set({ state: "voided", changedBy: userId, changedAt: sql`now()` })
    .where(which);
  return {};
}
