import { randomUUIDv7 } from "node:crypto";
import { chargeAmount, plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse } from "@lading/contract/core";
import { plainRate } from "@lading/contract/exchange-rate";
import {
  supplierCostRefusals as refusals,
  type addSupplierCostDetails,
  type deleteSupplierCostDetails,
  type editSupplierCostDetails,
} from "@lading/contract/supplier-cost";
import { and, eq, inArray, sql } from "drizzle-orm";
import { doerOf, logOperations, type Operation } from "#core/audit";
import { insertRows, lockAll, stale, storeEdit, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { requireOpenDays } from "#period";
import { openAccounts, tellAccounts, type AccountWaybill, type JobLock } from "#waybill";
import { changeAttachment } from "./attachment.ts";
import { costChanges } from "./log.ts";
import { checkChargeItems, findPayees } from "./parties.ts";
import { keptRate } from "./rates.ts";
import type { CostNeighbours } from "./neighbours.ts";
import { visibleCosts } from "./read.ts";
import { supplierCosts } from "./tables.ts";

const onCosts = { use: "supplierCost", records: supplierCosts } as const;
type Cost = typeof supplierCosts.$inferSelect;
const at = (field: string, line: number) => `costs.${line}.${field}`;

/** Enters costs on a waybill, all or none. */
export function createCosts(lock: JobLock) {
  return async (context: Context<typeof addSupplierCostDetails>) => {
    const { db, input, session, services } = context;
    const { companyId, userId, userName } = session;
    const waybill = (await openAccounts(db, session, { ids: [input.waybillId], lock })).get(input.waybillId);
    if (!waybill) throw refuse(coreRefusals.notFound);
    if (waybill.voided) throw refuse(refusals.voided, { number: waybill.number });
    await requireOpenDays(
      db,
      companyId,
      input.costs.map(({ costDate: day }, line) => ({ day, field: at("costDate", line) })),
    );
    await checkChargeItems(
      db,
      companyId,
      input.costs.map(({ chargeItemId }, line) => ({ id: chargeItemId, field: at("chargeItemId", line) })),
    );
    const parties = await findPayees(
      db,
      companyId,
      input.costs.map(({ customerNumber }, line) => ({ customerNumber, field: at("customerNumber", line) })),
    );
    // Ids made within one millisecond do not ascend by themselves; costs are listed as they were entered.
    const newIds = input.costs.map(() => randomUUIDv7()).toSorted();
    const rows: (typeof supplierCosts.$inferInsert & { id: string })[] = [];
    for (const [line, cost] of input.costs.entries()) {
      const { customerNumber: _typed, qty, ...fields } = cost;
      const party = parties[line];
      const id = newIds[line];
      if (!party || id === undefined) throw new Error("Each cost has its party and id");
      await changeAttachment(db, services.files, { ...onCosts, fileId: cost.fileId, before: null, userId });
      rows.push({
        ...fields,
        ...party,
        ...(await keptRate(db, companyId, {
          currency: cost.currency,
          date: cost.costDate,
          field: at("currency", line),
        })),
        companyId,
        id,
        waybillId: waybill.id,
        quantity: qty,
        amount: chargeAmount(qty, cost.unitPrice, cost.currency),
        createdBy: userId,
        createdByName: userName,
      });
    }
    await insertRows(db, supplierCosts, rows);
    await log(
      context,
      "add",
      rows.map((row) => ({ waybill, before: null, after: row })),
    );
    return { ids: rows.map(({ id }) => id) };
  };
}

/** Changes a cost. */
export function changeCost(neighbours: CostNeighbours) {
  return async (context: Context<typeof editSupplierCostDetails>) => {
    const { db, input, session, services } = context;
    const { companyId, userId } = session;
    const [found] = await lockCosts(context, [input.id], { ...neighbours, goes: false });
    if (!found) throw refuse(coreRefusals.notFound);
    const { cost: before, waybill } = found;
    if (before.version !== input.version) throw stale(before.version, currentOf(before));
    const { id: _id, version: _read, customerNumber, qty, ...fields } = input;
    await requireOpenDays(db, companyId, [{ day: before.costDate }, { day: fields.costDate, field: "costDate" }]);
    await checkChargeItems(
      db,
      companyId,
      [{ id: fields.chargeItemId, field: "chargeItemId" }],
      new Set([before.chargeItemId]),
    );
    const asked = { field: "customerNumber", customerNumber, known: [before.customerNumber] };
    const [party] = await findPayees(db, companyId, [asked]);
    const attached = { fileId: fields.fileId, before: before.fileId, ...onCosts, userId };
    await changeAttachment(db, services.files, attached);
    const after = {
      ...fields,
      // The payee keeps the name it had at entry, unless another payee was chosen.
      ...(party && (party.customerId ?? party.supplierId) !== (before.customerId ?? before.supplierId) && party),
      ...(await keptRate(
        db,
        companyId,
        { currency: fields.currency, date: fields.costDate },
        { ...before, date: before.costDate },
      )),
      quantity: qty,
      amount: chargeAmount(qty, fields.unitPrice, fields.currency),
    };
    const stored = await storeEdit(db, supplierCosts, before, after);
    await log(context, "edit", [{ waybill, before, after: { ...before, ...after } }]);
    return stored;
  };
}

/** Deletes costs, all or none; their files go with them. */
export function deleteCosts(neighbours: CostNeighbours) {
  return async (context: Context<typeof deleteSupplierCostDetails>) => {
    const { db, input, session, services } = context;
    const found = await lockCosts(context, input.ids, { ...neighbours, goes: true });
    await requireOpenDays(
      db,
      session.companyId,
      found.map(({ cost }) => ({ day: cost.costDate })),
    );
    const ids = found.map(({ cost }) => cost.id);
    await db
      .delete(supplierCosts)
      .where(and(eq(supplierCosts.companyId, session.companyId), inArray(supplierCosts.id, ids)));
    for (const { cost } of found) if (cost.fileId !== null) await services.files.release(db, cost.fileId);
    await log(
      context,
      "delete",
      found.map(({ cost, waybill }) => ({ waybill, before: cost, after: null })),
    );
    return { deleted: found.length };
  };
}

/** Questions that a cost's change or deletion asks other modules. */
interface Asked extends CostNeighbours {
  /** The costs are deleted. */
  goes: boolean;
}

interface LockedCost {
  cost: Cost;
  waybill: AccountWaybill;
}

/** Locks costs that the user sees, their waybills first; one that is not there refuses the whole as not found. */
async function lockCosts(
  { db, session }: { db: Db; session: StaffSession },
  wanted: readonly string[],
  { lock, ...held }: Asked,
): Promise<LockedCost[]> {
  const ids = [...new Set(wanted)];
  const { rows } = await db.execute<{ waybill_id: string }>(sql`
    SELECT c.waybill_id FROM supplier_cost c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    WHERE ${await visibleCosts(db, session)} AND c.id = ANY(${sql.param(ids)}::uuid[])`);
  if (rows.length !== ids.length) throw refuse(coreRefusals.notFound);
  const accounts = await openAccounts(db, session, { ids: rows.map(({ waybill_id }) => waybill_id), lock });
  // Somebody may have deleted one while this waited for its waybill: then the whole is not found.
  const { found: costs } = await lockAll(db, supplierCosts, session.companyId, ids);
  await checkHeld(db, costs, held);
  return costs.flatMap((cost) => {
    const waybill = accounts.get(cost.waybillId);
    return waybill ? [{ cost, waybill }] : [];
  });
}

/** Refuses costs that are reconciled, written off, or on a supplier's invoice: confirmed, or any when they are to go. */
async function checkHeld(
  db: Db,
  costs: readonly Cost[],
  { reconciled, writtenOff, invoices, goes }: Omit<Asked, "lock">,
): Promise<void> {
  const companyId = costs[0]?.companyId ?? "";
  const ids = costs.map(({ id }) => id);
  const standing = await reconciled?.(db, companyId, ids);
  const settled = await writtenOff?.(db, companyId, ids);
  const invoiced = await invoices?.(db, companyId, ids);
  for (const { id, billReferNo } of costs) {
    const [checkBill, writeOff, invoice] = [standing?.get(id), settled?.get(id), invoiced?.get(id)];
    if (checkBill !== undefined) throw refuse(refusals.reconciled, { billReferNo, number: checkBill });
    if (writeOff !== undefined) throw refuse(refusals.onWriteOff, { billReferNo, number: writeOff });
    if (invoice && (goes || invoice.confirmed))
      throw refuse(refusals.onInvoice, { billReferNo, number: invoice.number });
  }
}

function currentOf(cost: Cost) {
  const { customerNumber, chargeItemId, currency, billReferNo, costDate, taxInvoice, remark, version } = cost;
  const figures = { qty: plainRate(cost.quantity), unitPrice: plainRate(cost.unitPrice) };
  return { customerNumber, chargeItemId, ...figures, currency, billReferNo, costDate, taxInvoice, remark, version };
}

interface Change {
  waybill: AccountWaybill;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Says it in the cost's own log and in its waybill's. */
async function log(
  context: { db: Db; session: StaffSession; ip: string; services: Pick<Services, "events"> },
  action: "add" | "edit" | "delete",
  changed: readonly Change[],
): Promise<void> {
  const doer = doerOf(context);
  const own = changed.map(({ waybill, before, after }): Operation => {
    const { id } = after ?? before ?? {};
    return { id: String(id), number: waybill.number, changes: costChanges(before, after) };
  });
  const ofWaybill = changed.map(({ waybill, before, after }): Operation => {
    const said = costSaid(before, after);
    return { id: waybill.id, number: waybill.houseNumber, changes: said };
  });
  await logOperations(context.db, doer, { entity: "supplierCost", action }, own);
  await logOperations(context.db, doer, { entity: "waybill", action: `${action}Cost` }, ofWaybill);
  await tellAccounts(
    context,
    changed.map(({ waybill }) => waybill.id),
  );
}

const amountSaid = (amount: string, currency: string) => `${plainAmount(amount, currency)} ${currency}`;

/** Who is paid how much, before and after, for the waybill's log. */
function costSaid(before: Change["before"], after: Change["after"]) {
  const party = (cost: Change["before"]) => (cost ? String(cost["customerName"]) : null);
  const amount = (cost: Change["before"]) =>
    cost ? amountSaid(String(cost["amount"]), String(cost["currency"])) : null;
  return [
    { field: "supplier", before: party(before), after: party(after) },
    { field: "amount", before: amount(before), after: amount(after) },
  ];
}
