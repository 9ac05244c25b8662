import { PassThrough, type Readable } from "node:stream";
import { callbackify } from "node:util";
import { archiveInput, archivePath, getCargoTransportFileDetail } from "@lading/contract/cargo-file";
import { coreRefusals, parseInput, refuse } from "@lading/contract/core";
import type { FastifyInstance } from "fastify";
import { ZipFile } from "yazl";
import { inTransaction } from "#core/db";
import type { FileCard, Files } from "#core/files";
import { Invalid, languageOf, type Services } from "#core/http";
import { checkAccess } from "#core/rights";
import { findSession } from "#core/session";
import { cardsOf, chosenFiles, openFiles } from "./read.ts";

/**
 * `POST /cargo-files/archive`: chosen files as one ZIP. It is written while it is read, one file after the other, so that
 * its size does not matter to the server's memory. Names keep no folder: what a name says of one is only a name.
 */
export function archiveRoute(app: FastifyInstance, { database, files }: Services): void {
  app.post(archivePath, async (request, reply) => {
    request.callName = "archive";
    const session = await findSession(database, request.headers.authorization);
    if (!session) throw refuse(coreRefusals.loginExpired);
    request.caller = session;
    checkAccess(getCargoTransportFileDetail.access, session);
    if (session.audience !== "staff") throw refuse(coreRefusals.notFound);
    const parsed = parseInput(archiveInput, request.body, languageOf(request));
    if (!parsed.ok) throw new Invalid(parsed.answer);
    const cards = await inTransaction(database, { companyId: session.companyId, readOnly: true }, async (db) =>
      cardsOf(db, files, await chosenFiles(db, session, parsed.value.ids, openFiles)),
    );
    return reply
      .type("application/zip")
      .headers({ "content-disposition": 'attachment; filename="cargo-files.zip"', "cache-control": "no-store" })
      .send(packed(cards, files));
  });
}

/** The files in an archive that is made as it is read. Whoever stops reading leaves no file open. */
function packed(cards: readonly FileCard[], files: Files): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  zip.outputStream.pipe(output);
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => open?.destroy());
  const names = uniqueNames(cards.map((card) => card.name));
  const hand = async (card: FileCard): Promise<Readable> => {
    open = await files.stream(card);
    if (output.destroyed) open.destroy();
    return open;
  };
  for (const [place, card] of cards.entries()) {
    // Pictures and PDFs are packed already.
    const options = { compress: false, size: card.size, mtime: new Date(card.createdAt) };
    zip.addReadStreamLazy(names[place] ?? card.id, options, callbackify(hand).bind(undefined, card));
  }
  zip.end();
  return output;
}

/** Names that are devices on Windows, whatever follows their first dot. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that is a file's and nothing else on every system: no folder, no drive, no device, nothing hidden or turned around. */
function plainName(name: string): string {
  const plain = name
    .replace(/[\\/:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "_")
    .replace(/^[. ]+/, "_")
    .replace(/[. ]+$/, "");
  if (plain === "") return "_";
  return devices.test(plain) ? `_${plain}` : plain;
}

/** Names without folders, each once: `invoice.pdf`, `invoice (2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = plainName(name);
    const dot = plain.lastIndexOf(".");
    const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ""];
    let free = plain;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
