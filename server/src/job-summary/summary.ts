import { createHash } from "node:crypto";
import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { ratesNeeded, totalsOf, type JobSummary } from "@lading/contract/job-summary";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { ratesOn } from "#exchange-rate";
import { visibleWaybills } from "#waybill";
import { readBills, readCosts, type Columns, type KeptCharge } from "./charges.ts";
import { readHead, readHouses, type House } from "./jobs.ts";
import { totalRates, type TakenRate } from "./rates.ts";
import { Sections } from "./sections.ts";
import { readSignOffs, signedRates, stepsOf, withdrawnOf } from "./sign-offs.ts";

interface Asked {
  session: StaffSession;
  language: Language;
  id: string;
}

/** Whether a job can be signed at all: it is a whole one, stands, and the person sees all of it. */
function isWhole({ job, hiddenHouses }: Pick<JobSummary, "job" | "hiddenHouses">): boolean {
  return !job.underMain && !job.voided && hiddenHouses === 0;
}

/** A job as it is shown, and what a sign-off keeps of it besides. */
export interface ReadJob {
  summary: JobSummary;
  rates: TakenRate[];
}

/** A job's sales and costs with its sums and sign-offs. Refuses as not found what the person does not see. */
export async function readSummary(db: Db, asked: Asked): Promise<JobSummary> {
  return (await readJob(db, asked)).summary;
}

/** A job for whoever signs it: its waybills, then what is charged on them, then the rates that this needs. */
export async function readJob(db: Db, { session, language, id }: Asked): Promise<ReadJob> {
  const { companyId } = session;
  const visible = await visibleWaybills(db, session);
  const [job, houses, ownSignOffs] = await Promise.all([
    readHead(db, visible, { id, language }),
    readHouses(db, { companyId, visible, id, language }),
    readSignOffs(db, companyId, id),
  ]);
  if (!job) throw refuse(coreRefusals.notFound);
  const shown = houses.filter(({ isVisible }) => isVisible);
  const sections = new Sections(shown);
  const asked = { companyId, waybillIds: shown.map((house) => house.id), language };
  // The bills are summed while the database reads the costs.
  const charges = await Promise.all([
    readBills(db, asked).then((read) => (sections.addBills(read), read.bills)),
    readCosts(db, asked).then((read) => (sections.addCosts(read), read.costs)),
  ]);
  const hiddenHouses = houses.length - shown.length;
  const { sales, costs: paid } = sections.groups;
  const needed = ratesNeeded([...sales, ...paid]);
  const [present, signOffs] = await Promise.all([
    ratesOn(db, companyId, needed),
    job.main === null ? ownSignOffs : readSignOffs(db, companyId, job.main.id),
  ]);
  const { find, taken, changed } = totalRates(needed, present, signedRates(signOffs));
  const digest = digestOf(shown, charges) + digestOfRates(taken);
  const summary = {
    job,
    houseCount: houses.filter(({ isMain }) => !isMain).length - (job.isMain ? 0 : 1),
    hiddenHouses,
    ...sections.shown,
    totals: totalsOf(sales, paid, find),
    changedRates: changed,
    signOffs: stepsOf(signOffs, {
      session,
      // A house of a whole job shows the job's sign-offs: what was signed there is more than what is seen here.
      digest: !job.underMain && hiddenHouses === 0 ? digest : null,
      canSign: isWhole({ job, hiddenHouses }),
    }),
    withdrawn: withdrawnOf(signOffs),
    digest,
  };
  return { summary, rates: taken };
}

/** Says which charges of which waybills these are, in which versions; whatever is changed, added or taken out changes it. */
function digestOf(houses: readonly House[], charges: readonly Columns<Pick<KeptCharge, "id" | "version">>[]) {
  return hashOf([
    ...houses.map(({ id }) => id),
    ...charges.flatMap(({ id, version }) => id.map((one, place) => `${one}:${version[place]}`)),
  ]);
}

/** Says by which rates the totals were made: another rate is another total, with the charges unchanged. */
function digestOfRates(rates: readonly TakenRate[]) {
  return hashOf(
    rates.map(({ currency, settlementCurrency, date, rate }) => [currency, settlementCurrency, date, rate].join(" ")),
  );
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
}
