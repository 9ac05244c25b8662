import type { getCollectionBillSharingEmail, sendCollectionBillEmail } from "@lading/contract/bill";
import { fill, type Language } from "@lading/contract/core";
import { fileKinds } from "@lading/contract/files";
import { doerOf, logOperations, type Doer } from "#core/audit";
import { inTransaction, type Database } from "#core/db";
import type { Context, OpenContext } from "#core/http";
import { addressesOf, sendMail, type Delivery } from "#core/mail";
import { chosenForMail, filesOfMail } from "./mail-files.ts";
import { moneyText, type DebitNote } from "./documents/debit-notes.ts";
import { mailTexts } from "./documents/texts.ts";
import { notesTitle, readNotes, setNotes } from "./print.ts";
import { visibleBills } from "./read.ts";

/** The e-mail that a bill goes with, unless the person says otherwise. */
export function mailOf({ bill }: DebitNote, company: string, language: Language) {
  const values = {
    invoiceNo: bill.invoiceNo,
    waybill: bill.waybillNumber,
    customer: bill.customerName,
    amount: moneyText(bill),
    due: bill.dueDate ?? "",
    company,
  };
  const text = bill.dueDate === null ? mailTexts.text : mailTexts.textDue;
  return { subject: fill(mailTexts.subject[language], values), text: fill(text[language], values) };
}

/** The e-mail of a bill, ready to be changed and sent. */
export async function showEmail(context: Context<typeof getCollectionBillSharingEmail>) {
  const { db, input, session, services } = context;
  const language = input.documentLanguage ?? context.language;
  const visible = await visibleBills(db, session);
  const asked = { services, companyId: session.companyId, visible, ids: [input.id], language };
  const read = await readNotes(db, asked);
  const [note] = read.notes;
  if (!note) throw new Error("A bill that is there has its note");
  const { subject, text } = mailOf(note, read.company.name, language);
  const files = await filesOfMail(db, session, note.bill);
  return { to: note.bill.customerEmail, subject, text, fileName: `${notesTitle(read)}.pdf`, files };
}

/** Sends a bill with its debit note and the chosen files. No connection is held while it is set and the mail server takes it. */
export async function sendBill(context: OpenContext<typeof sendCollectionBillEmail>) {
  const { input, session, services } = context;
  const { companyId, userId, userName } = session;
  const language = input.documentLanguage ?? context.language;
  const asked = { services, companyId, ids: [input.id], language };
  const { read, note, cards } = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    const notes = await readNotes(db, { ...asked, visible: await visibleBills(db, session) });
    const [only] = notes.notes;
    if (!only) throw new Error("A bill that is there has its note");
    const chosen = chosenForMail(await filesOfMail(db, session, only.bill), input.fileIds);
    const found = await Promise.all(chosen.map(async (file) => await services.files.find(db, file.id)));
    return { read: notes, note: only, cards: found.filter((card) => card !== undefined) };
  });
  const bytes = await setNotes(services, read);
  const { to, subject, text } = input;
  const files = await Promise.all(
    cards.map(async (card) => ({ name: card.name, type: card.type, bytes: await services.files.read(card) })),
  );
  const attachments = [{ name: `${notesTitle(read)}.pdf`, type: fileKinds.pdf.type, bytes }, ...files];
  const delivery = await sendMail(
    services,
    { companyId, userId, userName, about: { entity: "collectionBill", id: note.bill.id } },
    { to, subject, text, attachments, language },
  );
  await logSent(services.database, doerOf(context), note, { to, delivery });
  return { delivered: delivery.delivered, refused: [...delivery.refused] };
}

/** Says in the bill's and the waybill's log to whom it went: not to addresses that were refused; and what waits in the outbox has gone nowhere. */
export async function logSent(
  database: Database,
  doer: Doer,
  { bill }: DebitNote,
  { to, delivery }: { to: string; delivery: Delivery },
): Promise<void> {
  const refused = new Set(delivery.refused);
  const after = addressesOf(to)
    .filter((address) => !refused.has(address))
    .join(", ");
  const told = [{ field: delivery.delivered === "smtp" ? "sentTo" : "keptFor", before: null, after }];
  const ofWaybill = [{ field: "invoiceNo", before: null, after: bill.invoiceNo }];
  await inTransaction(database, { companyId: doer.companyId }, async (db) => {
    const own = [{ id: bill.id, number: bill.invoiceNo, changes: told }];
    await logOperations(db, doer, { entity: "collectionBill", action: "send" }, own);
    if (delivery.delivered === "outbox") return;
    const operation = { id: bill.waybillId, number: bill.waybillNumber, changes: ofWaybill };
    await logOperations(db, doer, { entity: "waybill", action: "sendBill" }, [operation]);
  });
}
