import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnswerOf, Call, Envelope, Language, RequestOf } from "@lading/contract/core";
import { getOutboxMessageList } from "@lading/contract/outbox";

const root = join(import.meta.dirname, "..");
const patience = 150_000;

/** Where a Lading is that runs. */
export interface Running {
  url: string;
  /** Its data folder. */
  data: string;
}

/** Lading as whoever installs it starts it: its own process, its own data folder. `environment` is what its operator sets. */
export async function startLading(
  environment: Readonly<Record<string, string>>,
): Promise<Running & { stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "lading-e2e-"));
  const server = spawn(process.execPath, [join(root, "server/src/main.ts")], {
    env: { ...settingsOf(data), ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    url: await addressOf(server),
    data,
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A free port of loopback, and a database in this data folder. */
export const settingsOf = (data: string) => ({
  ...process.env,
  PORT: "0",
  LADING_DATA: data,
  LADING_LOG_LEVEL: "warn",
  DATABASE_URL: "",
});

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

/** Asks it as a program does. */
export async function ask<C extends Call>(
  { url }: Pick<Running, "url">,
  asked: C,
  { input, token, language = "en" }: { input: RequestOf<C>; token?: string | undefined; language?: Language },
): Promise<Envelope<AnswerOf<C>>> {
  const headers = {
    "content-type": "application/json",
    language,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url + asked.path, { method: "POST", headers, body: JSON.stringify(input) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
  return (await response.json()) as Envelope<AnswerOf<C>>;
}

/** The newest code that would have gone to this address. */
export async function codeFor(lading: Running, recipient: string): Promise<string> {
  const token = readFileSync(join(lading.data, "operator-token"), "utf8").trim();
  const { Content } = await ask(lading, getOutboxMessageList, { input: { recipient }, token });
  return /\d{6}/.exec(Content?.rows[0]?.body ?? "")?.[0] ?? "";
}
