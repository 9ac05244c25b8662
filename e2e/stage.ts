import type { AnswerOf, Call, Envelope, Language, RequestOf } from "@lading/contract/core";
import { userSystemLogin } from "@lading/contract/session";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { openBrowser } from "./browser.ts";
import { addCompanies, demoPassword, type Companies } from "./companies.ts";
import { ask, codeFor } from "./lading.ts";

/** Lading, the companies of a file and the browser in which their people work. */
export interface Stage extends Companies {
  url: string;
  browser: Browser;
  call: <C extends Call>(
    call: C,
    input: RequestOf<C>,
    token?: string,
    language?: Language,
  ) => Promise<Envelope<AnswerOf<C>>>;
  /** Sign-in name of one of the first company's people, e.g. of `finance1`. */
  accountOf: (name: string) => string;
  /** Signs in the first company's administrator and gives the token. */
  signIn: () => Promise<string>;
  /** The newest code that would have gone to this address. */
  codeFor: (address: string) => Promise<string>;
}

interface StageOptions {
  /** Makes what the file's tests work on; called whenever the companies are new. */
  prepare?: (stage: Stage) => Promise<void>;
  /** Each test goes on from what the one before did, so the data stay as they are when one is tried again. */
  inSequence?: boolean;
}

/**
 * Opens a browser and makes two companies for the tests of a file. Before a test is tried again both are new: what the
 * first try made does not stand in the second's way.
 */
export function setStage({ prepare, inSequence = false }: StageOptions = {}): Stage {
  const lading = inject("lading");
  let current: (Companies & { browser: Browser }) | undefined;
  const shown = () => {
    if (current === undefined) throw new Error("There are no companies yet.");
    return current;
  };
  const call: Stage["call"] = (asked, input, token, language = "en") => ask(lading, asked, { input, token, language });
  const stage: Stage = {
    url: lading.url,
    get browser() {
      return shown().browser;
    },
    get code() {
      return shown().code;
    },
    get account() {
      return shown().account;
    },
    get secondAccount() {
      return shown().secondAccount;
    },
    call,
    accountOf: (name) => shown().account.replace(/^[^@]+/, name),
    signIn: async () => {
      const staff = { audience: "staff" as const, account: shown().account, password: demoPassword };
      const { Content } = await call(userSystemLogin, staff);
      return Content?.Token ?? "";
    },
    codeFor: (address) => codeFor(lading, address),
  };
  const start = async () => {
    const [browser, companies] = await Promise.all([openBrowser(), addCompanies(lading)]);
    current = { ...companies, browser };
    await prepare?.(stage);
  };
  const end = async () => {
    await current?.browser.close();
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
  return stage;
}
