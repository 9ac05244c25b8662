import { coreRefusals, refuse, refuseField, type Language } from "@lading/contract/core";
import {
  userRefusals,
  type addCompanyInfo,
  type companyCodeVerification,
  type editCompanyInfo,
  type getCompanyByName,
  type getCompanyList,
  type loadCompanyInfo,
} from "@lading/contract/user";
import type { Menu } from "@lading/contract/system";
import { and, asc, eq, sql } from "drizzle-orm";
import { stale, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import type { Session } from "#core/session";
import { addPresetRoles } from "#system";
import { companyNameIn } from "./company-name.ts";
import { timeZoneNamed, timeZoneOf } from "#place";
import { staffOf } from "./person.ts";
import { filePath } from "./shown.ts";
import { refreshSessions } from "./sessions.ts";
import { companies, companyDirectory, users } from "./tables.ts";

/** Adds another module's first records to a new company: logistics states, a warehouse. `app.ts` hands them in. */
export type Furnish = (db: Db, company: { companyId: string; language: Language }) => Promise<unknown>;

const trialDays = 30;

/** Fills a new user's shell: the company exists from now on, and the user is its administrator. */
export function createCompany(furnish: readonly Furnish[]) {
  return async ({ db, input, session, language, services }: Context<typeof addCompanyInfo>) => {
    const { companyId, userId } = staffOf(session);
    const { companyCode: code, logoFileId, licenceFileId, officialSealFileId, ...fields } = input;
    await services.files.claim(db, { id: logoFileId, use: "logo", createdBy: userId });
    await services.files.claim(db, { id: licenceFileId, use: "licence", createdBy: userId });
    if (officialSealFileId !== null)
      await services.files.claim(db, { id: officialSealFileId, use: "officialSeal", createdBy: userId });
    const files = { logoFileId, licenceFileId, sealFileId: officialSealFileId };
    await openCompany(db, { companyId, userId, language, furnish, menu: services.menu }, { code, ...fields, ...files });
    return await readCompany(db, companyId);
  };
}

interface Opening {
  menu: Menu;
  companyId: string;
  userId: string;
  language: Language;
  furnish: readonly Furnish[];
}

/** The company's data, code, roles and whatever else each starts with; the user becomes its administrator. Roles' ids by key. */
export async function openCompany(
  db: Db,
  { companyId, userId, language, furnish, menu }: Opening,
  fields: Partial<typeof companies.$inferInsert> & { code: string; companyName: string },
): Promise<Map<string, string>> {
  const [shell] = await db.select().from(companies).where(eq(companies.companyId, companyId)).for("update");
  if (!shell || shell.code !== null) throw refuse(userRefusals.companyThere);
  await db
    .update(companies)
    .set({
      timeZone: timeZoneOf(fields.country ?? ""),
      ...fields,
      validUntil: sql`(now() AT TIME ZONE 'UTC')::date + ${trialDays}::int`,
      version: shell.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(companies.companyId, companyId));
  await listInDirectory(db, companyId, fields);
  const roleIds = await addPresetRoles(db, menu, { companyId, language });
  await db.update(users).set({ roleLevel: 1 }).where(eq(users.id, userId));
  for (const add of furnish) await add(db, { companyId, language });
  await refreshSessions(db, menu, companyId, [userId]);
  return roleIds;
}

async function listInDirectory(
  db: Db,
  companyId: string,
  { code, companyName, companyNameEn = "" }: { code: string; companyName: string; companyNameEn?: string },
): Promise<void> {
  try {
    await db
      .insert(companyDirectory)
      .values({ code, companyId, companyName, companyNameEn, searchText: searchTextOf(companyName, companyNameEn) });
  } catch (error) {
    if (violates(error, "company_directory_pkey")) throw refuseField("companyCode", userRefusals.companyCodeTaken);
    throw error;
  }
}

function searchTextOf(...names: string[]): string {
  return names.join("\n").normalize("NFKC").toLowerCase();
}

/** The company of the signed-in user. */
export async function loadCompany({ db, session }: Context<typeof loadCompanyInfo>) {
  return await readCompany(db, session.companyId);
}

async function readCompany(db: Db, companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (!company) throw refuse(coreRefusals.notFound);
  return shown(company);
}

function shown(company: typeof companies.$inferSelect) {
  const {
    companyName,
    companyNameEn,
    legalPerson,
    creditCode,
    taxNumber,
    country,
    city,
    address,
    phone,
    email,
    website,
  } = company;
  const { airDivisor, expressDivisor, settlementCurrency, timeZone, multiLanguage, version } = company;
  return {
    CompanyCode: company.code ?? "",
    companyName,
    companyNameEn,
    legalPerson,
    creditCode,
    taxNumber,
    country,
    city,
    address,
    phone,
    email,
    website,
    logo: filePath(company.logoFileId),
    licence: filePath(company.licenceFileId),
    officialSeal: filePath(company.sealFileId),
    airDivisor,
    expressDivisor,
    settlementCurrency,
    timeZone,
    multiLanguage,
    ValidityPeriodDate: company.validUntil,
    version,
  };
}

/** Whether a person may read a licence because it is their company's: all staff see the company's own data. */
export async function seesCompanyLicence(db: Db, session: Session, fileId: string): Promise<boolean> {
  if (session.audience !== "staff") return false;
  const { companyId, licenceFileId } = companies;
  const own = and(eq(companyId, session.companyId), eq(licenceFileId, fileId));
  return (await db.select({ companyId }).from(companies).where(own)).length > 0;
}

/** Changes the company's own data and settings. */
export async function editCompany({ db, input, session, services }: Context<typeof editCompanyInfo>) {
  const { companyId, userId } = session;
  const { version, logoFileId, licenceFileId, officialSealFileId, timeZone: zone, ...fields } = input;
  const timeZone = zone === undefined ? undefined : timeZoneNamed(zone);
  if (zone !== undefined && timeZone === undefined) throw refuseField("timeZone", userRefusals.timeZone);
  const [before] = await db.select().from(companies).where(eq(companies.companyId, companyId)).for("update");
  if (!before) throw refuse(coreRefusals.notFound);
  if (before.version !== version) throw stale(before.version, shown(before));
  const replace = async (
    use: "logo" | "licence" | "officialSeal",
    next: string | null | undefined,
    present: string | null,
  ) => {
    if (next === undefined || next === present) return present;
    if (next !== null) await services.files.claim(db, { id: next, use, createdBy: userId });
    if (present !== null) await services.files.release(db, present);
    return next;
  };
  const files = {
    logoFileId: await replace("logo", logoFileId, before.logoFileId),
    licenceFileId: await replace("licence", licenceFileId, before.licenceFileId),
    sealFileId: await replace("officialSeal", officialSealFileId, before.sealFileId),
  };
  await db
    .update(companies)
    .set({
      ...fields,
      ...files,
      ...(timeZone !== undefined && { timeZone }),
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(companies.companyId, companyId));
  await db
    .update(companyDirectory)
    .set({
      companyName: fields.companyName,
      companyNameEn: fields.companyNameEn,
      searchText: searchTextOf(fields.companyName, fields.companyNameEn),
    })
    .where(eq(companyDirectory.companyId, companyId));
  if (fields.multiLanguage !== before.multiLanguage) await refreshSessions(db, services.menu, companyId, "all");
  return { version: version + 1 };
}

/** Companies on Lading by a part of their name: code and name, nothing else of them. */
export async function findCompanies({ db, input, language }: Context<typeof getCompanyByName>) {
  const wanted = searchTextOf(input.companyName);
  const rows = await db
    .select()
    .from(companyDirectory)
    .where(sql`position(${wanted} IN ${companyDirectory.searchText}) > 0`)
    .orderBy(asc(companyDirectory.companyName))
    .limit(20);
  return { rows: rows.map((company) => listed(company, language)) };
}

/** The companies that the signed-in person belongs to: none for a new user, else one. */
export async function listOwnCompanies({ db, session, language }: Context<typeof getCompanyList>) {
  const rows = await db.select().from(companyDirectory).where(eq(companyDirectory.companyId, session.companyId));
  return { rows: rows.map((company) => listed(company, language)) };
}

function listed(company: typeof companyDirectory.$inferSelect, language: Language) {
  return { CompanyCode: company.code, companyName: companyNameIn(company, language) };
}

/** Whether a company code can still be taken. */
export async function checkCompanyCode({ db, input }: Context<typeof companyCodeVerification>) {
  const rows = await db
    .select({ code: companyDirectory.code })
    .from(companyDirectory)
    .where(eq(companyDirectory.code, input.companyCode));
  return { available: rows.length === 0 };
}
