import { randomUUIDv7 } from "node:crypto";
import { fieldsOf, refuse, refuseField, refuseFields, type FieldRefusal, type Language } from "@lading/contract/core";
import {
  logisticsStateFields,
  logisticsStateRefusals as refusals,
  type addLogisticsState,
  type deleteLogisticsState,
  type editLogisticsState,
} from "@lading/contract/logistics-state";
import { and, eq, ne, or } from "drizzle-orm";
import { lockAll, lockForEdit, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { usedStates } from "./list.ts";
import { logisticsStates } from "./tables.ts";

const descriptions = ["chineseDescription", "englishDescription", "arabicDescription"] as const;
type Described = Record<(typeof descriptions)[number], string>;

/** Adds a state of the company's own. */
export async function createState({ db, input, session }: Context<typeof addLogisticsState>) {
  const { companyId } = session;
  const id = randomUUIDv7();
  await refuseTaken(db, { companyId, id }, input);
  await db
    .insert(logisticsStates)
    .values({ ...input, companyId, id })
    .catch(refuseTakenMeanwhile);
  return { id };
}

/** Changes a state, a preset one as well; shipments that carry it show its new name. */
export async function changeState({ db, input, session: { companyId } }: Context<typeof editLogisticsState>) {
  const { id, version, ...fields } = input;
  const read = { companyId, id, version };
  await lockForEdit(db, logisticsStates, read, (row) => fieldsOf(logisticsStateFields, row));
  await refuseTaken(db, read, fields);
  return await storeEdit(db, logisticsStates, read, fields).catch(refuseTakenMeanwhile);
}

/** Deletes states that no event carries, all or none. Locked first, so that no event takes one up meanwhile. */
export async function deleteStates({ db, input, session, language }: Context<typeof deleteLogisticsState>) {
  const { companyId } = session;
  const { ids, which, found } = await lockAll(db, logisticsStates, companyId, input.ids);
  const used = await usedStates(db, companyId, ids);
  const kept = found.find(({ id }) => used.has(id));
  if (kept) throw refuse(refusals.inUse, { name: kept[descriptionIn[language]] });
  await db.delete(logisticsStates).where(which);
  return { deleted: ids.length };
}

const descriptionIn = {
  zh: "chineseDescription",
  en: "englishDescription",
  ar: "arabicDescription",
} as const satisfies Record<Language, keyof Described>;

/** Refuses, at each field that says the same as another state's. */
async function refuseTaken(db: Db, own: { companyId: string; id: string }, wanted: Described): Promise<void> {
  const same = or(...descriptions.map((field) => eq(logisticsStates[field], wanted[field])));
  const others = await db
    .select()
    .from(logisticsStates)
    .where(and(eq(logisticsStates.companyId, own.companyId), ne(logisticsStates.id, own.id), same));
  const [first, ...more] = descriptions
    .filter((field) => others.some((other) => other[field] === wanted[field]))
    .map((field): FieldRefusal => ({ field, refusal: refusals.descriptionTaken }));
  if (first) throw refuseFields([first, ...more]);
}

function refuseTakenMeanwhile(error: unknown): never {
  const taken = violates(error, "logistics_state_english_once");
  throw taken ? refuseField("englishDescription", refusals.descriptionTaken) : error;
}
