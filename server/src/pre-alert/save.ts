import { randomUUIDv7 } from "node:crypto";
import { Big } from "big.js";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  preAlertRefusals as refusals,
  type deletePreAlert,
  type editPreAlertInfo,
  type savePreAlertInfo,
} from "@lading/contract/pre-alert";
import { airCheckDigit, airMainNumber, isAir, readAirMainNumber, waybillRefusals } from "@lading/contract/waybill";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { takingNumbers } from "#core/numbers";
import type { StaffSession } from "#core/session";
import { refuseOtherPorts } from "#place";
import { hasWrongNumber, type OwnWaybill } from "#waybill";
import { contentChanges, contentOf, type Lists, type PreAlertRow } from "./content.ts";
import { directoryEntry } from "./crossing.ts";
import { filesOf, releaseFiles, setFiles } from "./files.ts";
import { companyYear } from "#user";
import { readSource, type Source } from "./prefill.ts";
import { lockAlerts } from "./read.ts";
import { preAlertParties } from "./parties.ts";
import { preAlertHouses, preAlertPushes, preAlerts } from "./tables.ts";

type Adding = Context<typeof savePreAlertInfo>;
type Editing = Context<typeof editPreAlertInfo>;

/** Makes a pre-alert of a main waybill, or of houses. */
export async function addAlert(context: Adding) {
  const { db, input, session, services } = context;
  const { companyId, userId, userName } = session;
  const { waybillIds, fileIds, ...fields } = input;
  const source = await readSource(db, session, waybillIds);
  const id = randomUUIDv7();
  const { code } = await directoryEntry(db, companyId);
  const row = {
    companyId,
    id,
    direction: "sent" as const,
    alertNumber: await nextNumber(db, companyId, code),
    ...contentFrom(fields, source),
    type: source.type,
    waybillId: source.main?.id ?? null,
    mainWaybill: source.main?.handed ?? null,
    containers: source.containers,
    createdBy: userId,
    createdByName: userName,
  };
  const [stored] = await db.insert(preAlerts).values(row).returning();
  if (!stored) throw new Error("The pre-alert was not stored");
  await preAlertParties.noteAdded(db, companyId, [stored]);
  await storeHouses(db, { companyId, id }, source.houses);
  await setFiles(db, { companyId, id }, { session, files: services.files, fileIds });
  await logContent(context, "add", { before: null, after: stored });
  return { id, alertNumber: row.alertNumber, version: 1 };
}

async function nextNumber(db: Db, companyId: string, code: string): Promise<string> {
  const year = await companyYear(db, companyId);
  const { rows } = await db.execute<{ first: number }>(takingNumbers({ companyId, kind: "pre-alert", year }));
  return `${code}P${String(year).slice(2)}${String(rows[0]?.first ?? 1).padStart(7, "0")}`;
}

type Fields = Omit<Adding["input"], "waybillIds" | "fileIds">;

/** The columns of what was entered. A main waybill's number is its own, also one that came with a wrong check digit. */
function contentFrom(fields: Fields, source: Pick<Source, "type" | "main"> & { houses: readonly unknown[] }) {
  const { etd, eta, atd, ata, weight, volume, ...texts } = fields;
  if (source.type !== 5) refuseOtherPorts(isAir(source.type) ? "air" : "sea", fields);
  const mainNumber = source.main ? source.main.handed.mainNumber : typedNumber(source.type, fields.mainNumber);
  return {
    ...texts,
    mainNumber,
    numberFlagged: hasWrongNumber({ type: source.type, mainNumber }),
    totalHouses: source.houses.length,
    weight: new Big(weight).toFixed(3),
    volume: new Big(volume).toFixed(3),
    etd: etd || null,
    eta: eta || null,
    atd: atd || null,
    ata: ata || null,
  };
}

/** A main number typed by hand: of the air its check digit must be right. */
function typedNumber(type: number, text: string): string {
  if (!isAir(type) || text === "") return text;
  const number = readAirMainNumber(text);
  if (!number) throw refuseField("mainNumber", waybillRefusals.mainNumberFormat);
  const expected = airCheckDigit(number.serial);
  const right = airMainNumber(number.prefix, number.serial);
  if (number.checkDigit !== expected)
    throw refuseField("mainNumber", waybillRefusals.mainNumberCheck, { expected, number: right });
  return right;
}

async function storeHouses(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  houses: readonly OwnWaybill[],
): Promise<void> {
  await insertRows(
    db,
    preAlertHouses,
    houses.map((house, place) => ({
      companyId,
      preAlertId: id,
      line: place + 1,
      houseNumber: house.handed.houseNumber,
      waybillId: house.id,
      waybill: house.handed,
    })),
  );
}

/** Changes a sent pre-alert; its houses are read anew when asked. */
export async function editAlert(context: Editing) {
  const { db, input, session, services } = context;
  const { companyId } = session;
  const { id, version, fileIds, rereadHouses, ...fields } = input;
  const before = await lockSent(db, session, { id, version });
  const listsBefore = await listsOf(db, before);
  const source = await sourceAgain(context, before, rereadHouses);
  const row = {
    ...contentFrom(fields, source),
    ...(rereadHouses && { mainWaybill: source.main?.handed ?? null, containers: source.containers }),
    version: version + 1,
    contentVersion: before.contentVersion + 1,
    updatedAt: sql`now()`,
  };
  const which = and(eq(preAlerts.companyId, companyId), eq(preAlerts.id, id));
  const [after] = await db.update(preAlerts).set(row).where(which).returning();
  if (!after) throw new Error("The pre-alert was not stored");
  await preAlertParties.noteChanged(db, companyId, before, after);
  if (rereadHouses) {
    const ofAlert = and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, id));
    await db.delete(preAlertHouses).where(ofAlert);
    await storeHouses(db, { companyId, id }, source.houses);
  }
  await setFiles(db, { companyId, id }, { session, files: services.files, fileIds });
  await logContent(context, "edit", { before: { ...before, ...listsBefore }, after });
  return { id, alertNumber: before.alertNumber, version: version + 1 };
}

