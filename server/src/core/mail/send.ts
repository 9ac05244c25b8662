import { setTimeout as sleep } from "node:timers/promises";
import { refuse, Refused } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import type { Services } from "#core/http";
import { claimMail, endMail, readMail, type Claimed, type Ending } from "./deliveries.ts";
import type { Delivery, Mail } from "./mailer.ts";

/** Who sends a message, and which record of the company it is about. */
export interface Sender {
  companyId: string;
  userId: string;
  userName: string;
  /** The record, e.g. `{ entity: "preAlert", id }`: its page shows what was sent. `others`: more of the same kind. */
  about: { entity: string; id: string; others?: readonly string[] };
  /** Something that must not be sent twice, e.g. one bill of one piece of background work. */
  once?: string;
}

/** Between two looks at a message that somebody else is sending under the same `once`. */
const lookEveryMs = 300;

/**
 * Sends a message of a company's person, by the company's own account where it has one, and keeps its outcome. Refuses
 * with `mailRefusals`, which a sending call lists. It waits for the mail server, so call it outside a transaction. The
 * message is on record before the server gets it: after a crash in between it is shown as unknown.
 *
 * With `once`, a message that was sent, refused or is unknown is not sent again: the answer is the first message's
 * outcome. A message that certainly did not leave (`unreachable`) may be sent again.
 */
export async function sendMail(
  services: Pick<Services, "database" | "mail">,
  sender: Sender,
  mail: Mail,
): Promise<Delivery> {
  const way = await services.mail.ofCompany(sender.companyId, sender);
  const claimed = await claimMail(services, sender, { mail, account: way.account });
  if (!claimed.mine) return await outcomeOf(services, sender, claimed);
  const end = async (ending: Ending) => await endMail(services.database, { ...sender, id: claimed.id }, ending);
  let delivery: Delivery;
  try {
    delivery = await way.send(mail);
  } catch (error) {
    await end(endingOf(error, claimed.recipients)).catch(() => undefined);
    throw error;
  }
  const { delivered, refused } = delivery;
  // It has left: whatever now fails, saying that it did not would make somebody send it twice. Without this the record
  // reads `unknown`.
  await end({ state: delivered === "smtp" ? "sent" : "outbox", refused }).catch(() => undefined);
  return delivery;
}

function endingOf(error: unknown, recipients: readonly string[]): Ending {
  if (!(error instanceof Refused)) return { state: "notSent", refused: [] };
  switch (error.refusal) {
    case mailRefusals.recipientRefused:
      return { state: "refused", refused: recipients };
    case mailRefusals.rejected:
      return { state: "refused", refused: [], reply: Number(error.values["reply"]) };
    case mailRefusals.unknown:
      return { state: "unknown", refused: [] };
    default:
      return { state: "notSent", refused: [] };
  }
}

/** Outcome of a message that was sent under the same `once` before, or is being sent just now. */
async function outcomeOf(
  services: Pick<Services, "database" | "mail">,
  { companyId }: Sender,
  { id }: Claimed,
): Promise<Delivery> {
  for (;;) {
    const { state, refused, reply } = await readMail(services, companyId, id);
    switch (state) {
      case "sending":
        await sleep(lookEveryMs);
        break;
      case "sent":
        return { delivered: "smtp", refused, earlier: true };
      case "outbox":
        return { delivered: "outbox", refused, earlier: true };
      case "refused":
        throw reply === null
          ? refuse(mailRefusals.recipientRefused, { addresses: refused.join(", ") })
          : refuse(mailRefusals.rejected, { reply });
      case "notSent":
        throw refuse(mailRefusals.unreachable);
      case "unknown":
        throw refuse(mailRefusals.unknown);
    }
  }
}
