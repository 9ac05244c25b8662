import { fill, type Language } from "@lading/contract/core";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#core/db";
import { placeOnWayIn } from "#place";
import type { RoutesOf } from "../uses.ts";
import { customerMessages } from "../tables.ts";
import { customerMessageTexts } from "../texts.ts";

type Message = typeof customerMessages.$inferSelect;

/** The language that messages are read in, and where their waybills come from and go to. */
interface Reader {
  companyId: string;
  language: Language;
  routesOf: RoutesOf;
}

/** The texts of a company's messages, in their order and in a language. */
export async function textsOf(
  db: Db,
  messages: readonly Message[],
  { companyId, language, routesOf }: Reader,
): Promise<string[]> {
  const states = await readStates(db, companyId, { ids: messages.flatMap(({ stateId }) => stateId ?? []), language });
  const routes = await routesOf(
    db,
    companyId,
    messages.filter(({ place }) => place !== "").map(({ waybillNumber }) => waybillNumber),
  );
  return messages.map(({ kind, waybillNumber, orderNumber, stateId, place: typed, reason, pieces, weight, volume }) => {
    const route = routes.get(waybillNumber);
    const place = route ? placeOnWayIn(route, typed, language) : typed;
    return fill(customerMessageTexts[kind][language], {
      number: waybillNumber,
      order: orderNumber,
      state: [states.get(stateId ?? "") ?? "", place].filter((part) => part !== "").join(" · "),
      place,
      reason,
      pieces: pieces ?? "",
      weight: plain(weight),
      volume: plain(volume),
    });
  });
}

/** `12.500` as `12.5`. */
const plain = (measure: string | null) => (measure ?? "").replace(/\.?0+$/, "");

/** The texts of these messages, oldest first; those that are gone are left out. */
export async function readMessages(db: Db, ids: readonly string[], reader: Reader): Promise<string[]> {
  const { companyId } = reader;
  const found = await db
    .select()
    .from(customerMessages)
    .where(and(eq(customerMessages.companyId, companyId), inArray(customerMessages.id, [...ids])))
    .orderBy(customerMessages.createdAt, customerMessages.waybillNumber);
  return await textsOf(db, found, reader);
}

/** Names of the states, by id: the logistics states' own table is read, never written here. */
async function readStates(
  db: Db,
  companyId: string,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const name = sql.identifier(
    { zh: "chinese_description", en: "english_description", ar: "arabic_description" }[language],
  );
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`SELECT id, ${name} AS name FROM logistics_state WHERE company_id = ${companyId} AND id = ANY(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}
