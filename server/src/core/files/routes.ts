import type { IncomingMessage } from "node:http";
import multipart from "@fastify/multipart";
import { coreRefusals, refuse, type Envelope } from "@lading/contract/core";
import {
  asFileUse,
  fileKinds,
  fileRefusals,
  filesPath,
  fileUses,
  largestUpload,
  type FileUse,
  type StoredFile,
} from "@lading/contract/files";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction, type Database, type Db } from "#core/db";
import { checkAccess } from "#core/rights";
import { callerId, type Session } from "#core/session";
import { ruleOf, type FileCard, type Files } from "./files.ts";
import { disposition } from "./names.ts";
import { receive } from "./receive.ts";

export type SeesRecord = (db: Db, session: Session, fileId: string) => Promise<boolean>;

export interface FilesRoutesOptions {
  files: Files;
  database: Database;
  /** Who sends this `Authorization` header; null without a live session. */
  findSession: (authorization: string | undefined) => Promise<Session | null>;
  /** Where uploads lie until they are checked. */
  incomingFolder: string;
  /** For uses whose readers are those of a record: whether this person sees a record that the file belongs to. */
  records?: Partial<Record<FileUse, SeesRecord>>;
  /** Refuses a person who uploads too much. */
  beforeUpload?: (session: Session) => Promise<void>;
}

const dropRestMs = 30_000;

/**
 * `POST /files`: multipart with the fields `use` and `file`, in this order; answers the stored file in
 * the envelope. `GET /files/:id`: the bytes, with the session's token, to those of the same company
 * who may read files of this use; for anyone else there is no such file.
 */
export async function filesRoutes(app: FastifyInstance, options: FilesRoutesOptions): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: largestUpload() + 1, files: 1, fields: 4, parts: 5, fieldSize: 200, headerPairs: 50 },
  });
  app.post(filesPath, async (request) => await takeUpload(request, options));
  app.get<{ Params: { id: string } }>(`${filesPath}/:id`, async (request, reply) => {
    request.callName = "file";
    return await sendFile(request.params.id, request, reply, options);
  });
}

async function takeUpload(request: FastifyRequest, options: FilesRoutesOptions): Promise<Envelope<StoredFile>> {
  const { files, findSession, incomingFolder, beforeUpload } = options;
  request.callName = filesPath;
  const session = await findSession(request.headers.authorization);
  if (!session) throw refuse(coreRefusals.loginExpired);
  request.caller = session;
  if (!request.isMultipart()) throw refuse(fileRefusals.missing);
  await beforeUpload?.(session);
  const createdBy = callerId(session);
  const receiving = receive(
    request.parts(),
    incomingFolder,
    (use) => checkUpload(use, session),
    ({ use, name, path, size }) => files.upload({ companyId: session.companyId, use, name, path, size, createdBy }),
  );
  const stored = await receiving.catch((error: unknown) => {
    readToTheEnd(request.raw);
    throw isUnreadable(error) ? refuse(coreRefusals.unreadable) : error;
  });
  return { StatusCode: 200, IsRefreshMenu: false, ErrorMsg: null, Message: null, Content: stored };
}

/** True for errors of the reader of multipart bodies: no boundary, no headers, no end. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && /^(?:Multipart:|Malformed |Unexpected end of )/.test(error.message);
}

/** A sender reads the answer only when it has sent everything, so the rest is read and dropped; for a while. */
function readToTheEnd(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
  const late = setTimeout(() => request.destroy(), dropRestMs).unref();
  request.on("close", () => clearTimeout(late));
}

function checkUpload(use: FileUse, session: Session): void {
  const { upload } = fileUses[use];
  if (!upload) throw refuse(fileRefusals.unknownUse);
  checkAccess(upload, session);
}

async function sendFile(id: string, request: FastifyRequest, reply: FastifyReply, options: FilesRoutesOptions) {
  const { files, database, findSession, records = {} } = options;
  const session = await findSession(request.headers.authorization);
  if (!session) throw refuse(coreRefusals.loginExpired);
  request.caller = session;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw refuse(coreRefusals.notFound);
  const scope = { companyId: session.companyId, readOnly: true };
  const card = await inTransaction(database, scope, async (db) => {
    const found = await files.find(db, id);
    return found && (await mayRead(db, found, { session, records })) ? found : undefined;
  });
  if (!card) throw refuse(coreRefusals.notFound);
  const inline = Object.values(fileKinds).some((kind) => kind.inline && kind.type === card.type);
  return reply
    .type(inline || isKnown(card.type) ? card.type : "application/octet-stream")
    .headers({
      "content-length": card.size,
      "content-disposition": disposition(inline ? "inline" : "attachment", card.name),
      "x-content-type-options": "nosniff",
      // Whatever is in it, it runs nothing and asks for nothing.
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private",
    })
    .send(await files.stream(card));
}

function isKnown(type: string): boolean {
  return Object.values(fileKinds).some((kind) => kind.type === type);
}

type Reader = { session: Session } & Required<Pick<FilesRoutesOptions, "records">>;

async function mayRead(db: Db, card: FileCard, { session, records }: Reader): Promise<boolean> {
  const { readers } = ruleOf(card);
  if (card.createdBy === callerId(session) || readers === "company") return true;
  if (readers === "record") return (await recordOf(records, card)?.(db, session, card.id)) ?? false;
  return readers === "staff" && session.audience === "staff";
}

function recordOf(records: Reader["records"], { ownerKind }: FileCard): SeesRecord | undefined {
  const use = asFileUse(ownerKind);
  return use && records[use];
}
