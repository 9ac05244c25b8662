import { cargoFileRefusals, mostMailBytes, type sendFileDetailsEmail } from "@lading/contract/cargo-file";
import { refuse } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import { inTransaction } from "#core/db";
import type { OpenContext } from "#core/http";
import { sendMail } from "#core/mail";
import { cardsOf, chosenFiles } from "./read.ts";

/** Sends files by e-mail. No connection is held while the mail server takes them. */
export async function sendFiles({ input, session, language, services }: OpenContext<typeof sendFileDetailsEmail>) {
  const { companyId, userId, userName } = session;
  const cards = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    const chosen = await chosenFiles(db, session, input.ids);
    const size = chosen.reduce((sum, { file }) => sum + file.size, 0);
    if (size > mostMailBytes)
      throw refuse(cargoFileRefusals.tooLargeForMail, { size: nameBytes(size), max: nameBytes(mostMailBytes) });
    return await cardsOf(db, services.files, chosen);
  });
  const attachments = await Promise.all(
    cards.map(async (card) => ({ name: card.name, type: card.type, bytes: await services.files.read(card) })),
  );
  const { to, subject, text } = input;
  const [id = "", ...others] = input.ids;
  const { delivered, refused } = await sendMail(
    services,
    { companyId, userId, userName, about: { entity: "cargoFile", id, others } },
    { to, subject, text, attachments, language },
  );
  return { delivered, refused: [...refused] };
}
