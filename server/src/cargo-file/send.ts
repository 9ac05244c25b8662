import { cargoFileRefusals, mostMailBytes, type sendFileDetailsEmail } from "@lading/contract/cargo-file";
import { coreRefusals, refuse } from "@lading/contract/core";
import { nameBytes } from "@lading/contract/files";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { OpenContext } from "#core/http";
import { readFiles, visibleFiles } from "./read.ts";

/** Sends files by e-mail. No connection is held while the mail server takes them. */
export async function sendFiles({ input, session, language, services }: OpenContext<typeof sendFileDetailsEmail>) {
  const { companyId } = session;
  const ids = [...new Set(input.ids)];
  const cards = await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    const where = sql`${await visibleFiles(db, session)} AND f.id = ANY(${sql.param(ids)}::uuid[])`;
    const found = await readFiles(db, where, ids.length);
    if (found.length !== ids.length) throw refuse(coreRefusals.notFound);
    const size = found.reduce((sum, { file }) => sum + file.size, 0);
    if (size > mostMailBytes)
      throw refuse(cargoFileRefusals.tooLargeForMail, { size: nameBytes(size), max: nameBytes(mostMailBytes) });
    const all = await Promise.all(found.map(async ({ file }) => await services.files.find(db, file.id)));
    return all.filter((card) => card !== undefined);
  });
  const attachments = await Promise.all(
    cards.map(async (card) => ({ name: card.name, type: card.type, bytes: await services.files.read(card) })),
  );
  const { to, subject, text } = input;
  const { delivered, refused } = await services.mail.send({ to, subject, text, attachments, language });
  return { delivered, refused: [...refused] };
}
