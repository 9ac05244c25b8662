import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { jobTitle, type createJobSummaryPdf } from "@lading/contract/job-summary";
import { eq } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import { DocumentError } from "#core/documents";
import type { OpenContext } from "#core/http";
import { companies, companyNameIn } from "#user";
import { jobDocument } from "./document.ts";
import { readSummary } from "./summary.ts";

/** Kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

/** A job summary as PDF. No connection is held while it is set. */
export async function printJob(context: OpenContext<typeof createJobSummaryPdf>) {
  const { input, session, services } = context;
  const { companyId, userId } = session;
  const language = input.documentLanguage ?? context.language;
  const { summary, companyName } = await inTransaction(
    services.database,
    { companyId, readOnly: true },
    async (db) => ({
      summary: await readSummary(db, { session, language, id: input.id }),
      companyName: await nameOf(db, companyId, language),
    }),
  );
  const { job } = summary;
  const printedAt = new Date().toISOString();
  const printing = { language, companyName, printedAt };
  const bytes = await jobDocument(services.documents, summary, printing).catch(refuseBusy);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const { path, name } = await services.files.save(db, {
      companyId,
      use: "document",
      name: `${jobTitle[language]} ${job.houseNumber.replace(/[\\/:*?"<>|]+/g, " ")}.pdf`,
      bytes,
      createdBy: userId,
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    return { path, name };
  });
}

async function nameOf(db: Db, companyId: string, language: Language): Promise<string> {
  const [company] = await db
    .select({ companyName: companies.companyName, companyNameEn: companies.companyNameEn })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return company ? companyNameIn(company, language) : "";
}

function refuseBusy(error: unknown): never {
  if (error instanceof DocumentError && error.reason === "busy")
    throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
  throw error;
}
