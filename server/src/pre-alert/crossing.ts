import { refuseField } from "@lading/contract/core";
import { preAlertRefusals } from "@lading/contract/pre-alert";
import { eq } from "drizzle-orm";
import { enterCompany, type Db } from "#core/db";
import { companyDirectory } from "#user";

/** A company on Lading as the directory tells it to others. */
export interface OtherCompany {
  companyId: string;
  code: string;
  /** Its own name and its English one, as `companyNameIn` takes them. */
  companyName: string;
  companyNameEn: string;
}

/** The company with this code, which must be another one; refused at the field `companyCode`. */
export async function findTarget(db: Db, companyId: string, code: string): Promise<OtherCompany> {
  const [found] = await db.select().from(companyDirectory).where(eq(companyDirectory.code, code));
  if (!found) throw refuseField("companyCode", preAlertRefusals.noCompany, { code });
  if (found.companyId === companyId) throw refuseField("companyCode", preAlertRefusals.toOneself);
  return otherCompany(found);
}

/** A company's entry in the directory. */
export async function directoryEntry(db: Db, companyId: string): Promise<OtherCompany> {
  const [found] = await db.select().from(companyDirectory).where(eq(companyDirectory.companyId, companyId));
  if (!found) throw new Error("The session's company is not in the directory");
  return otherCompany(found);
}

function otherCompany({
  companyId,
  code,
  companyName,
  companyNameEn,
}: typeof companyDirectory.$inferSelect): OtherCompany {
  return { companyId, code, companyName, companyNameEn };
}

/**
 * Does a piece of this transaction in another company's name, and comes back. It is the only way over the border between
 * two companies, and the policies hold on both sides of it: while `work` runs nothing of the own company is seen or
 * changed, and afterwards nothing of the other. Both sides commit together. `work` waits for all that it starts.
 */
export async function inOtherCompany<T>(
  db: Db,
  { own, other }: { own: string; other: string },
  work: () => Promise<T>,
): Promise<T> {
  await enterCompany(db, other);
  const result = await work();
  await enterCompany(db, own);
  return result;
}
