import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largestUpload } from "@lading/contract/files";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError, configurationTable, dataFolderOf, keptSecret, parseConfig } from "./index.ts";

const data = mkdtempSync(join(tmpdir(), "lading-config-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const parse = (env: Record<string, string> = {}) => parseConfig({ LADING_DATA: data, ...env });
const database = "postgres://lading:secret@db/lading";

function problems(env: Record<string, string>): string[] {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.message
        .split("\n")
        .slice(1, -1)
        .map((line) => line.trim());
    throw error;
  }
  return [];
}

const problemsOfContact = (LADING_SECURITY_CONTACT: string) => problems({ LADING_SECURITY_CONTACT });

describe("The configuration", () => {
  test("needs no variable at all", () => {
    expect(parse()).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataFolder: data,
      databaseUrl: undefined,
      demo: true,
      publicUrl: "http://127.0.0.1:3000",
      register: true,
      trustProxy: false,
      filePlace: { folder: join(data, "files") },
    });
  });

  test("says everything that is wrong at once, and no value, for some are secrets", () => {
    expect(
      problems({ PORT: "70000", LADING_DEMO: "yes", SMTP_URL: "http://user:hidden@x", LADING_SECRET: "short" }),
    ).toEqual([
      "PORT must be from 0 to 65535",
      "LADING_DEMO must be on or off",
      "LADING_SECRET must have at least 32 characters",
      "SMTP_URL must look like smtp://user:password@host:587 or smtps://…",
      "MAIL_FROM must be set, because SMTP_URL is",
    ]);
  });

  test.each(["1e3", "0x10", "-1", " ", "3000.5", "٣٠٠٠"])("takes no port like %j", (PORT) => {
    expect(problems({ PORT })).toEqual(PORT === " " ? [] : ["PORT must be a whole number"]);
  });

  test("asks for what belongs together", () => {
    expect(problems({ S3_BUCKET: "files", S3_REGION: "eu-central-1", WECHAT_APP_SECRET: "x" })).toEqual([
      "WECHAT_APP_ID must be set, because WECHAT_APP_SECRET is",
      "S3_ACCESS_KEY_ID must be set, because S3_BUCKET is",
      "S3_SECRET_ACCESS_KEY must be set, because S3_BUCKET is",
    ]);
    expect(problems({ DATABASE_APP_URL: database })).toEqual(["DATABASE_URL must be set, because DATABASE_APP_URL is"]);
    expect(problems({ DATABASE_URL: "postgres://lading@db/lading" })).toHaveLength(1);
    expect(problems({ DATABASE_URL: "postgres://lading@db/lading", DATABASE_APP_URL: database })).toEqual([]);
  });

  test("takes an address of mail or the web for reports of weaknesses, and nothing else", () => {
    expect([
      problemsOfContact("mailto:security@lading.example"),
      problemsOfContact("https://lading.example/report"),
    ]).toEqual([[], []]);
    const wrong = "LADING_SECURITY_CONTACT must look like mailto:security@example.com or https://…";
    expect([problemsOfContact("security@lading.example"), problemsOfContact("javascript:alert(1)")]).toEqual([
      [wrong],
      [wrong],
    ]);
  });

  test("loads the demo only beside an embedded database that the network cannot reach, unless told to", () => {
    expect(parse({ HOST: "0.0.0.0" }).demo).toBe(false);
    expect(parse({ DATABASE_URL: database }).demo).toBe(false);
    expect(parse({ HOST: "::1" }).demo).toBe(true);
    expect(parse({ HOST: "0.0.0.0", LADING_DEMO: "on" }).demo).toBe(true);
    expect(parse({ LADING_DEMO: "off" }).demo).toBe(false);
  });

  test("takes an empty variable for one that is not set, as compose files write them", () => {
    expect(parse({ PORT: "", DATABASE_URL: "", LADING_PUBLIC_URL: "" })).toEqual(parse());
  });

  test("knows under which address people reach it", () => {
    expect(parse({ HOST: "0.0.0.0", PORT: "80" }).publicUrl).toBe("http://localhost:80");
    expect(parse({ HOST: "::1" }).publicUrl).toBe("http://[::1]:3000");
    expect(parse({ LADING_PUBLIC_URL: "https://track.example.com/" }).publicUrl).toBe("https://track.example.com");
  });

  test("believes no proxy unless told which", () => {
    expect(parse({ LADING_TRUST_PROXY: "10.0.0.0/8, 192.0.2.1" }).trustProxy).toEqual(["10.0.0.0/8", "192.0.2.1"]);
  });
});

