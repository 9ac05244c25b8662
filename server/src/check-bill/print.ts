import {
  checkBillRefusals as refusals,
  type createCheckBillPdf,
  type createStatementPdf,
  type getCheckBillEmail,
  type sendCheckBillEmail,
} from "@lading/contract/check-bill";
import { coreRefusals, fill, refuse, type Language } from "@lading/contract/core";
import { fileKinds } from "@lading/contract/files";
import { sql, type SQL } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { inTransaction, type Db } from "#core/db";
import { DocumentError } from "#core/documents";
import type { Context, OpenContext, Services } from "#core/http";
import { accountToPayInto } from "#collection-account";
import { addressesOf, sendMail, subjectOf } from "#core/mail";
import { callerId, type Session, type StaffSession } from "#core/session";
import { readForwarder, type Forwarder } from "#waybill";
import { ownToday } from "#user";
import { asksForMoney, moneyText, setStatement, totalOf, type Statement } from "./documents/statement.ts";
import { statementMail } from "./documents/texts.ts";
import { readCheckBill } from "./read.ts";
import { visibleLines } from "./open-lines.ts";
import { readOpen, type AskedStatement } from "./statement-lines.ts";

/** A printed document is fetched at once; it is kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

/** A statement with all that is needed to set it. */
interface Ready {
  statement: Statement;
  languages: readonly Language[];
  companies: readonly Forwarder[];
  title: string;
}

interface Reading<S extends Session = StaffSession> {
  db: Db;
  session: S;
  services: Services;
  languages: readonly Language[];
  /** The collection account that the statement names; null: the usual one of its currency. */
  payInto: string | null;
}

async function ready(reading: Reading<Session>, statement: Omit<Statement, "account">): Promise<Ready> {
  const { db, session, services, languages, payInto } = reading;
  const companies = [];
  for (const language of languages)
    companies.push(await readForwarder(db, services, { companyId: session.companyId, language }));
  const [first = "en"] = languages;
  const which = statement.number === "" ? `${statement.party.number} ${statement.asOf}` : statement.number;
  const { companyId } = session;
  const { currency } = statement;
  const account = asksForMoney(statement) ? await accountToPayInto(db, companyId, { currency, id: payInto }) : null;
  return {
    statement: { ...statement, account },
    languages,
    companies,
    title: `${statementMail.file[first]} ${which}`,
  };
}

/** The statement of a check bill that the user sees; one that is void is neither printed nor sent. */
async function ofCheckBill(reading: Reading, id: string) {
  const [language = "en"] = reading.languages;
  const bill = await readCheckBill(reading.db, reading.session, { id, language });
  if (bill.status === "voided") throw refuse(refusals.voided, { number: bill.financialAccountNo });
  const { rows } = await reading.db.execute<{ today: string }>(sql`SELECT ${ownToday}::text AS today`);
  const statement: Omit<Statement, "account"> = {
    number: bill.financialAccountNo,
    type: bill.type,
    partyKind: bill.partyKind,
    party: { number: bill.partyNumber, name: bill.partyName },
    currency: bill.currency,
    asOf: rows[0]?.today ?? "",
    lines: bill.lines.map((line) => ({ ...line, whole: line.billAmount, open: line.amount })),
    remark: bill.remark,
  };
  return { bill, ...(await ready(reading, statement)) };
}

/** Sets the statement; refuses while the documents' worker has enough to do. */
async function pdfOf(
  { documents }: Pick<Services, "documents">,
  { statement, ...options }: Ready,
): Promise<Uint8Array> {
  try {
    return await setStatement(documents, statement, options);
  } catch (error) {
    if (error instanceof DocumentError && error.reason === "busy")
      throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
    throw error;
  }
}

interface Asking {
  services: Services;
  session: Session;
}

/** Keeps a statement for the person who made it. */
async function keep(db: Db, { services, session }: Asking, { title, bytes }: { title: string; bytes: Uint8Array }) {
  const { companyId } = session;
  const { path, name } = await services.files.save(db, {
    companyId,
    use: "document",
    name: `${title}.pdf`,
    bytes,
    createdBy: callerId(session),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return { path, name };
}

/** A check bill's statement as PDF. No connection is held while it is set. */
export async function printCheckBill(context: OpenContext<typeof createCheckBillPdf>) {
  const { input, session, services } = context;
  const { companyId } = session;
  const read = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    ofCheckBill(
      { db, session, services, languages: input.documentLanguages, payInto: input.collectionAccountId },
      input.id,
    ),
  );
  const bytes = await pdfOf(services, read);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const printed = { id: input.id, number: read.bill.financialAccountNo, changes: [] };
    await logOperations(db, doerOf(context), { entity: "checkBill", action: "print" }, [printed]);
    return await keep(db, context, { title: read.title, bytes });
  });
}

/** Which rows of `openLines` a person may see. */
type Visible = (db: Db) => Promise<SQL> | SQL;

