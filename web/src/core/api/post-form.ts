import type { Envelope } from "@lading/contract/core";
import { readEnvelope } from "./call-api.ts";

/** Without a byte more, or without an answer, for so long a connection counts as lost. */
const silenceMs = 60_000;

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  /** Told how many bytes of the body have left. */
  onProgress: (bytes: number) => void;
  signal?: AbortSignal;
}

/** Posts a form and tells how far it is, which `fetch` cannot. Rejects when the connection is lost or the signal aborts. */
export function postForm(
  path: string,
  form: FormData,
  { headers, onProgress, signal }: PostOptions,
): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new TypeError("The connection is lost"));
    let silence = setTimeout(() => request.abort(), silenceMs);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silenceMs);
    };
    const abort = () => request.abort();
    request.upload.addEventListener("progress", ({ loaded }) => {
      heard();
      onProgress(loaded);
    });
    request.addEventListener("load", () => {
      readEnvelope({ json: () => Promise.resolve(JSON.parse(request.responseText)) }).then(resolve, lost);
    });
    request.addEventListener("error", lost);
    request.addEventListener("abort", () => {
      if (signal?.aborted === true) reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
      else lost();
    });
    request.addEventListener("loadend", () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", abort);
    });
    request.open("POST", path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener("abort", abort);
    if (signal?.aborted === true) reject(new Error("aborted"));
    else request.send(form);
  });
}

let leaving = 0;
const ask = (event: Event) => event.preventDefault();

/** While `work` runs, the browser asks before the page is left. */
export async function whileStaying<T>(work: Promise<T>): Promise<T> {
  if (leaving === 0) window.addEventListener("beforeunload", ask);
  leaving += 1;
  try {
    return await work;
  } finally {
    leaving -= 1;
    if (leaving === 0) window.removeEventListener("beforeunload", ask);
  }
}
