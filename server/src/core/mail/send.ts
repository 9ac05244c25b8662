import type { Services } from "#core/http";
import type { Delivery, Mail } from "./mailer.ts";

/** Who sends a message, and which record of the company it is about. */
export interface Sender {
  companyId: string;
  userId: string;
  userName: string;
  /** The record, e.g. `{ entity: "preAlert", id }`: its page shows what was sent. */
  about: { entity: string; id: string };
  /** Something that must not be sent twice, e.g. one bill of one piece of background work. */
  once?: string;
}

/**
 * Sends a message of a company's person. Refuses with `mailRefusals`, which a call that sends lists. It waits for the
 * mail server, so call it outside a transaction.
 */
export function sendMail(
  services: Pick<Services, "database" | "mail">,
  _sender: Sender,
  mail: Mail,
): Promise<Delivery> {
  return services.mail.send(mail);
}
