import { randomUUIDv7 } from "node:crypto";
import { refuse, type Language } from "@lading/contract/core";
import { waybillRefusals, waybillTypeNumbers, type WaybillType } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { addressesOf, rememberAddresses } from "./address-history.ts";
import { issueMainNumbers } from "./air-stock.ts";
import { firstState } from "./first-state.ts";
import { formRow, itemRows } from "./form-rows.ts";
import { buildNumbers, letterOf } from "./house-numbers.ts";
import { readDirectory, type ImportDirectory } from "./import-directory.ts";
import type { ImportedWaybill } from "./import-form.ts";
import { readImport } from "./import-read.ts";
import { readUpload } from "./import-file.ts";
import { storeWaybills, type NewWaybill } from "./store.ts";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
export type ImportOrder = { fileId: string; userName: string; ip: string; language: Language };

/** A spreadsheet of waybills becomes waybills: all or nothing, once, whatever crashes when. */
export const importJob = defineJob<ImportOrder>("waybill.import", { patienceSeconds: 1800 });

type Run = JobRun<ImportOrder>;
/** Waybills of one statement. */
const atOnce = 250;

/** Does the import. Checking is the first half of the progress, storing the second. */
export async function runImport(run: Run, services: Services): Promise<void> {
  const read = await run.transaction(async (db) => await check(db, run, services));
  const { directory, waybills } = read;
  // Numbers are taken by themselves: their series would else be locked while everything is stored.
  const numbers = await run.transaction((db) => takeNumbers(db, run.companyId, { directory, waybills }));
  await run.transaction(async (db) => {
    const rows = await store(db, run, { directory, waybills, numbers });
    await rememberAddresses(db, run.companyId, addressesOf(rows.slice(-500).map(({ row }) => row)));
    await run.finish(db, { count: waybills.length });
  });
}

async function check(db: Db, run: Run, { files }: Services) {
  const { companyId, createdBy, data } = run;
  const bytes = await readUpload(db, files, { fileId: data.fileId, userId: createdBy ?? "" });
  const directory = await readDirectory(db, companyId);
  const read = await readImport(bytes, {
    db,
    companyId,
    directory,
    language: data.language,
    progress: (rows) => run.progress(rows, 0),
  });
  if (read.wrongRows > 0)
    throw refuse(waybillRefusals.importRows, { count: read.wrongRows }, { rowProblems: read.problems });
  return { directory, waybills: read.waybills };
}

interface Checked {
  directory: ImportDirectory;
  waybills: readonly ImportedWaybill[];
}

/** A number for each waybill that came without one, in the order of the sheet. */
async function takeNumbers(
  db: Db,
  companyId: string,
  { directory, waybills }: Checked,
): Promise<Map<WaybillType, string[]>> {
  const taken = new Map<WaybillType, string[]>();
  for (const type of waybillTypeNumbers) {
    const count = waybills.filter(({ form }) => form.type === type && form.houseNumber === "").length;
    if (count === 0) continue;
    const wanted = { companyId, companyCode: directory.companyCode, letter: letterOf(type) };
    taken.set(type, (await buildNumbers(db, wanted, count)).toReversed());
  }
  return taken;
}

async function store(
  db: Db,
  run: Run,
  checked: Checked & { numbers: Map<WaybillType, string[]> },
): Promise<NewWaybill[]> {
  const { companyId, createdBy, data } = run;
  const userId = createdBy ?? "";
  const state = await firstState(db, companyId);
  const occurredAt = new Date().toISOString();
  const begun = { ...(state !== undefined && { stateId: state, stateAt: occurredAt }) };
  const doer = { companyId, userId, userName: data.userName, ip: data.ip };
  const made = checked.waybills.map((waybill) => newWaybill(waybill, checked, { doer, begun }));
  for (let start = 0; start < made.length; start += atOnce) {
    run.signal.throwIfAborted();
    const some = made.slice(start, start + atOnce);
    await storeWaybills(db, doer, some, "import");
    if (state !== undefined) await addFirstEvents(db, { doer, stateId: state, occurredAt }, some);
    run.progress(start + some.length, made.length);
  }
  await issueMainNumbers(
    db,
    { companyId, userId },
    made.map(({ row }) => row),
  );
  return made;
}

interface Stored {
  doer: { companyId: string; userId: string; userName: string };
  begun: { stateId?: string; stateAt?: string };
}

function newWaybill(
  { form, numberFlagged, kept }: ImportedWaybill,
  { directory, numbers }: { directory: ImportDirectory; numbers: Map<WaybillType, string[]> },
  { doer, begun }: Stored,
): NewWaybill {
  const row = formRow(form, directory.divisors);
  const customer =
    [...directory.customers.values()].length > 0 && form.customerId !== null
      ? customerOf(directory, form.customerId)
      : undefined;
  return {
    row: {
      ...row,
      ...kept,
      stateId: null,
      stateAt: null,
      ...begun,
      companyId: doer.companyId,
      id: randomUUIDv7(),
      houseNumber: form.houseNumber || (numbers.get(form.type)?.pop() ?? ""),
      numberFlagged,
      customerNumber: customer?.number ?? "",
      customerName: customer?.name ?? form.customerName,
      codStatus: Number(row.codAmount) > 0 ? "toCollect" : "none",
      createdBy: doer.userId,
      createdByName: doer.userName,
      expressNumber: row.expressNumber ?? "",
    },
    items: itemRows(form.items),
  };
}

const byId = new WeakMap<ImportDirectory, Map<string, { number: string; name: string }>>();

function customerOf(directory: ImportDirectory, id: string) {
  let known = byId.get(directory);
  if (!known) {
    known = new Map([...directory.customers.values()].map((customer) => [customer.id, customer]));
    byId.set(directory, known);
  }
  return known.get(id);
}

/** Nobody looks for shipments that have just come to be, so nobody is told; their state is in their rows already. */
async function addFirstEvents(
  db: Db,
  { doer, stateId, occurredAt }: { doer: Stored["doer"]; stateId: string; occurredAt: string },
  added: readonly NewWaybill[],
): Promise<void> {
  const ids = sql.param(added.map(() => randomUUIDv7()));
  const waybillIds = sql.param(added.map(({ row }) => row.id));
  await db.execute(sql`
    INSERT INTO waybill_event (company_id, id, waybill_id, state_id, occurred_at, created_by, created_by_name)
    SELECT ${doer.companyId}, id, waybill_id, ${stateId}::uuid, ${occurredAt}::timestamptz, ${doer.userId}::uuid, ${doer.userName}
    FROM unnest(${ids}::uuid[], ${waybillIds}::uuid[]) AS added (id, waybill_id)`);
}
