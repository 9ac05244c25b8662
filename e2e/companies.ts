import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { settingsOf, type Running } from "./lading.ts";

const loader = join(import.meta.dirname, "../server/src/demo-cli.ts");

/** Password of the demo companies' people. */
export const demoPassword = "lading-demo";

/** Two demo companies that belong to one file of tests. */
export interface Companies {
  /** The first one's code; the second's is the same followed by 2. */
  code: string;
  /** Sign-in names of their administrators. */
  account: string;
  secondAccount: string;
}

/** Makes them in a Lading that runs, as `npm run demo` does; no other file has their code. */
export async function addCompanies({ data }: Running): Promise<Companies> {
  const code = `E${randomBytes(3).toString("hex").toUpperCase()}X`;
  const child = spawn(process.execPath, [loader, "--new", code], {
    env: settingsOf(data),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = await new Promise((resolve) => child.once("exit", resolve));
  if (ended !== 0) throw new Error(`The demo companies ${code} were not made`);
  const place = `${code.toLowerCase()}.lading.example`;
  return { code, account: `demo@${place}`, secondAccount: `demo2@${place}` };
}
