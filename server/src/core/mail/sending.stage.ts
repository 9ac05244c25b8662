import { openDatabase } from "#core/db";
import { createLog } from "#core/log";
import { createMailer } from "./mailer.ts";
import { sendMail } from "./send.ts";

/** A message that a test's second process begins to send and never ends, because it is killed over it. */
if (import.meta.main) {
  const [, , databaseUrl = "", smtpUrl = "", companyId = "", once = ""] = process.argv;
  const database = openDatabase(databaseUrl);
  const from = "Lading <no-reply@lading.example>";
  const mail = createMailer({ database, log: createLog("silent"), smtpUrl, from });
  const sender = {
    companyId,
    userId: companyId,
    userName: "Chen Jing",
    about: { entity: "bill", id: companyId },
    once,
  };
  await sendMail({ database, mail }, sender, { to: "li@lading.example", subject: "账单", text: "…", language: "zh" });
}
