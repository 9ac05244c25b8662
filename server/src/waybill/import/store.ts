import { randomUUIDv7 } from "node:crypto";
import { setImmediate as others } from "node:timers/promises";
import type { WaybillType } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Doer } from "#core/audit";
import type { Db } from "#core/db";
import { storeWaybills, type NewWaybill } from "../build/store.ts";
import { firstState } from "../events/first-state.ts";
import { formRow, itemRows } from "../form/rows.ts";
import { recordPasses, type CreditPasses } from "../parties/credit.ts";
import { issueMainNumbers } from "../stock/issue.ts";
import type { ImportDirectory } from "./directory.ts";
import type { ImportedWaybill } from "./form.ts";

/** Data common to all waybills of an import. */
interface Order {
  doer: Doer;
  directory: Pick<ImportDirectory, "divisors" | "customers">;
  /** Built numbers for those without one, in order. */
  numbers: ReadonlyMap<WaybillType, readonly string[]>;
  /** Passes of customers beyond their credit. */
  passes: CreditPasses;
  /** Called with the number stored so far. */
  progress: (done: number) => void;
}

/**
 * Stores the waybills of an import, some at a time: while the database works on some, the next are made ready and sent.
 * Gives the rows of the last of them.
 */
export async function storeImport(
  db: Db,
  order: Order,
  parts: Iterable<readonly ImportedWaybill[]>,
): Promise<NewWaybill["row"][]> {
  const begin = await beginning(db, order.doer.companyId);
  const makeNext = maker(order, begin);
  let last: NewWaybill[] = [];
  let done = 0;
  const storing: Promise<void>[] = [];
  const store = async (made: readonly NewWaybill[]) => {
    await storePart(db, order, begin, made);
    done += made.length;
    order.progress(done);
  };
  try {
    for (const part of parts) {
      await others();
      last = part.map(makeNext);
      const stored = store(last);
      // Its failure is met when it is waited for, which may be later than it happens.
      stored.catch(() => undefined);
      storing.push(stored);
      if (storing.length > mostUnderWay) await storing.shift();
    }
    await Promise.all(storing);
  } catch (error) {
    // Statements under way end before the transaction is given up.
    await Promise.allSettled(storing);
    throw error;
  }
  return last.map(({ row }) => row);
}

/** Parts that wait for the database while the next is made ready. */
const mostUnderWay = 1;

/** The state that imported waybills begin in, and when. */
interface Beginning {
  stateId: string | null;
  occurredAt: string;
}

async function beginning(db: Db, companyId: string): Promise<Beginning> {
  return { stateId: (await firstState(db, companyId)) ?? null, occurredAt: new Date().toISOString() };
}

async function storePart(
  db: Db,
  { doer, passes }: Order,
  begin: Beginning,
  waybills: readonly NewWaybill[],
): Promise<void> {
  await Promise.all([
    recordPasses(db, passes, waybills),
    storeWaybills(db, doer, waybills, "import"),
    addFirstEvents(db, doer, begin, waybills),
    issueMainNumbers(
      db,
      doer,
      waybills.map(({ row }) => row),
    ),
  ]);
}

/** Makes waybills of what the sheet says, one after the other. */
function maker({ doer, directory, numbers }: Order, begin: Beginning): (imported: ImportedWaybill) => NewWaybill {
  const taken = new Map([...numbers].map(([type, built]) => [type, built.values()]));
  const customers = new Map([...directory.customers.values()].map((customer) => [customer.id, customer]));
  return ({ form, numberFlagged, kept }) => {
    const row = formRow(form, directory.divisors);
    const customer = form.customerId === null ? undefined : customers.get(form.customerId);
    return {
      row: {
        ...row,
        ...kept,
        companyId: doer.companyId,
        id: randomUUIDv7(),
        houseNumber: form.houseNumber || nextOf(taken.get(form.type)),
        numberFlagged,
        customerNumber: customer?.number ?? "",
        customerName: customer?.name ?? form.customerName,
        expressNumber: row.expressNumber ?? "",
        codStatus: Number(row.codAmount) > 0 ? "toCollect" : "none",
        stateId: begin.stateId,
        stateAt: begin.stateId === null ? null : begin.occurredAt,
        createdBy: doer.userId,
        createdByName: doer.userName,
      },
      items: itemRows(form.items),
    };
  };
}

function nextOf(numbers: Iterator<string> | undefined): string {
  const next = numbers?.next();
  if (!next || next.done === true) throw new Error("Fewer numbers were taken than waybills came without one");
  return next.value;
}

/** Nobody looks for shipments that have just come to be, so nobody is told; their state is in their rows already. */
async function addFirstEvents(
  db: Db,
  doer: Doer,
  { stateId, occurredAt }: Beginning,
  added: readonly NewWaybill[],
): Promise<void> {
  if (stateId === null) return;
  const ids = sql.param(added.map(() => randomUUIDv7()));
  const waybillIds = sql.param(added.map(({ row }) => row.id));
  await db.execute(sql`
    INSERT INTO waybill_event (company_id, id, waybill_id, state_id, occurred_at, created_by, created_by_name)
    SELECT ${doer.companyId}, id, waybill_id, ${stateId}::uuid, ${occurredAt}::timestamptz, ${doer.userId}::uuid, ${doer.userName}
    FROM unnest(${ids}::uuid[], ${waybillIds}::uuid[]) AS added (id, waybill_id)`);
}
