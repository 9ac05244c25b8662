import { billJobTitles, billRefusals, type sendCollectionBills } from "@lading/contract/bill";
import { refuse, Refused, type Language } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import { fileKinds } from "@lading/contract/files";
import { sql } from "drizzle-orm";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { sendMail } from "#core/mail";
import { notesTitle, readNotes, setNotes } from "./print.ts";
import { billsToSend, visibleBills } from "./read.ts";
import { logSent, mailOf } from "./send.ts";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type SendOrder = { bills: { id: string; invoiceNo: string }[]; userName: string; ip: string; language: Language };

const sendJob = defineJob<SendOrder>("bill.send", {
  title: billJobTitles.send,
  patienceSeconds: 1800,
});

/** Orders that bills are sent, each to its own customer; refuses where a customer has no address. */
export async function orderSending(context: Context<typeof sendCollectionBills>) {
  const { db, input, session, services, ip } = context;
  const { companyId, userId, userName } = session;
  const language = input.documentLanguage ?? context.language;
  const bills = await billsToSend(db, await visibleBills(db, session), input.ids, language);
  const without = bills.filter(({ customerEmail }) => customerEmail === "").map(({ invoiceNo }) => invoiceNo);
  if (without.length > 0) throw refuse(billRefusals.noEmail, { numbers: without.join(", ") });
  const ordered = bills.map(({ id, invoiceNo }) => ({ id, invoiceNo }));
  const data = { bills: ordered, userName, ip, language };
  const jobId = await services.jobs.enqueue(db, sendJob, { companyId, createdBy: userId, data });
  const { delivered } = await services.mail.wayNow(db, companyId);
  return { jobId, delivered };
}

/** Says how they are sent. */
export function registerSending(services: Services): Promise<void> {
  services.jobs.handle(sendJob, (run) => sendAll(run, services));
  return Promise.resolve();
}

/**
 * Sends the bills in turn. A bill that cannot be sent does not keep the others; at the end the work names the unsent
 * bills and those of unknown fate. Each goes once, also when the work is done again after a crash.
 */
async function sendAll(run: JobRun<SendOrder>, services: Services): Promise<{ count: number }> {
  const { bills } = run.data;
  const notSent: string[] = [];
  /** The mail server had them, and did not say what it did with them. */
  const unknown: string[] = [];
  for (const [done, bill] of bills.entries()) {
    run.signal.throwIfAborted();
    run.progress(done, bills.length);
    try {
      await sendOne(run, services, bill.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      (error.refusal === mailRefusals.unknown ? unknown : notSent).push(bill.invoiceNo);
    }
  }
  run.progress(bills.length, bills.length);
  const sent = bills.length - notSent.length - unknown.length;
  const values = { sent, numbers: notSent.join(", "), unknown: unknown.join(", ") };
  if (notSent.length > 0 && unknown.length > 0) throw refuse(billRefusals.someNotSentSomeUnknown, values);
  if (unknown.length > 0) throw refuse(billRefusals.someUnknown, values);
  if (notSent.length > 0) throw refuse(billRefusals.someNotSent, values);
  return { count: sent };
}

async function sendOne(run: JobRun<SendOrder>, services: Services, billId: string): Promise<void> {
  const { companyId, data } = run;
  const { userName, ip, language } = data;
  const userId = run.createdBy ?? "";
  // Whether the person sees them was asked when it was ordered.
  const visible = sql`b.company_id = ${companyId}`;
  const read = await run.transaction((db) => readNotes(db, { services, companyId, visible, ids: [billId], language }));
  const [note] = read.notes;
  if (!note) throw new Error("A bill that is there has its note");
  const bytes = await setNotes(services, read);
  const to = note.bill.customerEmail;
  const attachments = [{ name: `${notesTitle(read)}.pdf`, type: fileKinds.pdf.type, bytes }];
  const delivery = await sendMail(
    services,
    { companyId, userId, userName, about: { entity: "collectionBill", id: billId }, once: `${run.id}:${billId}` },
    { to, ...mailOf(note, read.company.name, language), attachments, language },
  );
  // After a crash the log has it from the first time.
  if (delivery.earlier) return;
  await logSent(services.database, { companyId, userId, userName, ip }, note, { to, delivery });
}
