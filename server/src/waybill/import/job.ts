import { refuse, type Language } from "@lading/contract/core";
import { waybillJobTitles, waybillRefusals, type WaybillType } from "@lading/contract/waybill";
import type { Database } from "#core/db";
import type { Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { buildNumbers, letterOf, usedAmong } from "../build/house-numbers.ts";
import type { Gates } from "../neighbours.ts";
import { addressesOf, rememberAddresses } from "../parties/address-history.ts";
import { askCredits } from "../parties/credit.ts";
import { readDirectory, type ImportDirectory } from "./directory.ts";
import { readUpload } from "./file.ts";
import { readImport } from "./read.ts";
import { ImportSpool } from "./spool.ts";
import { storeImport } from "./store.ts";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
export type ImportOrder = {
  fileId: string;
  userName: string;
  ip: string;
  language: Language;
  /** May let customers pass their credit, and says why. */
  mayPass: boolean;
  creditReason: string;
};

/** A spreadsheet of waybills becomes waybills: all or nothing, once, whatever crashes when. */
export const importJob = defineJob<ImportOrder>("waybill.import", {
  title: waybillJobTitles.import,
  patienceSeconds: 1800,
});

type Run = JobRun<ImportOrder>;

/** Does the import: first all is checked, then all is stored. */
export async function runImport(run: Run, services: Services, { screen, credit }: Gates): Promise<void> {
  const { companyId, createdBy, data } = run;
  const { directory, spool, customers } = await check(run, services, screen);
  // Numbers are taken by themselves: their series would else be locked while everything is stored.
  const numbers = await takeNumbers(run, services.database, { directory, spool });
  const doer = { companyId, userId: createdBy ?? "", userName: data.userName, ip: data.ip };
  const asked = new Map([...customers].map((customerId) => [customerId, data.creditReason]));
  await run.transaction(async (db) => {
    const giver = { ...doer, language: data.language, mayPass: data.mayPass, services };
    const passes = await askCredits(credit, { db, giver }, asked);
    const order = { passes, doer, directory, numbers, progress: (done: number) => run.progress(done, spool.count) };
    const last = await storeImport(db, order, stoppable(spool, run.signal));
    await rememberAddresses(db, companyId, addressesOf(last));
    await run.finish(db, { count: spool.count });
  });
}

/** Reads and checks the whole sheet, and sets its waybills aside. No connection is held meanwhile. */
async function check(run: Run, { files }: Services, screen: Gates["screen"]) {
  const { companyId, createdBy, data } = run;
  const { bytes, directory } = await run.transaction(async (db) => ({
    bytes: await readUpload(db, files, { fileId: data.fileId, userId: createdBy ?? "" }),
    directory: await readDirectory(db, companyId),
  }));
  const spool = new ImportSpool();
  const customers = new Set<string>();
  const read = await readImport(bytes, {
    directory,
    language: data.language,
    used: (numbers) => run.transaction((db) => usedAmong(db, companyId, numbers)),
    blocked: screen && ((names) => run.transaction((db) => screen(db, companyId, names))),
    keep: (waybill) => {
      spool.add(waybill);
      if (waybill.form.customerId !== null) customers.add(waybill.form.customerId);
    },
    progress: (rows) => run.progress(rows, 0),
  });
  if (read.wrongRows > 0)
    throw refuse(waybillRefusals.importRows, { count: read.wrongRows }, { rowProblems: read.problems });
  return { directory, spool, customers };
}

interface Checked {
  directory: ImportDirectory;
  spool: ImportSpool;
}

/** A number for each waybill that came without one, in the order of the sheet. */
async function takeNumbers(
  run: Run,
  database: Database,
  { directory: { companyCode }, spool }: Checked,
): Promise<ReadonlyMap<WaybillType, readonly string[]>> {
  const { companyId } = run;
  return await run.transaction(async (db) => {
    const taken = new Map<WaybillType, readonly string[]>();
    for (const [type, count] of [...spool.unnumbered].toSorted(([a], [b]) => a - b))
      taken.set(type, await buildNumbers({ db, database }, { companyId, companyCode, letter: letterOf(type) }, count));
    return taken;
  });
}

/** The waybills set aside; throws when the job is to stop. */
function* stoppable(spool: ImportSpool, signal: AbortSignal) {
  for (const part of spool.parts()) {
    signal.throwIfAborted();
    yield part;
  }
}