async function readStatement(
  { db, services, session }: Asking & { db: Db },
  { collectionAccountId, ...asked }: AskedStatement,
  visible: Visible,
): Promise<Ready> {
  const statement = await readOpen(db, { companyId: session.companyId, visible: await visible(db) }, asked);
  if (statement.lines.length === 0) throw refuse(refusals.nothingThen, { date: statement.asOf });
  const languages = asked.documentLanguages;
  return await ready({ db, session, services, languages, payInto: collectionAccountId }, statement);
}

/**
 * Statement of all that was open between the company and a party in a currency at the end of a day, for a person who may
 * see those rows of `openLines`.
 */
export async function makeStatement(
  { services, session }: Asking,
  asked: AskedStatement,
  visible: Visible,
): Promise<{ path: string; name: string }> {
  const { companyId } = session;
  const read = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    readStatement({ db, services, session }, asked, visible),
  );
  const bytes = await pdfOf(services, read);
  return await inTransaction(services.database, { companyId }, (db) =>
    keep(db, { services, session }, { title: read.title, bytes }),
  );
}

/** The same for staff, who see the bills and costs of their waybills. */
export async function printStatement(context: OpenContext<typeof createStatementPdf>) {
  return await makeStatement(context, context.input, (db) => visibleLines(db, context.session));
}

/** Subject and text of the e-mail that a statement goes with; of two languages each has its text. */
function letterOf({ statement, languages, companies, title }: Ready) {
  const { number, party, asOf, currency } = statement;
  const said = (text: (typeof statementMail)["text" | "subject"]) =>
    languages.map((language, place) =>
      fill(text[language], {
        number: number === "" ? asOf : number,
        party: party.name,
        amount: moneyText(totalOf(statement), currency),
        company: companies[place]?.name ?? "",
      }),
    );
  return {
    subject: subjectOf({ subject: said(statementMail.subject).join(" / ") }).slice(0, 150),
    text: said(statementMail.text).join("\n\n———\n\n"),
    fileName: `${title}.pdf`,
  };
}

/** The e-mail of a check bill, ready to be changed and sent. */
export async function showEmail({ db, input, session, services }: Context<typeof getCheckBillEmail>) {
  const reading = { db, session, services, languages: input.documentLanguages, payInto: input.collectionAccountId };
  const read = await ofCheckBill(reading, input.id);
  return { to: read.bill.email, ...letterOf(read) };
}

/** The e-mail of a customer's statement, ready to be changed and sent. */
export async function emailOfStatement(
  { db, services, session }: Asking & { db: Db },
  asked: AskedStatement,
  visible: Visible,
) {
  const read = await readStatement({ db, services, session }, asked, visible);
  const { rows } = await db.execute<{ email: string | null }>(
    sql`SELECT email FROM customer WHERE company_id = ${session.companyId} AND id = ${asked.partyId}`,
  );
  return { to: rows[0]?.email ?? "", ...letterOf(read) };
}

/** An e-mail as a person changed it. */
interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** A record that an e-mail is about, in its history and in the operation log. */
interface Subject {
  entity: "checkBill" | "statement";
  id: string;
  number: string;
}

type Sending = Pick<OpenContext<typeof sendCheckBillEmail>, "session" | "services" | "language" | "ip">;

/** Sends a statement. No connection is held while it is set and the mail server takes it. */
async function send(context: Sending, read: Ready, letter: Letter, about: Subject) {
  const { session, services } = context;
  const { companyId, userId, userName } = session;
  const bytes = await pdfOf(services, read);
  const [language = context.language] = read.languages;
  const attachments = [{ name: `${read.title}.pdf`, type: fileKinds.pdf.type, bytes }];
  const { entity, id, number } = about;
  const delivery = await sendMail(
    services,
    { companyId, userId, userName, about: { entity, id } },
    { ...letter, attachments, language },
  );
  const gone = addressesOf(letter.to).filter((address) => !delivery.refused.includes(address));
  const field = delivery.delivered === "smtp" ? "sentTo" : "keptFor";
  await inTransaction(services.database, { companyId }, (db) =>
    logOperations(db, doerOf(context), { entity, action: "send" }, [
      { id, number, changes: [{ field, before: null, after: gone.join(", ") }] },
    ]),
  );
  return { delivered: delivery.delivered, refused: [...delivery.refused] };
}

/** Sends a check bill with its statement. */
export async function sendCheckBill(context: OpenContext<typeof sendCheckBillEmail>) {
  const { input, session, services } = context;
  const { id, documentLanguages: languages, collectionAccountId: payInto, ...letter } = input;
  const read = await inTransaction(services.database, { companyId: session.companyId, readOnly: true }, (db) =>
    ofCheckBill({ db, session, services, languages, payInto }, id),
  );
  return await send(context, read, letter, { entity: "checkBill", id, number: read.bill.financialAccountNo });
}

/** Sends a customer's statement; it stands in the history of what was sent to that customer. */
export async function sendStatement(
  context: Sending,
  { letter, asked }: { letter: Letter; asked: AskedStatement },
  visible: Visible,
) {
  const { session, services } = context;
  const read = await inTransaction(services.database, { companyId: session.companyId, readOnly: true }, (db) =>
    readStatement({ db, services, session }, asked, visible),
  );
  return await send(context, read, letter, {
    entity: "statement",
    id: asked.partyId,
    number: read.statement.party.number,
  });
}
