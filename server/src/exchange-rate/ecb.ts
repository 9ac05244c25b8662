import { refuse } from "@lading/contract/core";
import { exchangeRateRefusals as refusals } from "@lading/contract/exchange-rate";
import { readReferenceRates } from "./ecb-xml.ts";
import type { PublishedSource, SourceLog } from "./published.ts";

const usualPatienceMs = 10_000;
/** The table of a day has about 2 kB. */
const mostBytes = 256 * 1024;

/** The European Central Bank's euro foreign exchange reference rates, at this address. */
export function centralBank(url: string, log: SourceLog, patienceMs = usualPatienceMs): PublishedSource {
  return {
    fetch: async () => {
      const text = await download(url, patienceMs).catch((error: unknown) => {
        log.warn({ url, problem: problemOf(error) }, "the exchange rates could not be fetched");
        throw refuse(refusals.sourceUnreachable);
      });
      try {
        return readReferenceRates(text);
      } catch (error) {
        log.warn({ url, problem: problemOf(error) }, "the exchange rates could not be read");
        throw refuse(refusals.sourceUnreadable);
      }
    },
  };
}

/** The whole answer, or an error when it is refused, late or too long. */
async function download(url: string, patienceMs: number): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: "application/xml, text/xml" },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok || response.body === null) throw new Error(`It answered ${response.status}`);
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`It sent more than ${mostBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** With its cause: by itself, `fetch` only says that it failed. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
