import { fill, type AnswerOf, type Language } from "@lading/contract/core";
import {
  airCheckDigit,
  isAir,
  airlineMessageFaults,
  airlineMessageNotes,
  mostImportedHouses,
  readAirMainNumber,
  waybillFieldTexts,
  usualDivisors,
  type readAirWaybillMessages,
} from "@lading/contract/waybill";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { usedAmong } from "../build/house-numbers.ts";
import type { Gates } from "../neighbours.ts";
import { departedAmong } from "../main/fit.ts";
import { waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";
import { houseFieldsOf, mainFieldsOf, type Consolidation, type Known } from "./form-fields.ts";
import { readMessages, type Note, type Reading } from "./formats/index.ts";
import { withPartyNotes } from "./parties.ts";

type Asked = Context<typeof readAirWaybillMessages>;

/** Most faults and leftovers that are told. */
const mostFaults = 200;
const mostLeftovers = 500;

/** Reads an airline's messages into main waybills with their houses; stores nothing. */
export function readAirlineMessages({ known }: Gates) {
  return async (context: Asked) => await readAll(context, known);
}

async function readAll({ db, input, session, language }: Asked, partiesKnown: Gates["known"]) {
  const today = new Date().toISOString().slice(0, 10);
  const reading = readMessages(input.files, today);
  const consolidations = together(reading);
  const { companyId } = session;
  const [divisor, standing, used] = await Promise.all([
    airDivisor(db, companyId),
    mainsThere(db, session, consolidations),
    usedAmong(
      db,
      companyId,
      consolidations.flatMap(({ mainNumber, houses }) => [
        mainNumber,
        ...houses.map(({ houseNumber }) => houseNumber.toUpperCase()),
      ]),
    ),
  ]);
  const known = { divisor, today };
  const toldMain = (one: Consolidation) => ({
    ...tellMain(one, { known, language, used }),
    standing: standing.get(one.mainNumber) ?? null,
    existing: standing.has(one.mainNumber)
      ? ("main" as const)
      : used.has(one.mainNumber)
        ? ("other" as const)
        : ("none" as const),
  });
  const ask = partiesKnown && ((names: readonly string[]) => partiesKnown(db, companyId, names));
  return {
    mains: await withPartyNotes(consolidations.map(toldMain), ask, language),
    faults: reading.faults.slice(0, mostFaults).map(({ file, line, segment, kind, value = "" }) => ({
      file,
      line,
      segment,
      message: fill(airlineMessageFaults[kind][language], { value }),
    })),
    leftovers: reading.leftovers.slice(0, mostLeftovers),
  };
}

/** Main waybills in the order of the messages, each with its houses. A repeated waybill counts once and is a fault. */
function together(reading: Reading): Consolidation[] {
  const found = new Map<string, Consolidation>();
  const of = (mainNumber: string): Consolidation => {
    const there = found.get(mainNumber) ?? { mainNumber, main: undefined, consignment: undefined, houses: [] };
    found.set(mainNumber, there);
    return there;
  };
  for (const main of reading.mains) {
    const there = of(main.mainNumber);
    if (there.main) reading.faults.push({ ...main.at, kind: "twice", value: main.mainNumber });
    else there.main = main;
  }
  for (const consignment of reading.consignments) of(consignment.mainNumber).consignment ??= consignment;
  const numbers = new Set<string>();
  for (const house of reading.houses) {
    if (numbers.has(house.houseNumber)) reading.faults.push({ ...house.at, kind: "twice", value: house.houseNumber });
    else if (numbers.size < mostImportedHouses) of(house.mainNumber).houses.push(house);
    else {
      reading.faults.push({ ...house.at, kind: "tooMany", value: String(mostImportedHouses) });
      break;
    }
    numbers.add(house.houseNumber);
  }
  return [...found.values()];
}

interface Telling {
  known: Known;
  language: Language;
  used: ReadonlySet<string>;
}

function tellMain(consolidation: Consolidation, { known, language, used }: Telling) {
  const { mainNumber, main, houses } = consolidation;
  const { fields, notes } = mainFieldsOf(consolidation, known);
  const number = readAirMainNumber(mainNumber);
  const expected = number ? airCheckDigit(number.serial) : undefined;
  const numberFlagged = number !== undefined && number.checkDigit !== expected;
  if (numberFlagged) notes.unshift({ field: "mainNumber", kind: "checkDigit", to: String(expected) });
  const tell = (told: readonly Note[]) =>
    told.map(({ field, kind, from = "", to = "" }) => ({
      field,
      label: waybillFieldTexts[field][language],
      message: fill(airlineMessageNotes[kind][language], { from, to }),
    }));
  return {
    mainNumber,
    numberFlagged,
    hasMessage: main !== undefined,
    waybill: fields,
    notes: tell(notes),
    houses: houses.map((house) => {
      const read = houseFieldsOf(house, { main: fields, known });
      return {
        houseNumber: house.houseNumber,
        exists: used.has(house.houseNumber.toUpperCase()),
        waybill: read.fields,
        notes: tell(read.notes),
      };
    }),
  };
}

async function airDivisor(db: Db, companyId: string): Promise<number> {
  const { rows } = await db.execute<{ air: number }>(
    sql`SELECT air_divisor AS air FROM company WHERE company_id = ${companyId}`,
  );
  return rows[0]?.air ?? usualDivisors.air;
}

/** A main waybill that is there, as far as the questions about more houses depend on it. */
type Standing = NonNullable<AnswerOf<typeof readAirWaybillMessages>["mains"][number]["standing"]>;

/** The air main waybills that houses can be added to, by their numbers. */
async function mainsThere(
  db: Db,
  session: Asked["session"],
  consolidations: readonly Consolidation[],
): Promise<ReadonlyMap<string, Standing>> {
  const numbers = consolidations.map(({ mainNumber }) => mainNumber);
  if (numbers.length === 0) return new Map();
  const { id, houseNumber: number, destinationPort, type, voidedAt } = waybills;
  const found = await db
    .select({ id, number, destinationPort, type, voidedAt })
    .from(waybills)
    .where(and(await visibleWaybills(db, session), eq(waybills.isMain, true), inArray(waybills.houseNumber, numbers)));
  const mains = found.filter((row) => isAir(row.type) && row.voidedAt === null);
  const departed = await departedAmong(
    db,
    session.companyId,
    mains.map((row) => row.id),
  );
  return new Map(
    mains.map((row) => [row.number, { destinationPort: row.destinationPort, hasDeparted: departed.has(row.id) }]),
  );
}
