import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnswerOf, Call, Envelope, Language, RequestOf } from "@lading/contract/core";
import { getOutboxMessageList } from "@lading/contract/outbox";
import { userSystemLogin } from "@lading/contract/session";

const root = join(import.meta.dirname, "..");
const patience = 150_000;

/** Lading as whoever installs it starts it: its own process, its own data folder, the demo companies in it. */
export interface Lading {
  url: string;
  /** Its data folder. */
  data: string;
  call: <C extends Call>(
    call: C,
    input: RequestOf<C>,
    token?: string,
    language?: Language,
  ) => Promise<Envelope<AnswerOf<C>>>;
  /** Signs in to the demo company's staff and gives the token. */
  signIn: () => Promise<string>;
  /** The newest code that would have gone to this address. */
  codeFor: (address: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts it on a free port of loopback; `environment` is what its operator sets. */
export async function startLading(environment: Readonly<Record<string, string>> = {}): Promise<Lading> {
  const data = mkdtempSync(join(tmpdir(), "lading-e2e-"));
  const env = {
    ...process.env,
    PORT: "0",
    LADING_DATA: data,
    LADING_LOG_LEVEL: "warn",
    DATABASE_URL: "",
    ...environment,
  };
  const server = spawn(process.execPath, [join(root, "server/src/main.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(server);
  const call: Lading["call"] = async (asked, input, token, language = "en") => {
    const headers = {
      "content-type": "application/json",
      language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + asked.path, { method: "POST", headers, body: JSON.stringify(input) });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
    return (await response.json()) as Envelope<AnswerOf<typeof asked>>;
  };
  return {
    url,
    data,
    call,
    signIn: async () => {
      const staff = { audience: "staff" as const, account: "demo@lading.example", password: "lading-demo" };
      return (await call(userSystemLogin, staff)).Content?.Token ?? "";
    },
    codeFor: async (recipient) => {
      const operator = readFileSync(join(data, "operator-token"), "utf8").trim();
      const { Content } = await call(getOutboxMessageList, { recipient }, operator);
      return /\d{6}/.exec(Content?.rows[0]?.body ?? "")?.[0] ?? "";
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The address that it prints once it serves. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const late = setTimeout(() => reject(new Error(`It did not serve in time:\n${said}`)), patience);
    server.stdout?.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const url = /serves at\s+(http:\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    });
    server.once("exit", (code) => reject(new Error(`It ended with code ${code}:\n${said}`)));
  });
}