test("Secrets are made once, for the owner's eyes only, and never half", () => {
  const { secret, operatorToken } = parse();
  expect(parse()).toMatchObject({ secret, operatorToken });
  expect(secret).not.toBe(operatorToken);
  expect(readFileSync(join(data, "secret"), "utf8").trim()).toBe(secret);
  if (process.platform !== "win32") expect(statSync(join(data, "secret")).mode & 0o777).toBe(0o600);
  expect(keptSecret(data, "another")).toHaveLength(43);
  expect(readdirSync(data).toSorted()).toEqual(["another", "operator-token", "secret"]);
});

test("Looking up the data folder makes nothing in it", () => {
  expect(dataFolderOf({ LADING_DATA: join(data, "none") })).toBe(join(data, "none"));
  expect(readdirSync(data)).not.toContain("none");
});

test("A wrong configuration ends the process with code 2 and a message on standard error", async () => {
  const program = `import { readConfig } from ${JSON.stringify(join(import.meta.dirname, "index.ts"))}; readConfig(process.env);`;
  const ended = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--input-type=module", "-e", program],
      { cwd: import.meta.dirname, env: { ...process.env, LADING_DATA: data, PORT: "x" } },
      (error, _stdout, stderr) => resolve({ code: error?.code, stderr }),
    );
  });
  expect(ended).toEqual({
    code: 2,
    stderr: "Lading's configuration is wrong:\n  PORT must be a whole number\nSee docs/configuration.md.\n",
  });
});

const repository = join(import.meta.dirname, "../../../..");

test("Every variable that is not the image's own reaches the server in compose.yaml", () => {
  const compose = readFileSync(join(repository, "compose.yaml"), "utf8");
  const handed = new Set(compose.match(/(?<=^ {6})[A-Z0-9_]+(?=: )/gm));
  const own = new Set(["PORT", "HOST", "LADING_DATA", "DATABASE_APP_URL"]);
  const named = configurationTable().matchAll(/^\| `([A-Z0-9_]+)`/gm);
  expect([...named].map(([, name = ""]) => name).filter((name) => !own.has(name) && !handed.has(name))).toEqual([]);
});

test("The image's commands run the files that npm's commands of the same name run", () => {
  const text = readFileSync(join(repository, "scripts/lading.sh"), "utf8");
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(repository, "package.json"), "utf8"),
  );
  const commands = [...text.matchAll(/^ {2}(\w+)\) exec node (\S+)/gm)];
  expect(commands.map(([, name]) => name)).toEqual(["outbox", "verify", "demo"]);
  for (const [, name = "", file] of commands) expect(scripts[name]).toBe(`node scripts/run.mjs ${file}`);
});

test("The proxies of the documentation let the largest upload through", () => {
  const page = readFileSync(join(repository, "docs/docker.md"), "utf8");
  const limits = [...page.matchAll(/(?:client_max_body_size|max_size) (\d+)m/gi)].map(([, limit]) => Number(limit));
  expect(limits).toHaveLength(2);
  expect(Math.min(...limits) * 1_000_000).toBeGreaterThan(largestUpload());
});

test("Every variable is described", () => {
  const rows = configurationTable().split("\n").slice(2);
  expect(rows.filter((row) => !/^\| `[A-Z0-9_]+` \| \S.* \|/.test(row))).toEqual([]);
});
