import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import type { MailAccount } from "#core/mail";

/** A mail server on loopback that takes everything but what is for somebody called nobody. */
export interface Mailbox {
  url: string;
  /** A company's own account there. */
  account: MailAccount;
  /** To whom messages came, in their order. */
  recipients: string[];
  close(): Promise<void>;
}

/** Opens one; with `dropsLine` it takes a whole message and then drops the line without a word. */
export async function openMailbox({ dropsLine = false } = {}): Promise<Mailbox> {
  const recipients: string[] = [];
  const lines = new Set<Socket>();
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, next) =>
      next(address.startsWith("nobody") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : undefined),
    onData: (stream, session, next) => {
      stream.resume();
      stream.on("end", () => {
        if (dropsLine) {
          for (const socket of lines) socket.destroy();
          return;
        }
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        next();
      });
    },
  });
  server.server.on("connection", (socket: Socket) => lines.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const { port } = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    account: {
      id: randomUUID(),
      name: "Documents",
      from: { name: "Documents", address: "docs@lading.example" },
      host: "127.0.0.1",
      port,
      security: "none",
      user: "",
      secret: "",
      dailyLimit: null,
      allowsPrivate: true,
    },
    recipients,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
