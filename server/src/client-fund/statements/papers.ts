import {
  clientFundRefusals as refusals,
  statementPage,
  type createClientFundStatementPdf,
  type createOwnFundStatementPdf,
  type getClientFundStatementEmail,
  type sendClientFundStatementEmail,
} from "@lading/contract/client-fund";
import { coreRefusals, fill, refuse, type Language, type Currency } from "@lading/contract/core";
import { fileKinds } from "@lading/contract/files";
import { sql } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { inTransaction, type Db } from "#core/db";
import { DocumentError } from "#core/documents";
import type { Context, OpenContext, Services } from "#core/http";
import { addressesOf, sendMail, subjectOf } from "#core/mail";
import { callerId, type Session, type StaffSession } from "#core/session";
import { readForwarder, type Forwarder } from "#waybill";
import { partyOfCustomer } from "../name.ts";
import { today } from "../today.ts";
import { checkSeen, seesCustomer } from "../visible.ts";
import { mostOnPaper, setPaper, type Paper } from "./documents/statement.ts";
import { paperMail } from "./documents/texts.ts";
import { readPeriods } from "./periods.ts";
import { readPostings } from "./postings.ts";

/** A printed document is fetched at once; it is kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

interface Asked {
  customerId: string;
  currency: Currency;
  dayFrom: string;
  dayTo: string;
  documentLanguages: readonly Language[];
}

/** A paper with all that is needed to set it. */
interface Ready {
  paper: Paper;
  languages: readonly Language[];
  companies: readonly Forwarder[];
  title: string;
  email: string;
}

interface Reading {
  db: Db;
  session: Session;
  services: Services;
}

async function read({ db, session, services }: Reading, asked: Asked): Promise<Ready> {
  const { customerId, currency, documentLanguages: languages, dayFrom } = asked;
  const { companyId } = session;
  const [language = "en"] = languages;
  const { rows } = await db.execute<{ number: string; name: string; email: string | null }>(sql`
    SELECT customer_number AS number, ${partyOfCustomer("customer.customer_name", language)} AS name, email FROM customer
    WHERE company_id = ${companyId} AND id = ${customerId}`);
  const [party] = rows;
  if (!party) throw refuse(coreRefusals.notFound);
  const period = { dayFrom, dayTo: asked.dayTo };
  const where = sql`f.company_id = ${companyId} AND f.customer_id = ${customerId} AND f.currency = ${currency} AND f.last_place > 0`;
  const periods = await readPeriods(db, { where, period, language, sort: "currency", order: "asc", limit: 20 });
  if (periods.length === 0) throw refuse(refusals.nothingInPeriod);
  const funds = [];
  for (const { id: fundId, ...sums } of periods) {
    const wanted = { ...period, fundId, order: "desc" as const, limit: mostOnPaper + 1, offset: 0 };
    const { rows: postings } = await readPostings(db, { companyId, currency }, wanted);
    const listed = postings.slice(0, mostOnPaper).toReversed();
    funds.push({ ...sums, postings: listed, isCut: postings.length > mostOnPaper });
  }
  const companies = [];
  for (const one of languages) companies.push(await readForwarder(db, services, { companyId, language: one }));
  const dayTo = asked.dayTo === "" ? await today(db) : asked.dayTo;
  return {
    paper: { party, currency, dayFrom, dayTo, funds },
    languages,
    companies,
    title: `${paperMail.file[language]} ${party.number} ${currency} ${dayTo}`,
    email: party.email ?? "",
  };
}

/** Sets the paper; refuses while the documents' worker has enough to do. */
async function pdfOf({ documents }: Pick<Services, "documents">, { paper, ...options }: Ready): Promise<Uint8Array> {
  try {
    return await setPaper(documents, paper, options);
  } catch (error) {
    if (error instanceof DocumentError && error.reason === "busy")
      throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
    throw error;
  }
}

type Printing = Pick<OpenContext, "services"> & { session: Session };

/** Makes the PDF and keeps it for the person; no connection is held while it is set. */
async function print({ session, services }: Printing, asked: Asked, mayRead: (db: Db) => Promise<void>) {
  const { companyId } = session;
  const ready = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    await mayRead(db);
    return await read({ db, session, services }, asked);
  });
  const bytes = await pdfOf(services, ready);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const { path, name } = await services.files.save(db, {
      companyId,
      use: "document",
      name: `${ready.title}.pdf`,
      bytes,
      createdBy: callerId(session),
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    return { path, name };
  });
}

/** A customer's funds over a period as PDF. */
export async function printStatement(context: OpenContext<typeof createClientFundStatementPdf>) {
  const { input, session } = context;
  return await print(context, input, (db) => checkSeen(db, session, input.customerId));
}

/** The signed-in customer's own funds as PDF. */
export async function printOwnStatement(context: OpenContext<typeof createOwnFundStatementPdf>) {
  const { input, session } = context;
  return await print(context, { ...input, customerId: session.customerId }, () => Promise.resolve());
}

function letterOf({ paper, languages, companies, title }: Ready) {
  const { party, currency, dayFrom, dayTo } = paper;
  const said = (text: (typeof paperMail)["text" | "subject"]) =>
    languages.map((language, place) => {
      const period = dayFrom === "" ? fill(paperMail.until[language], { day: dayTo }) : `${dayFrom} – ${dayTo}`;
      return fill(text[language], { period, currency, party: party.name, company: companies[place]?.name ?? "" });
    });
  return {
    subject: subjectOf({ subject: said(paperMail.subject).join(" / ") }).slice(0, 150),
    text: said(paperMail.text).join("\n\n———\n\n"),
    fileName: `${title}.pdf`,
  };
}

/** The e-mail of a statement, ready to be changed and sent. */
export async function showEmail({ db, input, session, services }: Context<typeof getClientFundStatementEmail>) {
  await checkSeen(db, session, input.customerId);
  const ready = await read({ db, session, services }, input);
  return { to: ready.email, ...letterOf(ready) };
}

/** Sends a customer its statement. No connection is held while it is set and the mail server takes it. */
export async function sendStatement(context: OpenContext<typeof sendClientFundStatementEmail>) {
  const { input, session, services } = context;
  const { to, subject, text, ...asked } = input;
  const { companyId, userId, userName } = session;
  const ready = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    await checkSeen(db, session, input.customerId);
    return await read({ db, session, services }, asked);
  });
  const bytes = await pdfOf(services, ready);
  const [language = context.language] = ready.languages;
  const attachments = [{ name: `${ready.title}.pdf`, type: fileKinds.pdf.type, bytes }];
  const about = { entity: "clientFundStatement", id: input.customerId };
  const delivery = await sendMail(
    services,
    { companyId, userId, userName, about },
    { to, subject, text, attachments, language },
  );
  const gone = addressesOf(to).filter((address) => !delivery.refused.includes(address));
  const field = delivery.delivered === "smtp" ? "sentTo" : "keptFor";
  const changes = [{ field, before: null, after: gone.join(", ") }];
  const sent = { id: input.customerId, number: ready.paper.party.number, changes };
  await inTransaction(services.database, { companyId }, (db) =>
    logOperations(db, doerOf(context), { entity: about.entity, action: "send" }, [sent]),
  );
  return { delivered: delivery.delivered, refused: [...delivery.refused] };
}

/** Whether a person sees what was sent to a customer with its statements of funds. */
export async function opensFundStatement(db: Db, session: StaffSession, customerId: string): Promise<boolean> {
  return session.rights.has(`${statementPage}:view`) && (await seesCustomer(db, session, customerId));
}
