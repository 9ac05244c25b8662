import { headers } from "@lading/contract/core";
import { filesPath, type FileUse, type StoredFile } from "@lading/contract/files";
import { appText, currentLanguage } from "#core/i18n";
import { notify } from "#core/notice";
import { getSession } from "#core/session";
import { readEnvelope, settle } from "./call-api.ts";
import { CallError } from "./call-error.ts";
import { whileMasked } from "./in-flight.ts";
import { postForm, whileStaying } from "./post-form.ts";

function fileHeaders(): Record<string, string> {
  const token = getSession()?.Token;
  return { [headers.language]: currentLanguage(), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}

export interface UploadOptions {
  /** The caller shows a refusal or a lost connection itself; no toast. */
  ownErrors?: boolean;
  /** No loading mask: the caller shows how far it is. */
  quiet?: boolean;
  /** Told how many of the file's bytes have left, as they leave. */
  onProgress?: (bytes: number) => void;
  /** Ends it early; it then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Sends a file to the server; `use` says what it is for, and so what it may be and how large (`fileUses`). While it is on
 * its way the browser asks before the page is left.
 */
export async function uploadFile(file: File, use: FileUse, options: UploadOptions = {}): Promise<StoredFile> {
  const form = new FormData();
  form.append("use", use);
  form.append("file", file);
  const correlationId = crypto.randomUUID();
  const ownErrors = options.ownErrors === true;
  const sending = whileStaying(
    postForm(filesPath, form, {
      headers: { ...fileHeaders(), [headers.correlationId]: correlationId },
      onProgress: (bytes) => options.onProgress?.(Math.min(bytes, file.size)),
      ...(options.signal && { signal: options.signal }),
    }),
  );
  const answer = await (options.quiet === true ? sending : whileMasked(sending)).catch((cause: unknown) => {
    if (options.signal?.aborted === true) throw cause;
    return unreachable(ownErrors);
  });
  return settle<StoredFile>(answer, { url: filesPath, correlationId, ownErrors });
}

interface ReadOptions {
  /** Shows no loading mask. */
  quiet?: boolean;
}

/** Reads a file that only signed-in people may see. */
export async function readFile(path: string, options: ReadOptions = {}): Promise<Blob> {
  const reading = fetchWhole(path);
  const { response, bytes } = await (options.quiet === true ? reading : whileMasked(reading)).catch(() =>
    unreachable(),
  );
  if (bytes) return bytes;
  const answer = await readEnvelope(response).catch(() => unreachable());
  return settle<never>(answer, {
    url: path,
    correlationId: response.headers.get(headers.correlationId) ?? "",
    ownErrors: false,
  });
}

/** The bytes of an answer that has some; a connection that breaks off among them rejects, as one that never was. */
async function fetchWhole(path: string): Promise<{ response: Response; bytes?: Blob }> {
  const response = await fetch(path, { headers: fileHeaders() });
  return response.ok ? { response, bytes: await response.blob() } : { response };
}

/** Saves a file of the server under `name` on the person's machine. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveAs(await readFile(path), name);
}

/** Saves what the page itself has under `name` on the person's machine. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  followDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Hands a download to the browser, by a path that needs no session's token: it writes what comes to disk at once, shows how
 * far it is, can be told to stop, and says when the connection broke. `name` is the server's to say where it is not given.
 */
export function followDownload(path: string, name = ""): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = name;
  link.click();
}

/** Opens a file of the server, e.g. a PDF, in a window of its own; `path` may still be on its way, as of a document that is being made. */
export async function openFile(path: string | Promise<string>): Promise<void> {
  // The window is opened within the click, or the browser would block it.
  const target = window.open("", "_blank");
  try {
    const url = URL.createObjectURL(await readFile(await path));
    if (target) target.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    target?.close();
    throw error;
  }
}

function unreachable(ownErrors = false): never {
  const error = new CallError("unreachable", appText("errors.timeout"));
  if (!ownErrors) notify.error(error.message);
  throw error;
}
