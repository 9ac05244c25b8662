import { createHash } from "node:crypto";
import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { ratesNeeded, totalsOf, type JobSummary } from "@lading/contract/job-summary";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import { ratesOn } from "#exchange-rate";
import { visibleWaybills } from "#waybill";
import { readCharges, type KeptCharges } from "./charges.ts";
import { readHead, readHouses, type House } from "./jobs.ts";
import { Sections } from "./sections.ts";
import { readSignOffs, stepsOf, withdrawnOf } from "./sign-offs.ts";

interface Asked {
  session: StaffSession;
  language: Language;
  id: string;
}

/** Whether a job can be signed at all: it is a whole one, stands, and the person sees all of it. */
function isWhole({ job, hiddenHouses }: Pick<JobSummary, "job" | "hiddenHouses">): boolean {
  return !job.underMain && !job.voided && hiddenHouses === 0;
}

/**
 * A job's sales and costs with its sums and sign-offs: its waybills, then what is charged on them, then the rates and names
 * that this needs. Refuses as not found what the person does not see.
 */
export async function readSummary(db: Db, { session, language, id }: Asked): Promise<JobSummary> {
  const { companyId } = session;
  const visible = await visibleWaybills(db, session);
  const [job, houses, ownSignOffs] = await Promise.all([
    readHead(db, visible, id),
    readHouses(db, { companyId, visible, id }),
    readSignOffs(db, companyId, id),
  ]);
  if (!job) throw refuse(coreRefusals.notFound);
  const shown = houses.filter(({ isVisible }) => isVisible);
  const ids = shown.map((house) => house.id);
  const charges = await readCharges(db, companyId, ids);
  const hiddenHouses = houses.length - shown.length;
  const sections = new Sections(shown, charges);
  const { sales, costs: paid } = sections.groups;
  const [findRate, names, signOffs] = await Promise.all([
    ratesOn(db, companyId, ratesNeeded([...sales, ...paid])),
    readNames(db, companyId, { itemIds: sections.itemIds, language }),
    job.main === null ? ownSignOffs : readSignOffs(db, companyId, job.main.id),
  ]);
  const digest = digestOf(shown, charges);
  return {
    job,
    houseCount: houses.filter(({ isMain }) => !isMain).length - (job.isMain ? 0 : 1),
    hiddenHouses,
    ...sections.shown(names),
    totals: totalsOf(sales, paid, findRate),
    signOffs: stepsOf(signOffs, {
      session,
      // A house of a whole job shows the job's sign-offs: what was signed there is more than what is seen here.
      digest: !job.underMain && hiddenHouses === 0 ? digest : null,
      canSign: isWhole({ job, hiddenHouses }),
    }),
    withdrawn: withdrawnOf(signOffs),
    digest,
  };
}

/** Says which charges of which waybills these are, in which versions; whatever is changed, added or taken out changes it. */
function digestOf(houses: readonly House[], { bills, costs }: KeptCharges) {
  const hash = createHash("sha256");
  const parts = [
    ...houses.map(({ id }) => id),
    ...[bills, costs].flatMap(({ id, version }) => id.map((one, place) => `${one}:${version[place]}`)),
  ];
  return hash.update(parts.join("\n")).digest("hex").slice(0, 32);
}

const nameColumns = {
  zh: sql.raw("chinese_name"),
  en: sql.raw("english_name"),
  ar: sql.raw("arabic_name"),
} as const satisfies Record<Language, SQL>;

/** Names of charge items. */
async function readNames(
  db: Db,
  companyId: string,
  { itemIds, language }: { itemIds: readonly string[]; language: Language },
): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT id, ${nameColumns[language]} AS name FROM charge_item
    WHERE company_id = ${companyId} AND id = ANY(${sql.param([...itemIds])}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
