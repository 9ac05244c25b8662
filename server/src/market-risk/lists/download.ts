import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { refuse } from "@lading/contract/core";
import { fileUses } from "@lading/contract/files";
import { marketRiskRefusals as refusals } from "@lading/contract/market-risk";
import { AddressNotAllowed, outwardAddress, pinned } from "#core/outward";

interface DownloadOptions {
  signal: AbortSignal;
  /** The server's own network may be fetched from. */
  allowsPrivate: boolean;
}

interface Downloaded {
  name: string;
  bytes: Uint8Array;
  /** The day of the answer's Last-Modified, where there is one that is not in the future. */
  modified: string | null;
}

const patienceMs = 60_000;
const mostRedirects = 5;
const { maxBytes } = fileUses.sanctionsList;

/**
 * Fetches a list's file. An address in the server's own network is refused, also behind a name or a redirect, since
 * it is checked when the connection is made; so is an answer that is late, too long or no answer at all.
 */
export async function downloadList(address: string, options: DownloadOptions): Promise<Downloaded> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(patienceMs)]);
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await answerOf(url, { ...options, signal });
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      const next = URL.parse(headers.location, url.href);
      if (!next || !/^https?:$/.test(next.protocol)) break;
      url = next;
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      break;
    }
    const bytes = await bodyOf(response, signal);
    const name = decodeURIComponent(url.pathname.split("/").at(-1) ?? "") || url.host;
    return { name, bytes, modified: dayOf(headers["last-modified"]) };
  }
  throw refuse(refusals.addressUnreachable);
}

function dayOf(lastModified: string | undefined): string | null {
  const moment = Date.parse(lastModified ?? "");
  return moment <= Date.now() ? new Date(moment).toISOString().slice(0, 10) : null;
}

async function answerOf(url: URL, { signal, allowsPrivate }: DownloadOptions): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  try {
    const checked = await outwardAddress(url.hostname, { allowsPrivate });
    return await new Promise<IncomingMessage>((resolve, reject) => {
      // A connection of its own: one that was kept from before went to an address that nobody has checked.
      const options = { agent: false, lookup: pinned(checked), signal };
      const request = isSecure ? requestHttps(url, options, resolve) : requestHttp(url, options, resolve);
      request.on("error", reject);
      request.end();
    });
  } catch (error) {
    throw refuse(error instanceof AddressNotAllowed ? refusals.addressRefused : refusals.addressUnreachable);
  }
}

async function bodyOf(response: IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      done(size > maxBytes ? new Error("It sends more than a list has") : null, chunk);
    },
  });
  try {
    const [bytes] = await Promise.all([buffer(limit), pipeline(response, limit, { signal })]);
    return bytes;
  } catch {
    throw refuse(refusals.addressUnreachable);
  }
}
