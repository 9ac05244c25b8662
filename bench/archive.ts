import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  archivePath,
  getCargoFileCentersList,
  mostFilesAtOnce,
  mostInArchive,
  saveCargoFile,
} from "@lading/contract/cargo-file";
import type { Envelope } from "@lading/contract/core";
import { filesPath, type StoredFile } from "@lading/contract/files";
import { memoryOf, startServer, type Server } from "./server.ts";

export interface ArchiveFigures {
  files: number;
  bytesEach: number;
  /** Bytes of the archive as it arrived. */
  archiveBytes: number;
  /** Most growth of the server's resident memory while it made the archive. */
  memoryBytes: number;
  ms: number;
}

const bytesEach = 5 * 1024 * 1024;
const job = "ARCHIVE";
const lookEveryMs = 20;

/** An archive of as many files as one may hold, of 5 MB each, from a server that has done nothing else. Needs 1 GB of disk for a while. */
export async function measureArchive(): Promise<ArchiveFigures> {
  const data = mkdtempSync(join(tmpdir(), "lading-bench-"));
  const environment = { DATABASE_URL: "", LADING_DATA: data };
  try {
    const filling = await startServer(environment);
    const ids = await fill(filling).finally(() => filling.stop());
    const server = await startServer(environment);
    try {
      return await fetchArchive(server, ids);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Uploads the files, each with bytes of its own, and adds them to one job; gives their ids. */
async function fill(server: Server): Promise<string[]> {
  const token = await server.signIn("demo@lading.example");
  const uploaded: string[] = [];
  for (let number = 0; number < mostInArchive; number += 1) uploaded.push(await upload(server, token, number));
  for (let first = 0; first < uploaded.length; first += mostFilesAtOnce) {
    const files = uploaded.slice(first, first + mostFilesAtOnce).map((fileId) => ({ fileId, type: "other" as const }));
    await server.call(saveCargoFile, { files, jobNumber: job }, token);
  }
  const { rows } = await server.call(getCargoFileCentersList, { number: job, pageSize: mostInArchive }, token);
  return rows.map(({ id }) => id);
}

async function upload({ url }: Server, token: string, number: number): Promise<string> {
  const bytes = new Uint8Array(bytesEach);
  // Random bytes do not pack, like pictures and scans.
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  bytes.set(new TextEncoder().encode("%PDF-1.7\n"));
  const form = new FormData();
  form.append("use", "cargoFile");
  form.append("file", new File([bytes], `scan ${number}.pdf`));
  const response = await fetch(url + filesPath, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
  const answer = (await response.json()) as Envelope<StoredFile>;
  if (answer.Content === null) throw new Error(`Upload ${number}: ${answer.ErrorMsg ?? ""}`);
  return answer.Content.id;
}

async function fetchArchive(server: Server, ids: readonly string[]): Promise<ArchiveFigures> {
  const token = await server.signIn("demo@lading.example");
  // The first archive loads the program into memory, not the files.
  await read(server, token, ids.slice(0, 1));
  const before = memoryOf(server.pid);
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, memoryOf(server.pid))), lookEveryMs);
  const begun = performance.now();
  try {
    const archiveBytes = await read(server, token, ids);
    const ms = performance.now() - begun;
    return { files: ids.length, bytesEach, archiveBytes, memoryBytes: most - before, ms };
  } finally {
    clearInterval(looking);
  }
}

/** Reads an archive to its end and keeps nothing; gives its bytes. */
async function read({ url }: Server, token: string, ids: readonly string[]): Promise<number> {
  const response = await fetch(url + archivePath, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids }),
  });
  if (!response.ok || !response.body) throw new Error(`${archivePath}: ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  if (bytes < ids.length * bytesEach) throw new Error(`The archive has only ${bytes} bytes`);
  return bytes;
}
