import { approvalSubjectTexts, type ApprovalSubject } from "@lading/contract/approval";
import { plainAmount } from "@lading/contract/charge-item";
import { asLanguage, type LocalText } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import type { Services } from "#core/http";
import { defineJob, type Jobs } from "#core/jobs";
import { mailPerson, type Person } from "#core/mail";
import { ownToday } from "#user";
import { auditPage } from "@lading/contract/approval";

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type LetterOrder = { approvalIds: string[]; to?: string };

const letterJob = defineJob<LetterOrder>("approval.letters", { shown: false, concurrency: 2 });

const texts = {
  subject: {
    zh: "待您审批：{what}",
    en: "Waiting for your decision: {what}",
    ar: "بانتظار قرارك: {what}",
  },
  several: { zh: "{count} 份申请", en: "{count} requests", ar: "عدد الطلبات {count}" },
  body: {
    zh: "{name}，您好：\n\n以下申请已轮到您审批：\n\n{lines}\n\n请打开“费用审批”处理：{link}",
    en: "Dear {name},\n\nIt is your turn to decide on:\n\n{lines}\n\nOpen Approvals: {link}",
    ar: "السيد/ة {name}،\n\nحان دورك للبتّ في:\n\n{lines}\n\nافتح «الاعتمادات»: {link}",
  },
} as const satisfies Record<string, LocalText>;

/** Lines in one letter; what is more is said by its count. */
const mostLines = 50;

/** Orders the letters to those whose turn it is at these submissions, or to the one of them `to`, once the transaction is through. */
export async function orderLetters(
  { db, services: { jobs } }: { db: Db; services: { jobs: Pick<Jobs, "enqueue"> } },
  companyId: string,
  { approvalIds, to }: { approvalIds: readonly string[]; to?: string },
): Promise<void> {
  const data = { approvalIds: [...approvalIds], ...(to !== undefined && { to }) };
  await jobs.enqueue(db, letterJob, { companyId, createdBy: null, data });
}

/** Registers the letters at one's turn. */
export function registerLetters(services: Services): Promise<void> {
  services.jobs.handle(letterJob, async ({ companyId, data }) => {
    await sendLetters(services, companyId, data);
  });
  return Promise.resolve();
}

interface Turn extends Person, Record<string, unknown> {
  approvalId: string;
  level: number;
  subject: ApprovalSubject;
  number: string;
  applicantName: string;
  title: string;
  currency: string;
  amount: string;
  secret: boolean;
}

/** A letter to each person whose turn it still is, with all of these submissions. */
async function sendLetters(
  services: Pick<Services, "database" | "mail" | "config">,
  companyId: string,
  order: LetterOrder,
): Promise<void> {
  const turns = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    turnsAt(db, companyId, order),
  );
  const people = Map.groupBy(turns, ({ personId }) => personId);
  for (const [personId, own] of people) {
    const [first] = own;
    if (!first) continue;
    const language = asLanguage(first.language);
    const several = texts.several[language].replace("{count}", String(own.length));
    const what = own.length === 1 ? `${approvalSubjectTexts[first.subject][language]} ${first.number}` : several;
    const lines = [...own.slice(0, mostLines).map(lineOf), ...(own.length > mostLines ? ["…"] : [])].join("\n");
    const link = `${services.config.publicUrl}${auditPage}`;
    const outcome = await mailPerson(services, first, {
      companyId,
      about: { entity: "approval", id: first.approvalId, others: own.slice(1).map(({ approvalId }) => approvalId) },
      once: `approval.turn ${personId} ${own.map(({ approvalId, level }) => `${approvalId} ${level}`).join(" ")}`,
      subject: texts.subject,
      body: texts.body,
      values: { what, lines, link },
    });
    if (outcome === "later") throw new Error("The mail server cannot be reached: the letters are tried again");
  }
}

/** A request in a line. Mail is read by others than its person: of payroll it says no more than its number. */
function lineOf({ number, applicantName, title, currency, amount, secret }: Turn): string {
  return secret ? number : [number, applicantName, title, `${plainAmount(amount, currency)} ${currency}`].join(" · ");
}

/** Who may decide now on which of the submissions: nobody is written to who has decided, or whose place has. */
async function turnsAt(db: Db, companyId: string, { approvalIds, to }: LetterOrder): Promise<Turn[]> {
  const { rows } = await db.execute<Turn>(sql`
    SELECT DISTINCT a.id AS "approvalId", a.level, a.subject, a.number, a.applicant_name AS "applicantName", a.title,
      a.currency, a.amount::text AS amount, a.secret, u.id AS "personId", u.user_name AS "personName", u.email, u.language
    FROM approval a
    JOIN approval_person p ON p.company_id = a.company_id AND p.approval_id = a.id AND p.turn
    JOIN staff_user o ON o.company_id = p.company_id AND o.id = p.approver_id AND o.state = 'normal'
    JOIN staff_user u ON u.company_id = p.company_id AND u.state = 'normal' AND u.id <> a.applicant_id
      AND (u.id = p.approver_id OR u.id IN (SELECT s.substitute_id FROM approval_substitute s
        WHERE s.company_id = p.company_id AND s.approver_id = p.approver_id AND ${ownToday} BETWEEN s.from_day AND s.to_day))
    WHERE a.company_id = ${companyId} AND a.id = ANY(${sql.param(approvalIds)}::uuid[]) AND p.approver_id <> a.applicant_id
      AND NOT EXISTS (SELECT FROM approval_level d WHERE d.company_id = a.company_id AND d.approval_id = a.id
        AND (d.decided_by IN (u.id, o.id) OR d.decided_for IN (u.id, o.id)))
      ${to === undefined ? sql`` : sql`AND u.id = ${to}`} ORDER BY a.id`);
  return rows;
}
