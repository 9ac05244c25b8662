import {
  cargoFileRefusals,
  mostMailBytes,
  type CargoFile,
  type sendFileDetailsEmail,
} from "@lading/contract/cargo-file";
import { refuse, Refused } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import { mailRefusals, type MailState } from "@lading/contract/mail";
import { inTransaction, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { sendMail } from "#core/mail";
import { fileChanges, logFiles, type Doing } from "./log.ts";
import { cardsOf, chosenFiles } from "./read.ts";

/** Sends files by e-mail. No connection is held while the mail server takes them. */
export async function sendFiles(context: OpenContext<typeof sendFileDetailsEmail>) {
  const { input, session, language, services } = context;
  const { companyId, userId, userName } = session;
  const { chosen, cards } = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    const files = await chosenFiles(db, session, input.ids);
    const size = files.reduce((sum, { file }) => sum + file.size, 0);
    if (size > mostMailBytes)
      throw refuse(cargoFileRefusals.tooLargeForMail, { size: nameBytes(size), max: nameBytes(mostMailBytes) });
    return { chosen: files, cards: await cardsOf(db, services.files, files) };
  });
  const attachments = await Promise.all(
    cards.map(async (card) => ({ name: card.name, type: card.type, bytes: await services.files.read(card) })),
  );
  const { to, subject, text } = input;
  const [id = "", ...others] = input.ids;
  const log = async (state: MailState) => {
    const sent = { to, subject, state };
    // The message is gone: whatever fails now, nobody should be told that it was not sent.
    await inTransaction(services.database, { companyId }, (db) => logSent(db, context, chosen, sent)).catch(
      (error: unknown) => context.log.error({ err: error }, "a sent e-mail is not in the operation log"),
    );
  };
  const sender = { companyId, userId, userName, about: { entity: "cargoFile", id, others } };
  try {
    const { delivered, refused } = await sendMail(services, sender, { to, subject, text, attachments, language });
    await log(delivered === "smtp" ? "sent" : "outbox");
    return { delivered, refused: [...refused] };
  } catch (error) {
    // It may have left: the log says so, as the answer does.
    if (error instanceof Refused && error.refusal === mailRefusals.unknown) await log("unknown");
    throw error;
  }
}

async function logSent(
  db: Db,
  doing: Doing,
  files: readonly CargoFile[],
  { to, subject, state }: { to: string; subject: string; state: MailState },
): Promise<void> {
  const after = { mailTo: to, mailSubject: subject, mailState: state };
  const changes = files.map(({ id, waybillId, file: { name } }) => ({
    of: { id, waybillId, name },
    changes: fileChanges(name, null, after),
  }));
  await logFiles(db, doing, "send", changes);
}