/** The source of an edited pre-alert: as it was, or as the waybills are now. */
async function sourceAgain({ db, session }: Editing, before: PreAlertRow, reread: boolean): Promise<Source> {
  const { companyId } = session;
  const houses = await db
    .select()
    .from(preAlertHouses)
    .where(and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, before.id)))
    .orderBy(asc(preAlertHouses.line));
  const ids = before.waybillId === null ? houses.flatMap(({ waybillId }) => waybillId ?? []) : [before.waybillId];
  if (reread) return await readSource(db, session, ids);
  const own = ({ waybillId, waybill }: (typeof houses)[number]): OwnWaybill => ({
    id: waybillId ?? "",
    isMain: false,
    voided: false,
    handed: waybill,
  });
  const main = before.mainWaybill;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only types are ever stored
    type: before.type as Source["type"],
    main: main && { id: before.waybillId ?? "", isMain: true, voided: false, handed: main },
    houses: houses.map(own),
    containers: before.containers,
  };
}

interface Asked {
  id: string;
  version: number;
}

/** Locks a sent pre-alert that is in use and as the person saw it. */
export async function lockSent(db: Db, session: StaffSession, { id, version }: Asked): Promise<PreAlertRow> {
  if (!(await lockAlerts(db, session, [id])).has(id)) throw refuse(coreRefusals.notFound);
  const which = and(eq(preAlerts.companyId, session.companyId), eq(preAlerts.id, id));
  const [alert] = await db.select().from(preAlerts).where(which);
  if (!alert) throw refuse(coreRefusals.notFound);
  if (alert.direction !== "sent") throw refuse(refusals.notSent);
  if (alert.state === "disabled") throw refuse(refusals.disabled, { number: alert.alertNumber });
  if (alert.version !== version) throw stale(alert.version, currentOf(alert));
  return alert;
}

/** A moment of the database as the wire has it. */
const moment = (at: string | null) => (at === null ? "" : new Date(at).toISOString());

/** The stored pre-alert as its form has it. */
function currentOf(alert: PreAlertRow) {
  const content = contentOf(alert);
  return {
    ...content,
    etd: content.etd ?? "",
    eta: content.eta ?? "",
    atd: moment(content.atd),
    ata: moment(content.ata),
  };
}

/** The numbers of a pre-alert's houses, its containers and the names of its files. */
export async function listsOf(db: Db, { companyId, id, containers }: PreAlertRow): Promise<Lists> {
  const houses = await db
    .select({ houseNumber: preAlertHouses.houseNumber })
    .from(preAlertHouses)
    .where(and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, id)))
    .orderBy(asc(preAlertHouses.line));
  const files = await filesOf(db, { companyId, id });
  return {
    houseNumbers: houses.map(({ houseNumber }) => houseNumber),
    containers,
    fileNames: files.map(({ card }) => card.name),
  };
}

interface Change {
  before: (PreAlertRow & Lists) | null;
  after: PreAlertRow;
}

async function logContent(context: Adding | Editing, action: "add" | "edit", { before, after }: Change): Promise<void> {
  const lists = await listsOf(context.db, after);
  const changes = contentChanges(before && { ...before, ...contentOf(before) }, { ...after, ...lists });
  await logOperations(context.db, doerOf(context), { entity: "preAlert", action }, [
    { id: after.id, number: after.alertNumber, changes },
  ]);
}

/** Deletes sent pre-alerts that were never pushed, all or none. */
export async function deleteAlerts(context: Context<typeof deletePreAlert>) {
  const { db, input, session, services } = context;
  const { companyId } = session;
  const ids = [...new Set(input.ids)];
  const locked = await lockAlerts(db, session, ids);
  if (locked.size !== ids.length) throw refuse(coreRefusals.notFound);
  const which = and(eq(preAlerts.companyId, companyId), inArray(preAlerts.id, ids));
  const rows = await db.select().from(preAlerts).where(which);
  if (rows.some(({ direction }) => direction !== "sent")) throw refuse(refusals.notSent);
  const ofThese = and(eq(preAlertPushes.companyId, companyId), inArray(preAlertPushes.preAlertId, ids));
  const [push] = await db.select().from(preAlertPushes).where(ofThese).limit(1);
  const pushed = rows.find(({ id }) => id === push?.preAlertId);
  if (pushed) throw refuse(refusals.pushed, { number: pushed.alertNumber });
  await releaseFiles(db, services.files, companyId, ids);
  await db.delete(preAlerts).where(which);
  await logOperations(
    db,
    doerOf(context),
    { entity: "preAlert", action: "delete" },
    rows.map((row) => ({ id: row.id, number: row.alertNumber, changes: [] })),
  );
  return { deleted: ids.length };
}
