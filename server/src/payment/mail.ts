import { fill, refuseField, type Language, type LocalText } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import type { sendPaymentLink } from "@lading/contract/payment";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob } from "#core/jobs";
import { addressesOf, sendMail } from "#core/mail";
import { companyNameIn } from "#user";
import { findPayee, linkUrl, makeLink } from "./links.ts";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type LinkOrder = { paymentId: string; place: number; to: string; language: Language; userName: string };

const linkJob = defineJob<LinkOrder>("payment.link", { shown: false, concurrency: 2 });

const texts = {
  subject: {
    zh: "{company}已向您付款",
    en: "{company} has paid you",
    ar: "دفعت لكم {company}",
  },
  body: {
    zh: "您好：\n\n{company}已向您付款。付款金额、日期及付款单号请见：\n\n{link}\n\n此链接 30 天内有效，仅供您使用，请勿转发。\n\n{company}",
    en: "Hello,\n\n{company} has paid you. The amount, the day and the payment record number are here:\n\n{link}\n\nThis link is good for 30 days and meant for you alone; please do not pass it on.\n\n{company}",
    ar: "تحية طيبة،\n\nدفعت لكم {company}. المبلغ والتاريخ ورقم سند الصرف هنا:\n\n{link}\n\nهذا الرابط صالح لمدة 30 يومًا وهو خاص بكم، يرجى عدم مشاركته.\n\n{company}",
  },
} as const satisfies Record<string, LocalText>;

/** Orders that a payee is mailed a link; it leaves once the transaction is through. */
export async function orderLink({ db, input, session, services }: Context<typeof sendPaymentLink>) {
  const { companyId, userId, userName } = session;
  const { id: paymentId, place, language } = input;
  const [to] = addressesOf(input.to);
  if (to === undefined) throw refuseField("to", mailRefusals.address);
  await findPayee(db, session, input);
  const data = { paymentId, place, to, language, userName };
  await services.jobs.enqueue(db, linkJob, { companyId, createdBy: userId, data });
  const { delivered } = await services.mail.wayNow(db, companyId);
  return { delivered };
}

/** Says how it is sent: a link of its own for each try, since only hashes are kept. */
export function registerLinks(services: Services): Promise<void> {
  services.jobs.handle(linkJob, async (run) => {
    const { companyId, createdBy, data } = run;
    const { paymentId, place, to, language, userName } = data;
    const { token, company } = await inTransaction(services.database, { companyId }, async (db) => {
      const { rows } = await db.execute<{ companyName: string; companyNameEn: string }>(sql`
        SELECT company_name AS "companyName", company_name_en AS "companyNameEn" FROM company
        WHERE company_id = ${companyId}`);
      const [named] = rows;
      return {
        token: await makeLink(db, { companyId, paymentId, place, sentTo: to, createdByName: userName }),
        company: named ? companyNameIn(named, language) : "",
      };
    });
    const values = { company, link: linkUrl(services, token) };
    const about = { entity: "payment", id: paymentId };
    await sendMail(
      services,
      { companyId, userId: createdBy ?? "", userName, about, once: run.id },
      { to, subject: fill(texts.subject[language], values), text: fill(texts.body[language], values), language },
    );
  });
  return Promise.resolve();
}
