import type { Currency, Right } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { decideInDemo, type Subjects } from "#approval";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import type { StaffSession } from "#core/session";
import { settlementOf } from "#currency";
import { ownToday } from "#user";
import { entities } from "./log.ts";
import { submitRequest, withdrawRequest } from "./submit.ts";
import { createRequest, endRequests, lockRequests, type Working, type Written } from "./write.ts";

/** Who applied, for what under which code, how much, and what became of it. Its text is one of `withTimes`. */
interface Plan {
  by: "sales" | "operator" | "hr";
  costCode: string | { zh: string; ar: string };
  text: { zh: string; ar: string };
  payee: { zh: string; ar: string };
  amount: string;
  fate: "written" | "submitted" | "atSecond" | "approved" | "refused" | "withdrawn";
}

const plans: readonly Plan[] = [
  {
    by: "sales",
    costCode: { zh: "6603-01", ar: "6604-02" },
    text: { zh: "拜访广州客户的差旅费", ar: "زيارة عملاء في جدة" },
    payee: { zh: "深圳市行程商旅有限公司", ar: "مكتب المسار للسفر" },
    amount: "2680",
    fate: "submitted",
  },
  {
    by: "operator",
    costCode: "5401-01",
    text: { zh: "{month}空运订舱保证金", ar: "تأمين حجز جوي لشهر {month}" },
    payee: { zh: "华南航空货运销售有限公司", ar: "وكالة الخليج للشحن الجوي" },
    amount: "36000",
    fate: "submitted",
  },
  {
    by: "operator",
    costCode: "6602-01",
    text: { zh: "第{quarter}季度办公室房租", ar: "إيجار المكتب للربع {quarter}" },
    payee: { zh: "深圳市前海物业管理有限公司", ar: "شركة الواحة العقارية" },
    amount: "54000",
    fate: "atSecond",
  },
  {
    by: "sales",
    costCode: "6602-02",
    text: { zh: "{lastMonth}网络与电话费", ar: "إنترنت وهاتف لشهر {lastMonth}" },
    payee: { zh: "深圳市天威网络服务有限公司", ar: "شركة الاتصالات السعودية" },
    amount: "1280.50",
    fate: "approved",
  },
  {
    by: "operator",
    costCode: "6602-02",
    text: { zh: "十一月快递费", ar: "رسوم بريد سريع لشهر نوفمبر" },
    payee: { zh: "顺丰速运有限公司", ar: "شركة البريد السريع" },
    amount: "736",
    fate: "approved",
  },
  {
    by: "operator",
    costCode: "6602-03",
    text: { zh: "{lastMonth}办公用品", ar: "قرطاسية لشهر {lastMonth}" },
    payee: { zh: "深圳市晨光办公用品有限公司", ar: "مكتبة الأقلام للقرطاسية" },
    amount: "412.80",
    fate: "approved",
  },
  {
    by: "operator",
    costCode: "5401-03",
    text: { zh: "加急报关服务费", ar: "تخليص جمركي عاجل" },
    payee: { zh: "深圳市捷通报关行有限公司", ar: "مكتب التيسير للتخليص" },
    amount: "4200",
    fate: "refused",
  },
  {
    by: "sales",
    costCode: { zh: "6603-02", ar: "6602-02" },
    text: { zh: "展位预订（已改期）", ar: "تركيب خط هاتف إضافي (أُجّل)" },
    payee: { zh: "上海国际物流展组委会", ar: "مؤسسة الخطوط المتكاملة للاتصالات" },
    amount: "15000",
    fate: "withdrawn",
  },
  {
    by: "sales",
    costCode: "6602-01",
    text: { zh: "会议室租赁（草稿）", ar: "استئجار قاعة اجتماعات (مسودة)" },
    payee: { zh: "深圳市会展中心", ar: "فندق الرياض" },
    amount: "900",
    fate: "written",
  },
];

const reasons = { zh: "请改用合同内的报关行", ar: "يُرجى الاستعانة بالمخلّص المتعاقد معه" } as const;
const salaries = { zh: "{month}工资", ar: "رواتب شهر {month}" } as const;
const agency = { zh: "代发工资专户", ar: "حساب صرف الرواتب" } as const;
const banks = { zh: "中国银行深圳分行", ar: "البنك الأهلي السعودي" } as const;

const subject = { lock: lockRequests, end: endRequests };
const subjects: Subjects = {
  expense: { ...subject, entity: entities.expense },
  payroll: { ...subject, entity: entities.payroll },
};

