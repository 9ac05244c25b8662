import { createReadStream } from "node:fs";
import { randomUUIDv7 } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { coreRefusals, refuse } from "@lading/contract/core";
import {
  fileKinds,
  fileRefusals,
  filesPath,
  fileUses,
  type FileRule,
  type FileUse,
  type StoredFile,
} from "@lading/contract/files";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { inTransaction, isDiskFull, storedFiles, type Database, type Db } from "#core/db";
import { freeSpace, isFull } from "#core/space";
import { checkContent } from "./content.ts";
import { cleanName } from "./names.ts";
import { openStore, type Store, type StorePlace } from "./store.ts";

/** A file's row in the database. */
export type FileCard = typeof storedFiles.$inferSelect;

export interface NewFile {
  companyId: string;
  use: FileUse;
  name: string;
  bytes: Uint8Array;
  /** The user or customer who made it; null for the server itself. */
  createdBy: string | null;
  /** Null, or not given: for good. */
  expiresAt?: Date | null;
}

export interface NewUpload extends Omit<NewFile, "bytes" | "expiresAt"> {
  createdBy: string;
  /** Where it lies for the moment; the caller removes it. */
  path: string;
  /** In bytes. */
  size: number;
}

export interface Files {
  /** Keeps a file that the server has made or was given. Refuses with `fileRefusals` what its use does not allow. */
  save(db: Db, file: NewFile): Promise<StoredFile>;
  /** Keeps an uploaded file for a day; a record makes it its own with `claim`. */
  upload(upload: NewUpload): Promise<StoredFile>;
  /** Makes an upload (one's own, for this use) part of a record, for good; a file that already is one stays so. Refuses when it is not there. */
  claim(db: Db, file: { id: string; use: FileUse; createdBy: string }): Promise<StoredFile>;
  /**
   * A file with bytes of its own beside one whose card was read before, for good: for a record that must keep it whatever
   * becomes of the other. The card is written as the transaction's company, which is to be `companyId`.
   */
  copy(db: Db, card: FileCard, to: Pick<NewFile, "companyId" | "use" | "createdBy">): Promise<StoredFile>;
  /** No record needs it any more: it is gone when the transaction commits. */
  release(db: Db, id: string): Promise<void>;
  /** A file of the transaction's company that has not expired. */
  find(db: Db, id: string): Promise<FileCard | undefined>;
  stream(card: FileCard): Promise<Readable>;
  read(card: FileCard): Promise<Buffer>;
  /** Removes expired files, and bytes that no transaction came to know. To be called once a day. */
  clean(): Promise<{ removed: number }>;
}

export interface FilesOptions {
  database: Database;
  place: StorePlace;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The file store: bytes in a folder or a bucket, cards in the database. */
export function createFiles({ database, place }: FilesOptions): Files {
  return new StoredFiles(database, openStore(place));
}

class StoredFiles implements Files {
  readonly #database: Database;
  readonly #store: Promise<Store>;

  constructor(database: Database, store: Promise<Store>) {
    this.#database = database;
    this.#store = store;
    // Told where it is first used.
    store.catch(() => undefined);
  }

