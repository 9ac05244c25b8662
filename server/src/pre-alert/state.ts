import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import {
  preAlertRefusals as refusals,
  preAlertStates,
  type editPreAlertState,
  type PreAlertAction,
  type PreAlertState,
} from "@lading/contract/pre-alert";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { stale, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import type { PreAlertRow } from "./content.ts";
import { directoryEntry, inOtherCompany } from "./crossing.ts";
import { lockAlerts } from "./read.ts";
import { preAlertPushes, preAlerts } from "./tables.ts";
import { tell } from "./telling.ts";

/** From which states one may come to a state. */
const from = {
  confirmed: ["unconfirm"],
  disabled: ["unconfirm", "confirmed"],
  unconfirm: ["disabled"],
} as const satisfies Record<PreAlertState, readonly PreAlertState[]>;

const actions = { confirmed: "confirm", disabled: "disable", unconfirm: "reopen" } as const satisfies Record<
  PreAlertState,
  PreAlertAction
>;

/** Confirms, disables or reopens pre-alerts, all or none; the other side is told. */
export async function setState(context: Context<typeof editPreAlertState>) {
  const { db, input, session, services, language } = context;
  const { companyId } = session;
  const { state } = input;
  const rows = await lockAsSeen(context);
  for (const row of rows) checkMove(row, state, language);
  await db
    .update(preAlerts)
    .set({ state, version: sql`${preAlerts.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(preAlerts.companyId, companyId),
        inArray(
          preAlerts.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  await logOperations(
    db,
    doerOf(context),
    { entity: "preAlert", action: actions[state] },
    rows.map((row) => ({
      id: row.id,
      number: row.alertNumber,
      changes: [{ field: "state", before: row.state, after: state }],
    })),
  );
  for (const row of rows) {
    if (row.direction === "received") await answerSender(db, services, row, { state, worked: false });
    else if (state !== "confirmed") await withdraw(db, services, row, state === "disabled");
    await tell(db, services.events, companyId, { id: row.id, what: "changed" });
  }
  return { changed: rows.length };
}

/** Locks the asked ones; refuses one that is not there, or that has changed since it was seen. */
async function lockAsSeen({ db, input, session }: Context<typeof editPreAlertState>): Promise<PreAlertRow[]> {
  const seen = new Map(input.alerts.map(({ id, version }) => [id, version]));
  const ids = [...seen.keys()];
  if ((await lockAlerts(db, session, ids)).size !== ids.length) throw refuse(coreRefusals.notFound);
  const rows = await db
    .select()
    .from(preAlerts)
    .where(and(eq(preAlerts.companyId, session.companyId), inArray(preAlerts.id, ids)))
    .orderBy(preAlerts.id);
  const changed = rows.find(({ id, version }) => seen.get(id) !== version);
  if (changed) throw stale(changed.version, { state: changed.state });
  return rows;
}

function checkMove(row: PreAlertRow, state: PreAlertState, language: Language): void {
  const number = row.alertNumber;
  const possible: readonly PreAlertState[] = from[state];
  if (!possible.includes(row.state))
    throw refuse(refusals.wrongState, { number, state: preAlertStates[row.state][language] });
  if (row.withdrawnAt !== null && state === "confirmed") throw refuse(refusals.withdrawn);
  if (row.workedAt !== null && state === "disabled")
    throw refuse(refusals.worked, { number: row.mainNumber || number });
}

interface Answer {
  state: PreAlertState;
  worked: boolean;
}

/** Pushes the state of a received pre-alert back to its sender: the state, and nothing else. */
export async function answerSender(db: Db, services: Services, row: PreAlertRow, answer: Answer): Promise<void> {
  const { companyId, sourceCompanyId, sourceAlertId, alertNumber } = row;
  if (sourceCompanyId === null || sourceAlertId === null) return;
  const own = await directoryEntry(db, companyId);
  await inOtherCompany(db, { own: companyId, other: sourceCompanyId }, async () => {
    await db
      .update(preAlertPushes)
      .set({ state: answer.state, stateAt: sql`now()`, ...(answer.worked && { worked: true }) })
      .where(
        and(
          eq(preAlertPushes.companyId, sourceCompanyId),
          eq(preAlertPushes.preAlertId, sourceAlertId),
          eq(preAlertPushes.targetCompanyId, companyId),
        ),
      );
    const changes = [{ field: "state", before: null, after: answer.state }];
    await logOperations(
      db,
      { companyId: sourceCompanyId, userId: companyId, userName: own.companyName, ip: "" },
      { entity: "preAlert", action: "answer" },
      [{ id: sourceAlertId, number: alertNumber, changes }],
    );
    await tell(db, services.events, sourceCompanyId, { id: sourceAlertId, what: "changed" });
  });
}

/** Tells those whom a pre-alert was pushed to that its sender has withdrawn it, or stands by it again. */
async function withdraw(db: Db, services: Services, row: PreAlertRow, isWithdrawn: boolean): Promise<void> {
  const { companyId, id } = row;
  const pushes = await db
    .select({ target: preAlertPushes.targetCompanyId })
    .from(preAlertPushes)
    .where(and(eq(preAlertPushes.companyId, companyId), eq(preAlertPushes.preAlertId, id)))
    .orderBy(preAlertPushes.targetCompanyId);
  const own = await directoryEntry(db, companyId);
  for (const { target } of pushes)
    await inOtherCompany(db, { own: companyId, other: target }, async () => {
      const [copy] = await db
        .update(preAlerts)
        .set({
          withdrawnAt: isWithdrawn ? sql`now()` : null,
          version: sql`${preAlerts.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(
          and(
            eq(preAlerts.companyId, target),
            eq(preAlerts.sourceCompanyId, companyId),
            eq(preAlerts.sourceAlertId, id),
          ),
        )
        .returning({ id: preAlerts.id });
      if (!copy) return;
      await logOperations(
        db,
        { companyId: target, userId: companyId, userName: own.companyName, ip: "" },
        { entity: "preAlert", action: isWithdrawn ? "withdraw" : "restore" },
        [{ id: copy.id, number: row.alertNumber, changes: [] }],
      );
      await tell(db, services.events, target, { id: copy.id, what: "changed" });
    });
}
