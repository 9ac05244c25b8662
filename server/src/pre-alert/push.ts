import { randomUUIDv7 } from "node:crypto";
import type { getPreAlertTarget, ladingInternaPush } from "@lading/contract/pre-alert";
import { and, asc, eq, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import type { HandedContainer } from "#container";
import { companyNameIn } from "#user";
import { hasWrongNumber, type HandedWaybill } from "#waybill";
import { isFlagged } from "./containers.ts";
import { contentChanges, contentOf, type Content, type PreAlertRow } from "./content.ts";
import { directoryEntry, findTarget, inOtherCompany, type OtherCompany } from "./crossing.ts";
import { copyFiles, filesOf, type AlertFile } from "./files.ts";
import { listsOf, lockSent } from "./save.ts";
import { preAlertParties } from "./parties.ts";
import { preAlertHouses, preAlertPushes, preAlerts } from "./tables.ts";
import { tell } from "./telling.ts";

/** Whose company code this is. */
export async function showTarget({ db, input, session, language }: Context<typeof getPreAlertTarget>) {
  return { companyName: companyNameIn(await findTarget(db, session.companyId, input.companyCode), language) };
}

/** Pushes a sent pre-alert to another company. Both sides are written in one transaction. */
export async function pushAlert(context: Context<typeof ladingInternaPush>) {
  const { db, input, session, services, language } = context;
  const { companyId } = session;
  const target = await findTarget(db, companyId, input.companyCode);
  const companyName = companyNameIn(target, language);
  // Another push of the same pre-alert waits here, and then finds it pushed.
  const alert = await lockSent(db, session, input);
  const [push] = await db.select().from(preAlertPushes).where(pushOf(alert, target));
  if (push && push.pushedVersion === alert.contentVersion)
    return { outcome: "unchanged" as const, companyName, state: push.state };
  const parcel = await pack(db, alert);
  const arrival = await inOtherCompany(db, { own: companyId, other: target.companyId }, () =>
    receive(db, services, target.companyId, parcel),
  );
  const { outcome, state } = arrival;
  const pushed = {
    targetCode: target.code,
    targetName: target.companyName,
    pushedVersion: alert.contentVersion,
    pushedAt: sql`now()`,
    pushedByName: session.userName,
    outcome,
    state,
  };
  await db
    .insert(preAlertPushes)
    .values({ companyId, preAlertId: alert.id, targetCompanyId: target.companyId, ...pushed })
    .onConflictDoUpdate({
      target: [preAlertPushes.companyId, preAlertPushes.preAlertId, preAlertPushes.targetCompanyId],
      set: pushed,
    });
  await logOperations(db, doerOf(context), { entity: "preAlert", action: "push" }, [
    {
      id: alert.id,
      number: alert.alertNumber,
      changes: [
        { field: "partners", before: null, after: target.companyName },
        { field: "outcome", before: null, after: outcome },
      ],
    },
  ]);
  await tell(db, services.events, companyId, { id: alert.id, what: "changed" });
  return { outcome, companyName, state };
}

/** The push of a pre-alert to a company. */
function pushOf({ companyId, id }: PreAlertRow, target: OtherCompany) {
  return and(
    eq(preAlertPushes.companyId, companyId),
    eq(preAlertPushes.preAlertId, id),
    eq(preAlertPushes.targetCompanyId, target.companyId),
  );
}

/** All that crosses the border: what the pre-alert says, its waybills as they were handed over, its files. */
interface Parcel {
  from: OtherCompany;
  alertId: string;
  alertNumber: string;
  contentVersion: number;
  content: Content;
  mainWaybill: HandedWaybill | null;
  houses: readonly HandedWaybill[];
  containers: readonly HandedContainer[];
  files: readonly AlertFile[];
}

async function pack(db: Db, alert: PreAlertRow): Promise<Parcel> {
  const { companyId, id } = alert;
  const houses = await db
    .select({ waybill: preAlertHouses.waybill })
    .from(preAlertHouses)
    .where(and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, id)))
    .orderBy(asc(preAlertHouses.line));
  return {
    from: await directoryEntry(db, companyId),
    alertId: id,
    alertNumber: alert.alertNumber,
    contentVersion: alert.contentVersion,
    content: contentOf(alert),
    mainWaybill: alert.mainWaybill,
    houses: houses.map(({ waybill }) => waybill),
    containers: alert.containers,
    files: await filesOf(db, { companyId, id }),
  };
}

