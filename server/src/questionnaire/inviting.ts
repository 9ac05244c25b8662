import { randomUUIDv7 } from "node:crypto";
import { fill, refuse, Refused, type Language } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import {
  linkPlace,
  mostInvited,
  questionnaireRefusals as refusals,
  textIn,
  type addQuestionnaireLink,
  type getQuestionnaireEmail,
  type sendQuestionnaireEmail,
} from "@lading/contract/questionnaire";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import { lockOne, type Db } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { addressesOf, sendMail } from "#core/mail";
import { addLink, linkUrl } from "./links.ts";
import { logQuestionnaire } from "./logging.ts";
import { readCompanyName } from "./opening.ts";
import { readOne, stateOf, type QuestionnaireRow, type Which } from "./reading.ts";
import { questionnaireAnswers, questionnaires } from "./tables.ts";
import { invitationTexts, sendingTitle } from "./texts.ts";

/** Makes one supplier its own link, which is shown this once. */
export async function makeLink({ db, input, session, services, ip }: Context<typeof addQuestionnaireLink>) {
  const { companyId } = session;
  const { supplierName } = input;
  const which = { companyId, id: input.questionnaireId };
  const questionnaire = await openOne(db, which);
  const [answer] = await addInvited(db, questionnaire, [{ supplierName, invitedEmail: "" }]);
  if (!answer) throw new Error("An invitation that was added is there");
  const token = await addLink(db, { companyId, questionnaireId: which.id, answerId: answer.id });
  const changes = changesBetween(null, { supplier: supplierName }, ["supplier"]);
  await logQuestionnaire(db, { session, ip }, "invite", { id: which.id, title: questionnaire.title, changes });
  return { answerId: answer.id, link: linkUrl(services, token) };
}

async function openOne(db: Db, which: Which): Promise<QuestionnaireRow> {
  const questionnaire = await lockOne(db, questionnaires, which);
  if (stateOf(questionnaire) !== "open") throw refuse(refusals.publishFirst);
  return questionnaire;
}

/** Suppliers' places, up to as many as one questionnaire asks; the questionnaire is locked, so nobody counts at the same time. */
async function addInvited(
  db: Db,
  { companyId, id: questionnaireId, revision }: QuestionnaireRow,
  suppliers: readonly { supplierName: string; invitedEmail: string }[],
) {
  const table = questionnaireAnswers;
  const own = and(eq(table.companyId, companyId), eq(table.questionnaireId, questionnaireId));
  const [{ invited } = { invited: 0 }] = await db
    .select({ invited: count() })
    .from(table)
    .where(and(own, eq(table.via, "invitation")));
  if (invited + suppliers.length > mostInvited) throw refuse(refusals.tooManyInvited, { max: mostInvited });
  if (suppliers.length === 0) return [];
  const rows = suppliers.map((supplier) => ({
    ...supplier,
    companyId,
    id: randomUUIDv7(),
    questionnaireId,
    via: "invitation" as const,
    revision,
    invitedAt: sql`now()`,
  }));
  return await db.insert(table).values(rows).returning({ id: table.id, invitedEmail: table.invitedEmail });
}