/** A few requests in each state, and a payroll request, as the company's people would have written them. */
export async function addDemoRequests(db: Db, company: DemoCompany): Promise<void> {
  const { companyId, code } = company;
  const language = code.endsWith("2") ? "ar" : "zh";
  const currency = await settlementOf(db, companyId);
  const person = await peopleOf(db, company);
  const { rows } = await db.execute<{ id: string; costCode: string }>(sql`
    SELECT id, cost_code AS "costCode" FROM expense_category WHERE company_id = ${companyId}`);
  const asked = { currency, bankName: banks[language] };
  const period = await thisMonth(db);
  const told = (text: string) => withTimes(text, period, language);
  for (const [index, plan] of plans.entries()) {
    const costCode = typeof plan.costCode === "string" ? plan.costCode : plan.costCode[language];
    const categoryId = rows.find((row) => row.costCode === costCode)?.id ?? rows[0]?.id ?? null;
    const payee = { name: plan.payee[language], amount: plan.amount, index };
    const written = { ...writtenOf(asked, payee), categoryId, statement: told(plan.text[language]) };
    await bringAbout(
      plan.fate,
      { by: person(plan.by), manager: person("administrator"), last: person("approval") },
      written,
    );
  }
  const payee = { name: agency[language], amount: "46200", index: plans.length };
  const payroll = {
    ...writtenOf(asked, payee),
    supplierName: "",
    statement: told(salaries[language]),
    period,
  };
  const hr = person("hr");
  const { id } = await createRequest(hr, "payroll", { ...payroll, details: employees[language] });
  await submitRequest(hr, "payroll", { id, version: 1 });

  async function bringAbout(fate: Plan["fate"], who: Record<"by" | "manager" | "last", Working>, written: Written) {
    const { id: subjectId } = await createRequest(who.by, "expense", written);
    if (fate === "written") return;
    const { version } = await submitRequest(who.by, "expense", { id: subjectId, version: 1 });
    const isRefused = fate === "refused";
    const opinion = isRefused ? reasons[language] : "";
    if (fate === "withdrawn") await withdrawRequest(who.by, "expense", { id: subjectId, version });
    if (isRefused || fate === "atSecond" || fate === "approved")
      await decideInDemo(who.manager, subjects, { subjectId, agree: !isRefused, opinion });
    if (fate === "approved") await decideInDemo(who.last, subjects, { subjectId, agree: true, opinion: "" });
  }
}

const line = (employeeName: string, grossPay: string, deductions: string, netPay: string) => ({
  employeeName,
  grossPay,
  deductions,
  netPay,
  employeeDepartment: "",
  remark: "",
});
const employees = {
  zh: [
    line("李伟", "18000", "2500", "15500"),
    line("王芳", "21000", "3200", "17800"),
    line("赵磊", "14800", "1900", "12900"),
  ],
  ar: [
    line("محمد القحطاني", "18000", "2500", "15500"),
    line("سارة العتيبي", "21000", "3200", "17800"),
    line("فهد الدوسري", "14800", "1900", "12900"),
  ],
};

function writtenOf(
  { currency, bankName }: { currency: Currency; bankName: string },
  { name, amount, index }: { name: string; amount: string; index: number },
): Written {
  const account = {
    receiveMethod: "bankTransfer" as const,
    accountName: name,
    bankName,
    bankNumber: `7405 2211 ${String(1_098 + index * 137)}`,
    walletOf: null,
  };
  return {
    categoryId: null,
    statement: "",
    supplierName: name,
    address: "",
    currency,
    withinBudget: true,
    period: "",
    lastPaymentDate: "",
    voucherNumber: "",
    paymentCode: "",
    remark: "",
    details: [],
    attachments: [],
    accounts: [{ ...account, amount }],
  };
}

/** The company's month, as `2026-11`. */
async function thisMonth(db: Db): Promise<string> {
  const { rows } = await db.execute<{ period: string }>(sql`SELECT to_char(${ownToday}, 'YYYY-MM') AS period`);
  return rows[0]?.period ?? "";
}

const quarters = { zh: ["一", "二", "三", "四"], ar: ["الأول", "الثاني", "الثالث", "الرابع"] } as const;

/** The text with `{month}`, `{lastMonth}` and `{quarter}` as they are called in the month `2026-11`. */
function withTimes(text: string, period: string, language: "zh" | "ar"): string {
  const first = new Date(`${period}-01T00:00:00Z`);
  const named = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC", calendar: "gregory" });
  return text
    .replace("{month}", named.format(first))
    .replace("{lastMonth}", named.format(new Date(first.getTime() - 1)))
    .replace("{quarter}", quarters[language][Math.floor(first.getUTCMonth() / 3)] ?? "");
}

/** The company's people at work, each by a role; nobody is told, since nobody is there yet. */
async function peopleOf(db: Db, { companyId, administrator, sales, operators }: DemoCompany) {
  const { rows } = await db.execute<{ preset: string; id: string; userName: string }>(sql`
    SELECT DISTINCT ON (r.preset) r.preset, u.id, u.user_name AS "userName" FROM role r
    JOIN user_role h ON h.company_id = r.company_id AND h.role_id = r.id
    JOIN staff_user u ON u.company_id = h.company_id AND u.id = h.user_id
    WHERE r.company_id = ${companyId} AND r.preset IN ('hr', 'approval') ORDER BY r.preset, u.id`);
  return (who: "sales" | "operator" | "hr" | "approval" | "administrator"): Working => {
    const known = { administrator, sales: sales[0], operator: operators[0] };
    const user = who === "hr" || who === "approval" ? rows.find(({ preset }) => preset === who) : known[who];
    const { id: userId, userName } = user ?? administrator;
    return {
      db,
      language: "zh",
      ip: "",
      session: sessionOf({ companyId, userId, userName }),
      services: {
        events: { publish: () => Promise.resolve() },
        jobs: { enqueue: () => Promise.resolve("") },
        files: {
          claim: () => Promise.reject(new Error("Demo requests have no files")),
          release: () => Promise.resolve(),
        },
      },
    };
  };
}

const rights = new Set<Right>();
const sessionOf = (who: Pick<StaffSession, "companyId" | "userId" | "userName">): StaffSession => ({
  ...who,
  audience: "staff",
  roleLevel: 3,
  rights,
  seesAll: true,
  hasCompany: true,
  tokenHash: Buffer.alloc(0),
  validUntil: null,
  refreshMenu: false,
});