  async save(db: Db, { bytes, expiresAt = null, ...file }: NewFile): Promise<StoredFile> {
    const kind = await checkContent(bytes, bytes.byteLength, fileUses[file.use]);
    const card = cardOf(file, cleanName(file.name, kind), {
      type: fileKinds[kind].type,
      size: bytes.byteLength,
      expiresAt,
    });
    // Bytes first: a card never points to nothing. Bytes of a transaction that fails are cleaned away.
    await keepOrRemove(await this.#store, card.storageKey, (store, key) => store.put(key, bytes));
    await db.insert(storedFiles).values(card);
    return storedFile(card);
  }

  async upload({ path, size, ...file }: NewUpload): Promise<StoredFile> {
    const kind = await checkContent(path, size, fileUses[file.use]);
    const expiresAt = new Date(Date.now() + dayMs);
    const card = cardOf(file, cleanName(file.name, kind), { type: fileKinds[kind].type, size, expiresAt });
    await keepOrRemove(await this.#store, card.storageKey, (store, key) =>
      store.putStream(key, createReadStream(path), size),
    );
    await inTransaction(this.#database, { companyId: card.companyId }, (db) => db.insert(storedFiles).values(card));
    return storedFile(card);
  }

  async claim(db: Db, { id, use, createdBy }: { id: string; use: FileUse; createdBy: string }): Promise<StoredFile> {
    const mine = or(isNull(storedFiles.expiresAt), and(unexpired, eq(storedFiles.createdBy, createdBy)));
    const [card] = await db
      .update(storedFiles)
      .set({ expiresAt: null })
      .where(and(eq(storedFiles.id, id), eq(storedFiles.ownerKind, use), mine))
      .returning();
    if (!card) throw refuse(fileRefusals.gone);
    return storedFile(card);
  }

  async copy(db: Db, card: FileCard, to: Pick<NewFile, "companyId" | "use" | "createdBy">): Promise<StoredFile> {
    const { name, type, size } = card;
    const copy = cardOf({ ...to, name }, name, { type, size, expiresAt: null });
    const store = await this.#store;
    const bytes = await store.read(card.storageKey);
    await keepOrRemove(store, copy.storageKey, (kept, key) => kept.putStream(key, bytes, size));
    await db.insert(storedFiles).values(copy);
    return storedFile(copy);
  }

  async release(db: Db, id: string): Promise<void> {
    await db
      .update(storedFiles)
      .set({ expiresAt: sql`now()` })
      .where(eq(storedFiles.id, id));
  }

  async find(db: Db, id: string): Promise<FileCard | undefined> {
    const [card] = await db
      .select()
      .from(storedFiles)
      .where(and(eq(storedFiles.id, id), or(isNull(storedFiles.expiresAt), unexpired)));
    return card;
  }

  async stream(card: FileCard): Promise<Readable> {
    return await (await this.#store).read(card.storageKey);
  }

  async read(card: FileCard): Promise<Buffer> {
    return await buffer(await this.stream(card));
  }

  async clean(): Promise<{ removed: number }> {
    const store = await this.#store;
    let removed = 0;
    // Company by company, each in its own scope: no transaction ever sees the files of two.
    for (const companyId of (await store.companies()).filter(isUuid)) {
      const expired = await inTransaction(this.#database, { companyId }, (db) =>
        db
          .delete(storedFiles)
          .where(lte(storedFiles.expiresAt, sql`now()`))
          .returning({ key: storedFiles.storageKey }),
      );
      for (const { key } of expired) await store.remove(key);
      removed += expired.length + (await this.#removeOrphans(store, companyId));
    }
    return { removed };
  }

  async #removeOrphans(store: Store, companyId: string): Promise<number> {
    let removed = 0;
    for await (const keys of store.keys(companyId)) {
      for (let start = 0; start < keys.length; start += 1_000) {
        for (const key of await this.#unknown(companyId, keys.slice(start, start + 1_000))) {
          // Younger ones may belong to a transaction that is about to commit.
          if (Date.now() - (await store.lastModified(key)).getTime() < dayMs) continue;
          await store.remove(key);
          removed += 1;
        }
      }
    }
    return removed;
  }

  async #unknown(companyId: string, keys: readonly string[]): Promise<string[]> {
    const known = await inTransaction(this.#database, { companyId, readOnly: true }, (db) =>
      db
        .select({ key: storedFiles.storageKey })
        .from(storedFiles)
        .where(inArray(storedFiles.storageKey, [...keys])),
    );
    const found = new Set(known.map(({ key }) => key));
    return keys.filter((key) => !found.has(key));
  }
}

/** Of bytes that could not be kept whole, nothing stays: on a full disk the first half of a file would take the last room. */
async function keepOrRemove(store: Store, key: string, keep: (store: Store, key: string) => Promise<void>) {
  try {
    await keep(store, key);
  } catch (error) {
    // Asked before room is made again: a stream that ends over a full disk does not always say why.
    const full = isDiskFull(error) || (store.folder !== undefined && isFull(await freeSpace(store.folder)));
    await store.remove(key).catch(() => undefined);
    throw full ? refuse(coreRefusals.storageFull) : error;
  }
}

const unexpired = gt(storedFiles.expiresAt, sql`now()`);

type Checked = Pick<FileCard, "type" | "size"> & { expiresAt: Date | null };

function cardOf(file: Omit<NewFile, "bytes" | "expiresAt">, name: string, { expiresAt, ...checked }: Checked) {
  const id = randomUUIDv7();
  return {
    ...checked,
    companyId: file.companyId,
    id,
    name,
    // Keys are ASCII: what people call a file is in its card.
    storageKey: `${file.companyId}/${id}`,
    ownerKind: file.use,
    createdBy: file.createdBy,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** A file as a call answers it. */
export function storedFile({ id, name, type, size }: Pick<FileCard, "id" | "name" | "type" | "size">): StoredFile {
  return { id, path: `${filesPath}/${id}`, name, type, size };
}

function isUuid(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
}

/** The rule of a card's use; of a use that is no more, the strictest. */
export function ruleOf({ ownerKind }: Pick<FileCard, "ownerKind">): Pick<FileRule, "readers"> {
  const rules: Readonly<Record<string, FileRule>> = fileUses;
  return (Object.hasOwn(rules, ownerKind) && rules[ownerKind]) || { readers: "creator" };
}