/** The e-mail as it would be sent. */
export async function showEmail({ db, input, session: { companyId } }: Context<typeof getQuestionnaireEmail>) {
  const { title, closesAt } = await readOne(db, { companyId, id: input.questionnaireId });
  const { language } = input;
  const company = await readCompanyName(db, companyId, language);
  // Nobody knows the suppliers' time zones.
  const date = closesAt === null ? "" : `${new Date(closesAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const closing = date === "" ? "" : fill(invitationTexts.closing[language], { date });
  const values = { company, title: textIn(title, language), closing, link: linkPlace };
  return {
    subject: fill(invitationTexts.subject[language], values).slice(0, 150),
    text: fill(invitationTexts.text[language], values),
  };
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type SendOrder = {
  questionnaireId: string;
  suppliers: { id: string; to: string }[];
  subject: string;
  text: string;
  language: Language;
  userName: string;
};

const sendJob = defineJob<SendOrder>("questionnaire.send", { title: sendingTitle, patienceSeconds: 1800 });

/** Orders that suppliers are asked by e-mail; who was asked before keeps the answer that it has. */
export async function orderSending({ db, input, session, services, ip }: Context<typeof sendQuestionnaireEmail>) {
  const { companyId, userId, userName } = session;
  const { questionnaireId, subject, text, language } = input;
  const addresses = addressesOf(input.to);
  const questionnaire = await openOne(db, { companyId, id: questionnaireId });
  const suppliers = await invitedAt(db, questionnaire, addresses);
  const data = { questionnaireId, suppliers, subject, text, language, userName };
  const jobId = await services.jobs.enqueue(db, sendJob, { companyId, createdBy: userId, data });
  const changes = changesBetween(null, { suppliers: addresses.join(", ") }, ["suppliers"]);
  const done = { id: questionnaireId, title: questionnaire.title, changes };
  await logQuestionnaire(db, { session, ip }, "invite", done);
  const { delivered } = await services.mail.wayNow(db, companyId);
  return { jobId, delivered };
}

async function invitedAt(db: Db, questionnaire: QuestionnaireRow, addresses: readonly string[]) {
  const table = questionnaireAnswers;
  const emails = addresses.map((address) => address.toLowerCase());
  const { companyId, id } = questionnaire;
  const before = await db
    .select({ id: table.id, invitedEmail: table.invitedEmail })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.questionnaireId, id), inArray(table.invitedEmail, emails)));
  const known = new Set(before.map(({ invitedEmail }) => invitedEmail));
  const fresh = emails.filter((email) => !known.has(email));
  const added = await addInvited(
    db,
    questionnaire,
    fresh.map((invitedEmail) => ({ supplierName: "", invitedEmail })),
  );
  const idOf = new Map([...before, ...added].map((one) => [one.invitedEmail, one.id]));
  return addresses.map((to) => ({ id: idOf.get(to.toLowerCase()) ?? "", to }));
}

/** Says how they are sent. */
export function registerSending(services: Services): Promise<void> {
  services.jobs.handle(sendJob, (run) => sendAll(run, services));
  return Promise.resolve();
}

/** Asks one supplier after the other; one that cannot be asked does not keep the others. Each is asked once, also after a crash. */
async function sendAll(run: JobRun<SendOrder>, services: Services): Promise<{ count: number }> {
  const { suppliers } = run.data;
  const notSent: string[] = [];
  /** The mail server had them, and did not say what it did with them. */
  const unknown: string[] = [];
  for (const [done, supplier] of suppliers.entries()) {
    run.signal.throwIfAborted();
    run.progress(done, suppliers.length);
    try {
      await sendOne(run, services, supplier);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      (error.refusal === mailRefusals.unknown ? unknown : notSent).push(supplier.to);
    }
  }
  run.progress(suppliers.length, suppliers.length);
  const sent = suppliers.length - notSent.length - unknown.length;
  const values = { sent, addresses: notSent.join(", "), unknown: unknown.join(", ") };
  if (notSent.length > 0 && unknown.length > 0) throw refuse(refusals.someNotSentSomeUnknown, values);
  if (unknown.length > 0) throw refuse(refusals.someUnknown, values);
  if (notSent.length > 0) throw refuse(refusals.someNotSent, values);
  return { count: sent };
}

/**
 * A further link to the supplier's answer for each try: only hashes are kept, so the one of an earlier try cannot be read
 * again, and must stay good since its message may have arrived.
 */
async function sendOne(
  run: JobRun<SendOrder>,
  services: Services,
  { id, to }: SendOrder["suppliers"][number],
): Promise<void> {
  const { companyId, createdBy, data } = run;
  const { questionnaireId, subject, text, language, userName } = data;
  const token = await run.transaction((db) => addLink(db, { companyId, questionnaireId, answerId: id }));
  const link = linkUrl(services, token);
  const body = text.includes(linkPlace) ? text.replaceAll(linkPlace, link) : `${text}\n\n${link}`;
  const sender = {
    companyId,
    userId: createdBy ?? "",
    userName,
    about: { entity: "questionnaire", id: questionnaireId },
    once: `${run.id}:${id}`,
  };
  await sendMail(services, sender, { to, subject, text: body, language });
}
