import { coreRefusals, refuse } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import { and, asc, eq } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { insertRows, inTransaction, stale, storeEdit, type Db } from "#core/db";
import { afterCommit, type Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { allChanges, publicNumbers } from "../build/store.ts";
import type { Gates } from "../neighbours.ts";
import { addressesOf, rememberAddresses } from "../parties/address-history.ts";
import { refuseBlockedForm } from "../parties/blocked-party.ts";
import { askCredit } from "../parties/credit.ts";
import { waybillParties } from "../parties/source.ts";
import { issueMainNumber, returnMainNumber } from "../stock/issue.ts";
import { waybillItems, waybills } from "../tables.ts";
import { visibleWaybills } from "../visible.ts";
import { readReferences } from "./references.ts";
import { formRow, itemRows, type EditInput } from "./rows.ts";
import { tellTracking } from "../tracking/numbers.ts";
import { trackingNumbers } from "../tracking/tables.ts";

type Given = Pick<Context, "db" | "ip" | "services" | "language"> & { session: StaffSession; input: EditInput };
type Waybill = typeof waybills.$inferSelect;
type Item = typeof waybillItems.$inferSelect;

/** Changes a waybill from its form. A house under a main waybill keeps the main's number. */
export function editWaybill(gates: Gates) {
  return async (context: Given) => await change(context, gates);
}

async function change(context: Given, gates: Gates) {
  const { db, input, session, services } = context;
  const { companyId, userId } = session;
  const { waybill, items } = await lockWithItems(db, session, input.id);
  checkMayChange(waybill, input);
  if (waybill.version !== input.version) throw stale(waybill.version, currentOf(waybill, items));
  const references = await readReferences(db, companyId, input, waybill);
  const { customerName, customerNames } = references;
  const form = { ...input, customerName, customerNames };
  await refuseBlockedForm(gates.screen, context, [{ form, prefix: "" }]);
  const pass = await askCredit(gates.credit, context, input, waybill.customerId);
  const row = {
    ...formRow(input, references.divisors),
    customerNumber: references.customerNumber,
    customerName: references.customerName,
    codStatus: codStatusAfter(waybill, input.codAmount),
    ...(waybill.mainWaybillId !== null && { mainNumber: waybill.mainNumber }),
    ...(!("expressNumber" in input) && { expressNumber: waybill.expressNumber }),
    // A saved number counts as confirmed: the person has seen it, and the form checked it when it was typed.
    numberFlagged: false,
  };
  const after = { ...waybill, ...row };
  const rows = itemRows(input.items);
  if (row.mainNumber !== waybill.mainNumber) await returnMainNumber(db, { companyId, waybillId: waybill.id });
  await issueMainNumber(db, {
    companyId,
    type: input.type,
    mainNumber: row.mainNumber ?? "",
    waybillId: waybill.id,
    userId,
  });
  const lines = and(eq(waybillItems.companyId, companyId), eq(waybillItems.waybillId, waybill.id));
  await Promise.all([
    // Begun at once, so that the old lines are gone before the new ones come in the same round trip.
    db.delete(waybillItems).where(lines).execute(),
    storeEdit(db, waybills, waybill, row),
    insertRows(
      db,
      waybillItems,
      rows.map((item) => ({ companyId, waybillId: waybill.id, ...item })),
    ),
    replaceNumbers(db, companyId, after),
    logOperations(db, doerOf(context), { entity: "waybill", action: "edit" }, [
      {
        id: waybill.id,
        number: waybill.houseNumber,
        changes: allChanges({ row: waybill, items }, { row: after, items: rows }),
      },
    ]),
    tellTracking(db, services.events, companyId, [waybill.id]),
    waybillParties.noteChanged(db, companyId, waybill, after),
  ]);
  await pass?.record(db, [{ entity: "waybill", id: waybill.id, number: waybill.houseNumber }]);
  afterCommit(context, () =>
    inTransaction(services.database, { companyId }, (later) =>
      rememberAddresses(later, companyId, addressesOf([after])),
    ),
  );
  return { chargeableWeight: row.chargeableWeight ?? "0", version: waybill.version + 1 };
}

/** Locks a waybill that the user sees, with its goods; anything else is not found. */
async function lockWithItems(db: Db, session: StaffSession, id: string): Promise<{ waybill: Waybill; items: Item[] }> {
  const visible = await visibleWaybills(db, session);
  const [[waybill], items] = await Promise.all([
    db
      .select()
      .from(waybills)
      .where(and(visible, eq(waybills.id, id)))
      .for("no key update"),
    db
      .select()
      .from(waybillItems)
      .where(and(eq(waybillItems.companyId, session.companyId), eq(waybillItems.waybillId, id)))
      .orderBy(asc(waybillItems.line)),
  ]);
  if (!waybill) throw refuse(coreRefusals.notFound);
  return { waybill, items };
}

/** The way of a shipment may gain or lose the door; from air to sea it is another shipment. */
const waysOf: Readonly<Record<number, readonly number[]>> = { 1: [1, 3], 2: [2, 4], 3: [1, 3], 4: [2, 4], 5: [5] };

function checkMayChange(waybill: Waybill, { type }: EditInput): void {
  if (waybill.voidedAt !== null) throw refuse(waybillRefusals.voided, { number: waybill.houseNumber });
  if (waybill.isMain || !waysOf[waybill.type]?.includes(type)) throw refuse(waybillRefusals.wrongForm);
}

/** Cash that was collected already stays so; otherwise the status follows the amount. */
function codStatusAfter({ codStatus }: Waybill, amount: string): Waybill["codStatus"] {
  if (Number(amount) === 0) return "none";
  return codStatus === "none" ? "toCollect" : codStatus;
}

/** The record as its form has it, for whoever edits an older one. */
function currentOf(waybill: Waybill, items: readonly Item[]): Record<string, unknown> {
  const { searchText: _text, companyId: _company, ...fields } = waybill;
  return {
    ...fields,
    etd: fields.etd ?? "",
    eta: fields.eta ?? "",
    items: items.map(({ companyId: _c, waybillId: _w, line: _l, ...item }) => ({
      ...item,
      lengthCm: item.lengthCm ?? "",
      widthCm: item.widthCm ?? "",
      heightCm: item.heightCm ?? "",
      boxVolume: item.boxVolume ?? "",
    })),
  };
}

/** Public numbers as the waybill has them now. */
export async function replaceNumbers(
  db: Db,
  companyId: string,
  waybill: Parameters<typeof publicNumbers>[1],
): Promise<void> {
  await Promise.all([
    db
      .delete(trackingNumbers)
      .where(and(eq(trackingNumbers.companyId, companyId), eq(trackingNumbers.waybillId, waybill.id)))
      .execute(),
    insertRows(db, trackingNumbers, publicNumbers(companyId, waybill)),
  ]);
}
