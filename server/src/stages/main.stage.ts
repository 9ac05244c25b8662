import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { AnswerOf, Call, Envelope, RequestOf } from "@lading/contract/core";

/** A Lading as `npm start` runs it. */
export interface Running {
  child: ChildProcess;
  /** Its words so far on both outputs. */
  said: () => string;
}

/** Starts it with these variables, on a free port of loopback. */
export function start(environment: Readonly<Record<string, string>>): Running {
  const quiet = { HOST: "127.0.0.1", PORT: "0", LADING_LOG_LEVEL: "warn" };
  const env = { PATH: process.env["PATH"], ...quiet, ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], { env });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

/** The exit code of one that ends by itself, or is asked to. */
export async function ended({ child }: Running, signal?: NodeJS.Signals): Promise<number | null> {
  if (signal) child.kill(signal);
  if (child.exitCode === null) await once(child, "exit");
  return child.exitCode;
}

/** Its address, once it serves. */
export async function addressOf({ child, said }: Running): Promise<string> {
  while (child.exitCode === null) {
    const address = /serves at +(http:\S+)/.exec(said())?.[1];
    if (address !== undefined) return address;
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
  throw new Error(`It ended: ${said()}`);
}

/** Who asks, and how. */
export interface Asking {
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks it over HTTP; throws when no answer comes. */
export async function call<C extends Call>(
  address: string,
  called: C,
  input: RequestOf<C>,
  { token = "", headers = {} }: Asking = {},
): Promise<Envelope<AnswerOf<C>>> {
  const response = await fetch(`${address}${called.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(input),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own answers are tested elsewhere
  return (await response.json()) as Envelope<AnswerOf<C>>;
}

/** The demo company's administrator. */
export const demoSignIn = { audience: "staff", account: "demo@lading.example", password: "lading-demo" } as const;
