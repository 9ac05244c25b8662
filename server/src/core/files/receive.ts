import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Multipart } from "@fastify/multipart";
import { refuse } from "@lading/contract/core";
import {
  asFileUse,
  fileRefusals,
  fileUses,
  largestUpload,
  nameBytes,
  type FileRule,
  type FileUse,
} from "@lading/contract/files";
import { AtMost, takeTurn } from "./turns.ts";

/** An upload as it arrived, in a file of its own. */
export interface Received {
  use: FileUse;
  /** As its sender calls it. */
  name: string;
  path: string;
  /** In bytes. */
  size: number;
}

/** Uploads that are looked into and stored at a time, when they have come whole. */
const storing = new AtMost(4);

/** Gives what an upload brings to `work`, from a file that is removed afterwards; `check` may refuse its use before the bytes come. */
export async function receive<T>(
  parts: AsyncIterable<Multipart>,
  folder: string,
  check: (use: FileUse) => void,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, "upload-"));
  try {
    const received = await receiveParts(parts, join(own, "file"), check);
    return await storing.run(() => work(received));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function receiveParts(
  parts: AsyncIterable<Multipart>,
  path: string,
  check: (use: FileUse) => void,
): Promise<Received> {
  let use: FileUse | undefined;
  let file: { name: string; size: number } | undefined;
  for await (const part of parts) {
    if (part.type === "field") {
      if (part.fieldname !== "use") continue;
      use = asFileUse(part.value);
      if (!use) throw refuse(fileRefusals.unknownUse);
      check(use);
    } else {
      const rule: FileRule | undefined = use && fileUses[use];
      file = { name: part.filename, size: await keep(part.file, path, rule?.maxBytes ?? largestUpload()) };
    }
  }
  if (!use) throw refuse(fileRefusals.unknownUse);
  if (!file) throw refuse(fileRefusals.missing);
  return { use, path, ...file };
}

/** Writes to the disk as the bytes come, and stops at the limit. */
async function keep(bytes: NodeJS.ReadableStream, path: string, maxBytes: number): Promise<number> {
  let size = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      size += chunk.length;
      if (size > maxBytes) next(refuse(fileRefusals.tooLarge, { max: nameBytes(maxBytes) }));
      else takeTurn(() => next(null, chunk));
    },
  });
  await pipeline(bytes, counter, createWriteStream(path));
  return size;
}
