import { mostMailBytes } from "@lading/contract/cargo-file";
import { fill, refuse, type Language } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import {
  preAlertRefusals as refusals,
  type getPreAlertMailDraft,
  type sendMailByPreAlertFile,
} from "@lading/contract/pre-alert";
import { inTransaction, type Db } from "#core/db";
import { writtenPort } from "@lading/contract/place";
import type { Context, OpenContext } from "#core/http";
import type { Attachment } from "#core/mail";
import type { StaffSession } from "#core/session";
import { factsOf, paperTitle, setPaper } from "./documents/paper.ts";
import { mailTexts } from "./documents/texts.ts";
import { filesOf } from "./files.ts";
import { sendLogged } from "./log-mail.ts";
import { readForPaper, sheetOf, type ForPaper } from "./papers.ts";

/** Subject and cover text with the figures, for the person to change. */
export async function draftMail({ db, input, session, language: asked }: Context<typeof getPreAlertMailDraft>) {
  const language = input.documentLanguage ?? asked;
  return draftOf(await readForPaper(db, session, { id: input.id, language }), language);
}

function draftOf({ alert, company }: ForPaper, language: Language) {
  const route = [alert.loadingPort, alert.destinationPort]
    .filter((port) => port !== "")
    .map(writtenPort)
    .join(" → ");
  const number = alert.mainNumber || alert.alertNumber;
  const facts = factsOf(alert, language).map(({ name, value }) => `${name}: ${value}`);
  return {
    subject: fill(mailTexts.subject[language], { number, route }).trim(),
    text: [
      mailTexts.greeting[language],
      facts.join("\n"),
      fill(mailTexts.closing[language], { company: company.name }),
    ].join("\n\n"),
  };
}

/** Sends a sent pre-alert by e-mail. No connection is held while its sheet is set and the mail server takes it. */
export async function sendAlert(context: OpenContext<typeof sendMailByPreAlertFile>) {
  const { input, session, services } = context;
  const { companyId } = session;
  const language = input.documentLanguage ?? context.language;
  const { read, cards } = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    readToSend(db, session, { ...input, language }),
  );
  const files = await Promise.all(
    cards.map(async (card): Promise<Attachment> => ({
      name: card.name,
      type: card.type,
      bytes: await services.files.read(card),
    })),
  );
  const sheet = input.withSheet ? [await sheetFile(context, read, language)] : [];
  const { to, subject, text } = input;
  const mail = { to, subject, text, attachments: [...sheet, ...files], language };
  const { delivered, refused } = await sendLogged(context, { alert: read.alert, action: "mail", mail });
  return { delivered, refused: [...refused] };
}

interface ToSend {
  id: string;
  fileIds: readonly string[];
  language: Language;
}

async function readToSend(db: Db, session: StaffSession, { id, fileIds, language }: ToSend) {
  const read = await readForPaper(db, session, { id, language });
  if (read.alert.direction !== "sent") throw refuse(refusals.notSent);
  if (read.alert.state === "disabled") throw refuse(refusals.disabled, { number: read.alert.alertNumber });
  const chosen = new Set(fileIds);
  const files = await filesOf(db, { companyId: session.companyId, id });
  const cards = files.map(({ card }) => card).filter((card) => chosen.has(card.id));
  const size = cards.reduce((sum, card) => sum + card.size, 0);
  if (size > mostMailBytes)
    throw refuse(refusals.tooLargeForMail, { size: nameBytes(size), max: nameBytes(mostMailBytes) });
  return { read, cards };
}

async function sheetFile(
  { services }: OpenContext<typeof sendMailByPreAlertFile>,
  read: ForPaper,
  language: Language,
): Promise<Attachment> {
  const paper = sheetOf(read, language);
  const bytes = await setPaper(services.documents, paper, language);
  return { name: `${paperTitle(paper)}.pdf`, type: "application/pdf", bytes };
}
