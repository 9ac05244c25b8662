import { firstSteps, type FirstStep, type loadFirstSteps } from "@lading/contract/user";
import { and, count, eq, ne, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { companies, users } from "./tables.ts";

/** Whether a company has done a step. */
type IsDone = (db: Db, companyId: string) => Promise<boolean>;

/** Steps that lie in other modules. */
export type StepsElsewhere = Readonly<Partial<Record<Exclude<FirstStep, "companyProfile" | "colleagues">, IsDone>>>;

/** Done with the first record of the company in this table. */
export function hasAny(table: PgTable & { companyId: AnyPgColumn }): IsDone {
  return async (db, companyId) => {
    const found = await db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.companyId, companyId))
      .limit(1);
    return found.length > 0;
  };
}

/** The steps that the company has done. */
export function loadSteps(elsewhere: StepsElsewhere) {
  const checks: Readonly<Partial<Record<FirstStep, IsDone>>> = {
    ...elsewhere,
    companyProfile: hasProfile,
    colleagues: isTwo,
  };
  return async ({ db, session: { companyId } }: Context<typeof loadFirstSteps>) => {
    const found = await Promise.all(
      firstSteps.map(async ({ step }) => ((await checks[step]?.(db, companyId)) ? [step] : [])),
    );
    return { done: found.flat() };
  };
}

/** Address and phone, which papers name, are filled in. */
async function hasProfile(db: Db, companyId: string): Promise<boolean> {
  const named = and(eq(companies.companyId, companyId), ne(companies.address, ""), ne(companies.phone, ""));
  return (await db.select({ id: companies.companyId }).from(companies).where(named)).length > 0;
}

async function isTwo(db: Db, companyId: string): Promise<boolean> {
  const [found] = await db.select({ people: count() }).from(users).where(eq(users.companyId, companyId));
  return (found?.people ?? 0) > 1;
}