type Outcome = "arrived" | "updated" | "held";

/** In the receiver's company: the first push arrives, a further one is a new version, unless the receiver is done with it. */
async function receive(db: Db, services: Services, companyId: string, parcel: Parcel) {
  const [present] = await db
    .select()
    .from(preAlerts)
    .where(
      and(
        eq(preAlerts.companyId, companyId),
        eq(preAlerts.sourceCompanyId, parcel.from.companyId),
        eq(preAlerts.sourceAlertId, parcel.alertId),
      ),
    )
    .for("no key update");
  const before = present ? { ...contentOf(present), ...(await listsOf(db, present)) } : null;
  const after = {
    ...parcel.content,
    houseNumbers: parcel.houses.map(({ houseNumber }) => houseNumber),
    containers: parcel.containers,
    fileNames: parcel.files.map(({ card }) => card.name),
  };
  const isDone = present && (present.state === "disabled" || present.workedAt !== null);
  const id = present?.id ?? randomUUIDv7();
  if (isDone) await hold(db, present, parcel);
  else await write(db, services, { companyId, id, present }, parcel);
  const outcome: Outcome = isDone ? "held" : present ? "updated" : "arrived";
  await logOperations(
    db,
    // Who pushed it and from where is the sender's own.
    { companyId, userId: parcel.from.companyId, userName: parcel.from.companyName, ip: "" },
    { entity: "preAlert", action: { arrived: "receive", updated: "update", held: "hold" }[outcome] },
    [{ id, number: parcel.alertNumber, changes: contentChanges(before, after) }],
  );
  await tell(db, services.events, companyId, { id, what: outcome === "arrived" ? "received" : "changed" });
  return { outcome, state: isDone ? present.state : ("unconfirm" as const) };
}

async function hold(db: Db, { companyId, id, version }: PreAlertRow, { contentVersion }: Parcel): Promise<void> {
  await db
    .update(preAlerts)
    .set({ heldAt: sql`now()`, sourceVersion: contentVersion, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(preAlerts.companyId, companyId), eq(preAlerts.id, id)));
}

interface Place {
  companyId: string;
  id: string;
  present: PreAlertRow | undefined;
}

async function write(db: Db, services: Services, { companyId, id, present }: Place, parcel: Parcel): Promise<void> {
  const { content, mainWaybill, houses, containers, contentVersion, from } = parcel;
  const row = {
    ...content,
    alertNumber: parcel.alertNumber,
    numberFlagged:
      hasWrongNumber(content) ||
      containers.some(isFlagged) ||
      [...houses, ...(mainWaybill ? [mainWaybill] : [])].some((waybill) => hasWrongNumber(waybill)),
    mainWaybill,
    containers,
    state: "unconfirm" as const,
    sourceVersion: contentVersion,
    sourceName: from.companyName,
    withdrawnAt: null,
  };
  const which = and(eq(preAlerts.companyId, companyId), eq(preAlerts.id, id));
  if (present) {
    await db
      .update(preAlerts)
      .set({ ...row, version: present.version + 1, contentVersion: present.contentVersion + 1, updatedAt: sql`now()` })
      .where(which);
    await db
      .delete(preAlertHouses)
      .where(and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, id)));
  } else
    await db.insert(preAlerts).values({
      ...row,
      companyId,
      id,
      direction: "received",
      sourceCompanyId: from.companyId,
      sourceAlertId: parcel.alertId,
      createdByName: from.companyName,
    });
  await preAlertParties.noteChanged(db, companyId, present ?? {}, row);
  await insertRows(
    db,
    preAlertHouses,
    houses.map((waybill, place) => ({
      companyId,
      preAlertId: id,
      line: place + 1,
      houseNumber: waybill.houseNumber,
      waybill,
    })),
  );
  await copyFiles(db, services.files, { companyId, id }, parcel.files);
}
