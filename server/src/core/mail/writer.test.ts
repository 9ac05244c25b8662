import { SMTPServer } from "smtp-server";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#core/log";
import { startTestApp, type TestApp } from "#core/testing";
import { createMailer, sendMail, type Mail, type Writer } from "./index.ts";

const messages: string[] = [];
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onData: (stream, _session, next) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("end", () => {
      messages.push(Buffer.concat(pieces).toString());
      next();
    });
  },
});

let app: TestApp;
let smtpUrl: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  smtpUrl = `smtp://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await app.close();
});

const mail: Mail = { to: "li@lading.example", subject: "bill", text: "…", language: "en" };

/** A header of the message that came in last. */
const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(messages.at(-1) ?? "")?.[1]?.trim();

/** From and Reply-To of a message that a person of a company sends without the company's own account. */
async function headersOf(writer: Writer): Promise<{ from: string | undefined; replyTo: string | undefined }> {
  const from = "Lading <no-reply@lading.example>";
  const writerOf = () => Promise.resolve(writer);
  const mailer = createMailer({ database: app.database, log: createLog("silent"), smtpUrl, from, writerOf });
  const sender = { companyId: randomUUID(), userId: randomUUID(), userName: "Chen Jing" };
  await sendMail(
    { database: app.database, mail: mailer },
    { ...sender, about: { entity: "bill", id: randomUUID() } },
    mail,
  );
  return { from: header("From"), replyTo: header("Reply-To") };
}

test("Mail by the operator's server bears the company's name, and answers go to who wrote it", async () => {
  const replyTo = { name: "Chen Jing", address: "chen@gulf.example" };
  expect(await headersOf({ name: "Gulf Freight, Ltd", replyTo })).toEqual({
    from: '"Gulf Freight, Ltd" <no-reply@lading.example>',
    replyTo: "Chen Jing <chen@gulf.example>",
  });
});

test("Without a name or an address it is from the operator, and a name brings in no header of its own", async () => {
  expect(await headersOf({ name: "", replyTo: null })).toEqual({
    from: "Lading <no-reply@lading.example>",
    replyTo: undefined,
  });
  await headersOf({ name: "A\r\nBcc: everybody@example.com", replyTo: null });
  expect(messages.at(-1)).toContain("<no-reply@lading.example>");
  expect(messages.at(-1)).not.toMatch(/^Bcc:/m);
});
