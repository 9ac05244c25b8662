import { coreRefusals, refuse, refuseField, refuseFields, type FieldRefusal } from "@lading/contract/core";
import {
  consolidationRefusals as refusals,
  isAir,
  mostHouses,
  sum,
  waybillRefusals,
  type addWayBillMainNumber,
  type mergeWayBillByMainNumber,
} from "@lading/contract/waybill";
import { and, count, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { refuseOtherPorts } from "#place";
import { documentOf } from "./new-main.ts";
import { readReferences } from "../form/references.ts";
import { checkHouses, gather, lockHouses, renumber, touchMains, wayOf, type House } from "../main/houses.ts";
import { isNumberUsed, mainFigures, storeMain, type MainRow } from "../main/main-waybill.ts";
import type { Regrouping } from "../neighbours.ts";
import { refuseBlockedForm, type PartyQuestion } from "../parties/blocked-party.ts";
import { readCompany } from "../print/read.ts";
import { issueMainNumber } from "../stock/issue.ts";
import { waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";

/** Gives houses the main number that they travel under. All or nothing. */
export async function giveMainNumber(context: Context<typeof addWayBillMainNumber>) {
  const { db, input, session } = context;
  const { mainNumber, way } = input;
  const { wanted } = await lockHouses(db, session, { ids: input.ids });
  for (const house of wanted) {
    const number = house.houseNumber;
    const main = house.mainNumber;
    if (!house.isMain && main !== "") throw refuseField("ids", waybillRefusals.hasMain, { number, main });
    if (house.isMain || house.voidedAt !== null || wayOf(house.type) !== way)
      throw refuseField("ids", waybillRefusals.notAHouse, { number });
  }
  const [first] = wanted;
  if (!first) throw refuse(waybillRefusals.selectFirst);
  const { companyId, userId } = session;
  await issueMainNumber(db, { companyId, type: first.type, mainNumber, waybillId: first.id, userId });
  await renumber(context, wanted, { mainWaybillId: null, mainNumber, action: "mainNumber" });
  return { changed: wanted.length };
}

type Consolidate = Context<typeof mergeWayBillByMainNumber>;

/** Houses that carry the same main number come under its main waybill, which is made where there is none. */
export function consolidateHouses(regrouping: Regrouping, screen: PartyQuestion | undefined) {
  return async (context: Consolidate) => {
    const { db, input, session } = context;
    await refuseBlockedForm(screen, context, [{ form: input, prefix: "" }]);
    const number = await numberOf(context);
    // The main waybill before its houses, as an edit of it locks them.
    const main = await lockMainOf(context, number);
    const { wanted } = await lockHouses(db, session, { ids: input.ids });
    checkNumbers(wanted);
    const [first] = wanted;
    if (!first || first.mainNumber !== number) throw refuse(refusals.sameMainNumber);
    checkHouses(wanted, { type: main?.type ?? first.type, mainNumber: number, mainWaybillId: null }, "ids");
    if (main) {
      await checkRoom(db, { companyId: session.companyId, mainId: main.id }, wanted.length);
      await touchMains(db, session.companyId, [main.id]);
    }
    const { id, destinationPort } = main ?? (await makeMain(context, number, wanted));
    const { destinationsChecked, lateReason } = input;
    const fit = { destinationPort, destinationsChecked, lateReason };
    await gather(context, regrouping, { id, mainNumber: number, isNew: !main, ...fit }, wanted);
    return { id, mainNumber: number, isNew: !main, merged: wanted.length };
  };
}

/** The number that the first of them carries. */
async function numberOf({ db, input, session }: Consolidate): Promise<string> {
  const visible = await visibleWaybills(db, session);
  const [first] = await db
    .select({ mainNumber: waybills.mainNumber })
    .from(waybills)
    .where(and(visible, eq(waybills.id, input.ids[0] ?? "")));
  if (!first) throw refuse(coreRefusals.notFound);
  if (first.mainNumber === "") throw refuseField("ids", waybillRefusals.mainNumberNeeded);
  return first.mainNumber;
}

async function lockMainOf({ db, session }: Consolidate, number: string) {
  const visible = await visibleWaybills(db, session);
  const [main] = await db
    .select({
      id: waybills.id,
      type: waybills.type,
      isMain: waybills.isMain,
      voidedAt: waybills.voidedAt,
      destinationPort: waybills.destinationPort,
    })
    .from(waybills)
    .where(and(visible, eq(waybills.houseNumber, number)))
    .for("no key update");
  if (main ? !main.isMain || main.voidedAt !== null : await isNumberUsed(db, session.companyId, number))
    throw refuseField("ids", refusals.mainTaken, { number });
  return main;
}

function checkNumbers(houses: readonly House[]): void {
  const [first] = houses;
  for (const { mainNumber, mainWaybillId, houseNumber } of houses) {
    if (mainNumber === "") throw refuseField("ids", waybillRefusals.mainNumberNeeded);
    if (mainNumber !== first?.mainNumber) throw refuseField("ids", refusals.sameMainNumber);
    if (mainWaybillId !== null) throw refuseField("ids", refusals.underMain, { number: houseNumber, main: mainNumber });
  }
}

async function checkRoom(db: Db, at: { companyId: string; mainId: string }, more: number): Promise<void> {
  const under = and(eq(waybills.companyId, at.companyId), eq(waybills.mainWaybillId, at.mainId));
  const [there] = await db.select({ houses: count() }).from(waybills).where(under);
  if ((there?.houses ?? 0) + more > mostHouses) throw refuseField("ids", coreRefusals.tooMany, { max: mostHouses });
}

/** Goods of several kinds together, as carriers' documents say it. */
const consolidation = "CONSOLIDATED CARGO AS PER ATTACHED MANIFEST";

/** Makes the main waybill of these houses: what they have in common, what was typed, and their sums. */
async function makeMain(context: Consolidate, mainNumber: string, houses: readonly House[]) {
  const { db, input, session } = context;
  const [first] = houses;
  if (!first) throw refuse(waybillRefusals.selectFirst);
  const { ids: _ids, shippingDate, etd, eta, destinationsChecked: _checked, lateReason: _reason, ...typed } = input;
  const common = documentOf(houses, typed, await readCompany(db, session.companyId));
  refuseMissing(common, first.type);
  if (first.type !== 5) refuseOtherPorts(isAir(first.type) ? "air" : "sea", common);
  const types = new Set(houses.map(({ type }) => type));
  const type = types.size === 1 ? first.type : Math.min(...types);
  const people = { operatorId: session.userId, warehouseId: first.warehouseId ?? "" };
  const present = { warehouseId: first.warehouseId };
  const { companyId } = session;
  const { divisors } = await readReferences(db, companyId, { ...people, customerId: null, customerName: "" }, present);
  const figures = {
    type,
    weight: sum(
      houses.map(({ weight }) => weight),
      3,
    ),
    volume: sum(
      houses.map(({ volume }) => volume),
      3,
    ),
    chargeableWeight: "",
  };
  const row: MainRow = {
    ...common,
    type,
    mainNumber,
    productName: common.productName || consolidation,
    shippingDate: shippingDate || latest(houses.map((house) => house.shippingDate)),
    etd: etd || same(houses.map((house) => house.etd)),
    eta: eta || same(houses.map((house) => house.eta)),
    cabinetClass: first.cabinetClass,
    numberFlagged: first.numberFlagged,
    pieces: houses.reduce((total, { pieces }) => total + pieces, 0),
    ...mainFigures(figures, divisors),
    ...people,
  };
  return { id: await storeMain(context, row, houses), destinationPort: common.destinationPort };
}

function refuseMissing(
  common: Record<"consigneeName" | "loadingPort" | "destinationPort", string>,
  type: number,
): void {
  const needed =
    type === 5 ? (["consigneeName"] as const) : (["consigneeName", "loadingPort", "destinationPort"] as const);
  const missing = needed
    .filter((field) => common[field] === "")
    .map((field): FieldRefusal => ({ field, refusal: coreRefusals.required }));
  const [one, ...more] = missing;
  if (one) throw refuseFields([one, ...more]);
}

function latest(dates: readonly string[]): string {
  return dates.reduce((last, date) => (date > last ? date : last), "");
}

function same(values: readonly (string | null)[]): string | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null;
}
