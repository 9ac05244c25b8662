import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { getCollectionBillList, getCollectionBillLog, sendCollectionBills } from "@lading/contract/bill";
import { getJobProgress } from "@lading/contract/jobs";
import { userSystemLogin } from "@lading/contract/session";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#core/db/testing";
import { addressOf, call, demoSignIn, ended, start, type Running } from "./stages/main.stage.ts";

const patienceMs = 120_000;
const bills = 5;
/** The message over which the server is killed: the mail server has the whole of it, and has not answered. */
const fatal = 3;

let folder: string;
let lading: Running;
let address: string;
let mailServer: SMTPServer;
/** Messages that reached the mail server whole, by bill. */
const had: string[] = [];
let numbers: string[] = [];
let onFatal = (): void => undefined;

beforeAll(async () => {
  folder = await temporaryFolder("sending");
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, answer) => void takeMail(stream, answer),
  });
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
  await startAgain();
}, patienceMs);
afterAll(async () => {
  await ended(lading, "SIGTERM");
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await rm(folder, { recursive: true });
}, patienceMs);

async function takeMail(stream: Readable, answer: () => void): Promise<void> {
  const subject = decoded(await text(stream));
  had.push(numbers.find((number) => subject.includes(number)) ?? subject);
  if (had.length === fatal) onFatal();
  else answer();
}

/** The subject of a message, whose words may be encoded. */
function decoded(message: string): string {
  const subject = /^Subject: (.+(?:\r?\n[ \t].+)*)/m.exec(message)?.[1] ?? "";
  return subject.replaceAll(/=\?UTF-8\?B\?([^?]+)\?=\s*/gi, (_, part: string) =>
    Buffer.from(part, "base64").toString(),
  );
}

async function startAgain(): Promise<void> {
  const listening = mailServer.server.address();
  if (listening === null || typeof listening === "string") throw new Error("not listening");
  lading = start({
    LADING_DATA: join(folder, "data"),
    LADING_LOG_LEVEL: "fatal",
    SMTP_URL: `smtp://127.0.0.1:${listening.port}`,
    MAIL_FROM: "Lading <no-reply@lading.example>",
  });
  address = await addressOf(lading);
}

test(
  "A server killed over many bills sends each once, and says of which nobody knows whether it arrived",
  async () => {
    const { Token: token } = (await call(address, userSystemLogin, demoSignIn)).Content;
    const list = await call(address, getCollectionBillList, { pageSize: bills }, { token });
    const { rows } = list.Content;
    numbers = rows.map(({ invoiceNo }) => invoiceNo);
    const killed = new Promise<void>((resolve) => {
      onFatal = () => {
        lading.child.kill("SIGKILL");
        resolve();
      };
    });
    const ids = rows.map(({ id }) => id);
    const order = await call(address, sendCollectionBills, { ids, documentLanguage: "en" }, { token });
    expect(order.ErrorMsg).toBeNull();
    const { jobId } = order.Content;
    await killed;
    if (lading.child.exitCode === null && lading.child.signalCode === null) await once(lading.child, "exit");
    await startAgain();
    const job = async () =>
      (await call(address, getJobProgress, { jobId }, { token, headers: { language: "en" } })).Content;
    await expect.poll(async () => (await job()).state, { timeout: 100_000, interval: 500 }).toBe("failed");
    const lost = had[fatal - 1] ?? "";
    expect((await job()).problem).toBe(
      `${bills - 1} bills are done. Whether these arrived is unknown; ask the customer before you send them again: ${lost}`,
    );
    expect(had.toSorted()).toEqual(numbers.toSorted());
    for (const { id, invoiceNo } of rows) {
      const log = await call(address, getCollectionBillLog, { id }, { token });
      const sent = log.Content.rows.filter(({ action }) => action === "send");
      expect([invoiceNo, sent.length]).toEqual([invoiceNo, invoiceNo === lost ? 0 : 1]);
    }
  },
  patienceMs,
);
