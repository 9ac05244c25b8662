import { Refused } from "@lading/contract/core";
import { mailRefusals, type MailState } from "@lading/contract/mail";
import type { PreAlertAction } from "@lading/contract/pre-alert";
import { doerOf, logOperations } from "#core/audit";
import { inTransaction } from "#core/db";
import type { OpenContext } from "#core/http";
import { sendMail, type Delivery, type Mail } from "#core/mail";
import type { StaffSession } from "#core/session";

type Sending = Pick<OpenContext, "services" | "log" | "ip"> & { session: StaffSession };

/** Which message it is: of which pre-alert, and as what its log has it. */
interface Message {
  alert: { id: string; alertNumber: string };
  action: Extract<PreAlertAction, "mail" | "mailNotice">;
  mail: Mail;
}

/**
 * Sends a message about a pre-alert, and says in its log to whom it was to go, which addresses were refused, and how it
 * ended: also where nothing left because there is no mail server, and where nobody knows whether it left.
 */
export async function sendLogged(context: Sending, { alert, action, mail }: Message): Promise<Delivery> {
  const { services, session } = context;
  const { companyId, userId, userName } = session;
  const log = async (mailState: MailState, refused: readonly string[]) => {
    const told = {
      to: mail.to,
      mailRefused: refused.join(", "),
      mailSubject: mail.subject,
      files: (mail.attachments ?? []).map(({ name }) => name).join(", "),
      mailState,
    };
    const changes = Object.entries(told)
      .filter(([, after]) => after !== "")
      .map(([field, after]) => ({ field, before: null, after }));
    // The message is gone: whatever fails now, nobody should be told that it was not sent.
    await inTransaction(services.database, { companyId }, (db) =>
      logOperations(db, doerOf(context), { entity: "preAlert", action }, [
        { id: alert.id, number: alert.alertNumber, changes },
      ]),
    ).catch((error: unknown) => context.log.error({ err: error }, "a sent e-mail is not in the operation log"));
  };
  const sender = { companyId, userId, userName, about: { entity: "preAlert", id: alert.id } };
  try {
    const delivery = await sendMail(services, sender, mail);
    await log(delivery.delivered === "smtp" ? "sent" : "outbox", delivery.refused);
    return delivery;
  } catch (error) {
    // It may have left: the log says so, as the answer does.
    if (error instanceof Refused && error.refusal === mailRefusals.unknown) await log("unknown", []);
    throw error;
  }
}
