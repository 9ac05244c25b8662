import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/**
 * A random secret that is made once and kept in a file that only its owner may read.
 * The file appears whole or not at all, and servers that start at once agree on one.
 */
export function keptSecret(folder: string, name: string): string {
  const file = join(folder, name);
  return readSecret(file) ?? makeSecret(folder, file);
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length < 16)
      throw new StartError(`${file} holds no usable secret; restore it from a backup or remove it`);
    return secret;
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  const draft = `${file}.${process.pid}.new`;
  const handle = openSync(draft, "w", 0o600);
  writeSync(handle, `${secret}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
    return readFileSync(file, "utf8").trim();
  } finally {
    unlinkSync(draft);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
