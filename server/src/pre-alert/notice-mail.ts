import { refuse } from "@lading/contract/core";
import { preAlertRefusals as refusals, type sendArrivalNotice } from "@lading/contract/pre-alert";
import { inTransaction } from "#core/db";
import type { OpenContext } from "#core/http";
import { paperTitle, setPaper } from "./documents/paper.ts";
import { sendLogged } from "./log-mail.ts";
import { noticeOf } from "./papers.ts";

/** Sends the arrival notice by e-mail as PDF. No connection is held while it is set and the mail server takes it. */
export async function mailNotice(context: OpenContext<typeof sendArrivalNotice>) {
  const { input, session, services } = context;
  const { companyId } = session;
  const { id, line, to, subject, text } = input;
  const language = input.documentLanguage ?? context.language;
  const { paper, alert } = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    noticeOf(db, session, { id, line, language }),
  );
  if (alert.state === "disabled") throw refuse(refusals.disabled, { number: alert.alertNumber });
  const bytes = await setPaper(services.documents, paper, language);
  const name = `${paperTitle(paper)}.pdf`;
  const mail = { to, subject, text, attachments: [{ name, type: "application/pdf", bytes }], language };
  const { delivered, refused } = await sendLogged(context, { alert, action: "mailNotice", mail });
  return { delivered, refused: [...refused] };
}
