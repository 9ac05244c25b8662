import { Big } from "big.js";
import { coreRefusals, refuse } from "@lading/contract/core";
import { preAlertRefusals as refusals, type createWorkOrderByPreAlert } from "@lading/contract/pre-alert";
import { and, asc, eq, sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { takeOverContainers } from "#container";
import { takeOver, type HandedWaybill, type PartyQuestion, type TakenOver } from "#waybill";
import type { PreAlertRow } from "./content.ts";
import { lockAlerts } from "./read.ts";
import { answerSender } from "./state.ts";
import { preAlertHouses, preAlerts } from "./tables.ts";
import { tell } from "./telling.ts";
import { fileWithWaybill } from "./waybill-files.ts";

/** Waybills that the log names. */
const mostNamed = 20;

/** Makes the company's own waybills of a received pre-alert, once, and confirms it. */
export function makeWorkOrder(screen: PartyQuestion | undefined) {
  return async (context: Context<typeof createWorkOrderByPreAlert>) => await workOn(context, screen);
}

async function workOn(context: Context<typeof createWorkOrderByPreAlert>, screen: PartyQuestion | undefined) {
  const { db, input, session, services } = context;
  const { companyId, userName } = session;
  if (!(await lockAlerts(db, session, [input.id])).has(input.id)) throw refuse(coreRefusals.notFound);
  const which = and(eq(preAlerts.companyId, companyId), eq(preAlerts.id, input.id));
  const [alert] = await db.select().from(preAlerts).where(which);
  if (!alert) throw refuse(coreRefusals.notFound);
  await checkUsable(db, alert);
  const houses = await db
    .select({ waybill: preAlertHouses.waybill })
    .from(preAlertHouses)
    .where(and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, alert.id)))
    .orderBy(asc(preAlertHouses.line));
  const handed = houses.map(({ waybill }) => waybill);
  const main = mainOf(alert, handed[0]);
  const made = await takeOver(context, { main, houses: handed, warehouseId: input.warehouseId }, screen);
  await linkHouses(db, alert, made);
  if (made.main) await takeContainers(context, alert, { ...made, main: made.main }, handed);
  const fileNames = await fileWithWaybill(context, alert, made);
  await storeEdit(db, preAlerts, alert, {
    state: "confirmed",
    waybillId: made.main?.id ?? made.houses[0]?.id ?? null,
    workedAt: sql`now()`,
    workedByName: userName,
  });
  await logMade(context, alert, made, fileNames);
  await answerSender(db, services, alert, { state: "confirmed", worked: true });
  await tell(db, services.events, companyId, { id: alert.id, what: "changed" });
  return {
    waybillId: made.main?.id ?? made.houses[0]?.id ?? null,
    mainNumber: made.main?.number ?? "",
    houses: made.houses.length,
    renumbered: made.renumbered,
    files: fileNames.length,
  };
}

async function logMade(
  context: Context<typeof createWorkOrderByPreAlert>,
  alert: PreAlertRow,
  { main, houses }: TakenOver,
  fileNames: readonly string[],
): Promise<void> {
  const numbers = [...(main ? [main.number] : []), ...houses.map(({ number }) => number)];
  const more = numbers.length > mostNamed ? ` … +${numbers.length - mostNamed}` : "";
  const changes = [{ field: "waybill", before: null, after: numbers.slice(0, mostNamed).join(", ") + more }];
  if (fileNames.length > 0) changes.push({ field: "files", before: null, after: fileNames.join(", ") });
  await logOperations(context.db, doerOf(context), { entity: "preAlert", action: "workOrder" }, [
    { id: alert.id, number: alert.alertNumber, changes },
  ]);
}

async function checkUsable(db: Db, alert: PreAlertRow): Promise<void> {
  if (alert.direction !== "received") throw refuse(refusals.notReceived);
  if (alert.workedAt !== null) throw refuse(refusals.worked, { number: await madeNumber(db, alert) });
  if (alert.withdrawnAt !== null) throw refuse(refusals.withdrawn);
  if (alert.state === "disabled") throw refuse(refusals.disabled, { number: alert.alertNumber });
}

/** The number of what was made from a pre-alert. */
async function madeNumber(db: Db, { companyId, waybillId, mainNumber, alertNumber }: PreAlertRow): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`
    SELECT CASE WHEN is_main THEN main_number ELSE house_number END AS number FROM waybill
    WHERE company_id = ${companyId} AND id = ${waybillId}::uuid`);
  return rows[0]?.number ?? (mainNumber || alertNumber);
}

/** The main waybill as the pre-alert says it; one without a main waybill of its own gets it from the agents and figures. */
function mainOf(alert: PreAlertRow, house: HandedWaybill | undefined): HandedWaybill | null {
  const { mainNumber, loadingPort, destinationPort, carrier, flightNumber, vessel, voyage, etd, eta } = alert;
  const base = alert.mainWaybill ?? (house && betweenAgents(alert, house));
  if (mainNumber === "" || !base) return null;
  const said = { mainNumber, loadingPort, destinationPort, carrier, flightNumber, vessel, voyage, etd, eta };
  const { chargeableWeight, ...others } = base;
  const { packages: pieces, weight, volume } = alert;
  // The carrier's chargeable weight goes with the carrier's figures; of others it is computed.
  const isCarriers =
    chargeableWeight !== undefined && new Big(weight).eq(base.weight) && new Big(volume).eq(base.volume);
  return {
    ...others,
    ...said,
    ...(isCarriers && { chargeableWeight }),
    pieces,
    weight,
    volume,
  };
}

/** A consolidation goes from agent to agent. */
function betweenAgents(alert: PreAlertRow, house: HandedWaybill): HandedWaybill {
  const { country, city, shippingDate, type } = house;
  const empty = Object.fromEntries(
    Object.entries(house).map(([field, value]) => [field, typeof value === "string" ? "" : value]),
  );
  const said = {
    type,
    shippingDate,
    country,
    city,
    shipperName: alert.originAgent,
    consigneeName: alert.destinationAgent,
    productName: house.productName,
    itemValue: "0",
    codAmount: "0.00",
    items: [],
    // A main waybill is another shipment than its house.
    first: undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts were emptied, and the figures stand above
  return { ...empty, ...said } as unknown as HandedWaybill;
}

/** The main waybill's containers, each packed as it was handed over. */
async function takeContainers(
  context: Context<typeof createWorkOrderByPreAlert>,
  { containers }: PreAlertRow,
  { main, houses }: TakenOver & { main: NonNullable<TakenOver["main"]> },
  handed: readonly HandedWaybill[],
): Promise<void> {
  const own = handed.flatMap(({ houseNumber }, place) => {
    const house = houses[place];
    return house ? [[houseNumber, house] as const] : [];
  });
  await takeOverContainers(context.db, doerOf(context), { main, houses: new Map(own) }, containers);
}

/** Each house of the pre-alert points to the waybill that was made from it. */
async function linkHouses(db: Db, { companyId, id }: PreAlertRow, { houses }: TakenOver): Promise<void> {
  const ids = sql.param(houses.map((house) => house.id));
  await db.execute(sql`
    UPDATE pre_alert_house h SET waybill_id = made.id
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS made (id, line)
    WHERE h.company_id = ${companyId} AND h.pre_alert_id = ${id} AND h.line = made.line`);
}
