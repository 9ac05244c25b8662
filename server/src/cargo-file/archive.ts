import { PassThrough, type Readable } from "node:stream";
import { callbackify } from "node:util";
import {
  archiveInput,
  archivePath,
  getCargoTransportFileDetail,
  type getCargoFileArchiveLink,
} from "@lading/contract/cargo-file";
import { coreRefusals, parseInput, refuse } from "@lading/contract/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ZipFile } from "yazl";
import { inTransaction } from "#core/db";
import type { FileCard, Files } from "#core/files";
import { Invalid, languageOf, type Context, type Services } from "#core/http";
import { checkAccess } from "#core/rights";
import { findSession, findSessionByHash, type Session } from "#core/session";
import { cardsOf, chosenFiles, openFiles } from "./read.ts";
import { readTicket, writeTicket } from "./ticket.ts";

/**
 * `POST /cargo-files/archive` with the session's token, or `GET` with the ticket of a link: chosen files as one ZIP. It is
 * written while it is read, one file after the other, so that its size does not matter to the server's memory. Names keep
 * no folder: what a name says of one is only a name.
 */
export function archiveRoute(app: FastifyInstance, services: Services): void {
  app.post(archivePath, async (request, reply) => {
    const session = await findSession(services.database, request.headers.authorization);
    const asked = () => {
      const parsed = parseInput(archiveInput, request.body, languageOf(request));
      if (!parsed.ok) throw new Invalid(parsed.answer);
      return parsed.value.ids;
    };
    return await sendArchive(services, session, asked, { request, reply });
  });
  app.get<{ Querystring: { ticket?: unknown } }>(archivePath, async (request, reply) => {
    const ticket = readTicket(services.config, String(request.query.ticket));
    const session = ticket ? await findSessionByHash(services.database, ticket.tokenHash) : null;
    return await sendArchive(services, session, () => ticket?.ids ?? [], { request, reply });
  });
}

/** A link that the browser follows by itself: it takes no session with it, and the page need not hold what it downloads. */
export async function linkArchive({ db, input, session, services }: Context<typeof getCargoFileArchiveLink>) {
  const files = await chosenFiles(db, session, input.ids, openFiles);
  const ticket = writeTicket(services.config, session, input.ids);
  return {
    path: `${archivePath}?ticket=${ticket}`,
    files: files.length,
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
  };
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function sendArchive(
  { database, files, menu, todayOf }: Services,
  session: Session | null,
  asked: () => readonly string[],
  { request, reply }: Exchange,
) {
  request.callName = "archive";
  if (!session) throw refuse(coreRefusals.loginExpired);
  request.caller = session;
  checkAccess(getCargoTransportFileDetail.access, session, { menu, language: languageOf(request) });
  if (session.audience !== "staff") throw refuse(coreRefusals.notFound);
  const ids = asked();
  const { companyId } = session;
  const { cards, today } = await inTransaction(database, { companyId, readOnly: true }, async (db) => ({
    cards: await cardsOf(db, files, await chosenFiles(db, session, ids, openFiles)),
    today: await todayOf(db, companyId),
  }));
  const { output, bytes } = packed(cards, files);
  const name = `cargo-files-${today}.zip`;
  return reply
    .type("application/zip")
    .headers({
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      // By its length the browser shows how far it is, and knows an archive that broke off.
      ...(bytes > 0 && { "content-length": bytes }),
    })
    .send(output);
}

/**
 * The files in an archive that is made as it is read, with its length, which is known before: nothing is compressed.
 * A reader that stops leaves no file open.
 */
function packed(cards: readonly FileCard[], files: Files): { output: Readable; bytes: number } {
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
  let bytes = 0;
  zip.end({ forceZip64Format: false, comment: "" }, (...[size]: unknown[]) => (bytes = Number(size)));
  return { output, bytes };
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
