import { commonFieldTexts, type ChoiceTexts, type LocalText } from "#core";

/** Most levels of a chain (catalogue §9), and most people who may decide at one. */
export const mostLevels = 10;
export const mostApprovers = 20;
/** Decisions in one call. */
export const mostDecisions = 200;

/** Chains of approval: one for each kind of cost; payroll takes the operating one unless it has its own. */
export const chainKinds = ["business", "operating", "payroll"] as const;
export type ChainKind = (typeof chainKinds)[number];
export const chainKindTexts = {
  business: { zh: "业务成本", en: "Business cost", ar: "تكلفة الشحنات" },
  operating: { zh: "运营费用", en: "Operating expense", ar: "مصروف تشغيلي" },
  payroll: { zh: "工资", en: "Payroll", ar: "الرواتب" },
} as const satisfies ChoiceTexts;

/** Records that are decided on, and the pages that show them. */
export const approvalSubjects = ["expense", "payroll"] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];
export const approvalSubjectTexts = {
  expense: { zh: "费用申请", en: "Expense request", ar: "طلب صرف" },
  payroll: { zh: "工资发放申请", en: "Payroll request", ar: "طلب صرف رواتب" },
} as const satisfies ChoiceTexts;
export const approvalSubjectPages = {
  expense: "/financialRequestDetail",
  payroll: "/payrollDetails",
} as const satisfies Record<ApprovalSubject, string>;

/** Tells a person that what waits for them, or what became of their requests, is to be read again. */
export const approvalEvent = "approval.changed";

/** Of one level (catalogue §4, "Per-approver"): pending reply is not yet the turn, replying is the turn. */
export const levelResults = ["pendingReply", "replying", "agree", "disagree"] as const;
export type LevelResult = (typeof levelResults)[number];
export const levelResultTexts = {
  pendingReply: { zh: "未轮到", en: "Pending reply", ar: "لم يحن دوره" },
  replying: { zh: "待审", en: "Replying", ar: "بانتظار قراره" },
  agree: { zh: "同意", en: "Agree", ar: "موافقة" },
  disagree: { zh: "不同意", en: "Disagree", ar: "رفض" },
} as const satisfies ChoiceTexts;

/** How a submission ended, or that it has not. */
export const approvalOutcomes = ["pending", "agreed", "disagreed", "withdrawn", "voided"] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];
export const approvalOutcomeTexts = {
  pending: { zh: "待审批", en: "Pending approval", ar: "بانتظار الاعتماد" },
  agreed: { zh: "审批完成", en: "Approval completed", ar: "اكتمل الاعتماد" },
  disagreed: { zh: "已驳回", en: "Rejected", ar: "مرفوض" },
  withdrawn: { zh: "已撤回", en: "Withdrawn", ar: "مسحوب" },
  voided: { zh: "因内容变更失效", en: "Void by a change", ar: "سقط بسبب تعديل" },
} as const satisfies ChoiceTexts;

/** Names of the fields of what is decided on. */
export const approvalFieldTexts = {
  number: { zh: "申请编号", en: "Request no.", ar: "رقم الطلب" },
  subject: { zh: "申请类型", en: "Kind of request", ar: "نوع الطلب" },
  title: { zh: "说明", en: "Statement", ar: "البيان" },
  payee: { zh: "收款方", en: "Payee", ar: "المستفيد" },
  applicantName: { zh: "申请人", en: "Applicant", ar: "مقدّم الطلب" },
  department: { zh: "部门", en: "Department", ar: "القسم" },
  currency: commonFieldTexts.currency,
  amount: commonFieldTexts.amount,
  worth: { zh: "折合结算币种", en: "Worth in the settlement currency", ar: "القيمة بعملة التسوية" },
  submittedAt: { zh: "提交时间", en: "Time of submission", ar: "تاريخ التقديم" },
  outcome: commonFieldTexts.status,
  level: { zh: "审批层级", en: "Approval level", ar: "مستوى الاعتماد" },
  positionName: { zh: "岗位名称", en: "Position", ar: "المسمى الوظيفي" },
  approvers: { zh: "审批人", en: "Approvers", ar: "المعتمِدون" },
  fromAmount: { zh: "起审金额", en: "From an amount of", ar: "ابتداءً من مبلغ" },
  result: { zh: "审批结果", en: "Decision", ar: "القرار" },
  opinion: { zh: "审批意见", en: "Opinion", ar: "الرأي" },
  decidedAt: { zh: "审批时间", en: "Decided on", ar: "تاريخ القرار" },
  reason: commonFieldTexts.reason,
  handedTo: { zh: "移交给", en: "Handed on to", ar: "أُحيل إلى" },
  userId: { zh: "被代理人", en: "For whom", ar: "نيابةً عن" },
  substituteId: { zh: "代理人", en: "Substitute", ar: "النائب" },
  fromDay: { zh: "起始日期", en: "From day", ar: "من يوم" },
  toDay: { zh: "截止日期", en: "To day", ar: "إلى يوم" },
} as const satisfies Record<string, LocalText>;
