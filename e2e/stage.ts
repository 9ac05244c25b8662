import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openBrowser } from "./browser.ts";
import { startLading, type Lading } from "./lading.ts";

/** Lading and the browser in which its people work. */
export interface Stage extends Pick<Lading, "url" | "call" | "signIn" | "codeFor"> {
  browser: Browser;
}

interface StageOptions {
  /** What Lading's operator sets; asked for at each start. */
  environment?: () => Readonly<Record<string, string>>;
  /** Makes what the file's tests work on; called after each start. */
  prepare?: (lading: Lading) => Promise<void>;
  /** Each test goes on from what the one before did, so the data stay as they are when one is tried again. */
  inSequence?: boolean;
}

/**
 * Starts Lading and a browser for the tests of a file, and ends them. Before a test is tried again both start anew, with
 * new data: what the first try made does not stand in the second's way.
 */
export function setStage({ environment, prepare, inSequence = false }: StageOptions = {}): Stage {
  let current: { lading: Lading; browser: Browser } | undefined;
  const shown = () => {
    if (current === undefined) throw new Error("Lading has not started yet.");
    return current;
  };
  const start = async () => {
    const [lading, browser] = await Promise.all([startLading(environment?.()), openBrowser()]);
    current = { lading, browser };
    await prepare?.(lading);
  };
  const end = async () => {
    await current?.browser.close();
    await current?.lading.stop();
    current = undefined;
  };
  beforeAll(start);
  beforeEach(async ({ task }) => {
    const again = (task.result?.retryCount ?? 0) > 0;
    if (!again || inSequence) return;
    await end();
    await start();
  });
  afterAll(end);
  return {
    get url() {
      return shown().lading.url;
    },
    get browser() {
      return shown().browser;
    },
    call: async (...asked) => await shown().lading.call(...asked),
    signIn: async () => await shown().lading.signIn(),
    codeFor: async (recipient) => await shown().lading.codeFor(recipient),
  };
}
