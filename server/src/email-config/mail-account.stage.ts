import { randomUUID } from "node:crypto";
import type { RequestOf, Right } from "@lading/contract/core";
import { addEmailConfig } from "@lading/contract/email-config";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { createLog } from "#core/log";
import { createMailer } from "#core/mail";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { companyAccounts, emailConfigModule } from "./index.ts";

export const password = "a-password-that-nobody-guesses";
const actions = ["view", "add", "edit", "delete", "export"] as const;
export const allRights: readonly Right[] = actions.map((action): Right => `/marketRisk/emailConfig:${action}`);

/** A message that a mail server on loopback received. */
export interface Received {
  user: string;
  from: string;
  to: string[];
  raw: string;
}

const refusal = (responseCode: number) => Object.assign(new Error("No"), { responseCode });

/** A real mail server on loopback: takes one password, refuses recipients called nobody and senders called thief. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (given, _session, next) => {
      if (given.password === password) next(null, { user: given.username });
      else next(refusal(535));
    },
    onMailFrom: ({ address }, _session, next) => next(address.startsWith("thief") ? refusal(553) : undefined),
    onRcptTo: ({ address }, _session, next) => next(address.startsWith("nobody") ? refusal(550) : undefined),
    onData: (stream, session, next) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        received.push({ user: session.user ?? "", from, to, raw: Buffer.concat(pieces).toString() });
        next();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return {
    port: address.port,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** An application with mail accounts; `environment` is what its operator says. */
export async function openMailHouse(environment: Record<string, string>): Promise<TestApp> {
  return await startTestApp({
    modules: [emailConfigModule],
    services: (database) => {
      const services = localServices(database, environment);
      const { config } = services;
      const accountOf = companyAccounts(config);
      const mail = createMailer({
        database,
        log: createLog("silent"),
        from: config.mailFrom,
        patienceMs: 3_000,
        accountOf,
      });
      return { ...services, mail };
    },
  });
}

/** A company with somebody who may set its mail up. */
export async function openCompany(app: TestApp, rights = allRights) {
  const companyId = randomUUID();
  return { companyId, token: await staffToken(app.database, rights, { companyId }) };
}

export const account = {
  name: "单证 / Documents",
  senderName: "启航单证部",
  senderAddress: "docs@lading.example",
  host: "127.0.0.1",
  security: "none" as const,
  user: "docs",
  secret: password,
  isDefault: true,
};

/** Adds the account with changes and gives its id. */
export async function addAccount(
  app: TestApp,
  { token }: { token: string },
  change: Partial<RequestOf<typeof addEmailConfig>>,
): Promise<string> {
  const { Content, ErrorMsg } = await app.call(addEmailConfig, { ...account, ...change }, { token });
  if (ErrorMsg !== null) throw new Error(ErrorMsg);
  return Content.id;
}
