import { Pool } from "pg";
import { isDatabaseAway } from "#core/db";
import { newestOutboxEntries, type OutboxRow } from "./outbox.ts";

export interface OutboxCommand {
  /** Where the database is, or undefined when the embedded one does not run. */
  url: string | undefined;
  /** Arguments after the command's name: the number of messages, by default 20. */
  args: readonly string[];
  print: (text: string) => void;
}

const most = 1_000;

/** `npm run outbox`: prints the newest messages that no provider took, newest last. Gives the process's exit code. */
export async function runOutboxCommand({ url, args, print }: OutboxCommand): Promise<number> {
  const count = Number(args[0] ?? 20);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    print(`Usage: npm run outbox -- [how many messages, 1 to ${most}]`);
    return 2;
  }
  if (url === undefined) {
    print("Lading does not run, so its database cannot be read. Start it with `npm start`, then try again.");
    return 1;
  }
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on("error", () => undefined);
  try {
    const messages = await newestOutboxEntries(pool, count);
    print(messages.length === 0 ? "The outbox is empty." : messages.toReversed().map(textOf).join("\n\n"));
    return 0;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    print("The database does not answer. Is it running?");
    return 1;
  } finally {
    await pool.end();
  }
}

function textOf({ channel, recipient, subject, body, attachments, createdAt }: OutboxRow): string {
  const files = Array.isArray(attachments) ? attachments.map(nameOf) : [];
  return [
    `── ${new Date(createdAt).toISOString()}  ${channel === "email" ? "e-mail" : "text message"} to ${plain(recipient)}`,
    ...(subject === "" ? [] : [plain(subject)]),
    plain(body),
    ...(files.length === 0 ? [] : [`Attached: ${plain(files.join(", "))}`]),
  ].join("\n");
}

function nameOf(attachment: unknown): string {
  const named = typeof attachment === "object" && attachment !== null && "name" in attachment;
  return named && typeof attachment.name === "string" ? attachment.name : "?";
}

/** A terminal obeys control characters; a message must not be able to give it orders. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are meant
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "");
}
