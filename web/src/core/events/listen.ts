import { currentLanguage } from "#core/i18n";
import { getSession } from "#core/session";
import { EventParser, type ServerEvent } from "./event-parser.ts";

const reconnectMs = 3_000;
/** Told after a lost connection: events may have been missed, so listeners ask anew. */
const missed: ServerEvent = { kind: "missed", data: {} };
/** Told by the server when sessions of the person end, and here when it refuses this one. */
const ended: ServerEvent = { kind: "session.ended", data: {} };
const unauthorized = 401;

/**
 * Listens to the server's events until the returned function is called. It connects again by itself, and then tells
 * `missed`; a refusal (e.g. too many open pages) is only tried again much later.
 */
export function listen(path: string, onEvent: (event: ServerEvent) => void): () => void {
  const stop = new AbortController();
  void keepListening(path, onEvent, stop.signal);
  return () => stop.abort();
}

async function keepListening(path: string, onEvent: (event: ServerEvent) => void, signal: AbortSignal): Promise<void> {
  const refusedFactor = 20;
  for (let connected = 0; !signal.aborted;) {
    let wait = reconnectMs;
    try {
      const token = getSession()?.Token;
      const response = await fetch(path, {
        headers: {
          accept: "text/event-stream",
          language: currentLanguage(),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        signal,
      });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      if (response.ok && isStream && response.body) {
        if (connected > 0) onEvent(missed);
        connected += 1;
        await readAll(response.body, onEvent);
      } else {
        if (response.status === unauthorized) onEvent(ended);
        wait = reconnectMs * refusedFactor;
      }
    } catch {
      // The connection was cut, or the page is gone; the loop says which.
    }
    await pause(wait, signal);
  }
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const parser = new EventParser();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    for (const event of parser.read(piece.value)) onEvent(event);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
