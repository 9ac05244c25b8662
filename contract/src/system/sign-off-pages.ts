import type { LocalText, Right } from "#core";
import type { MenuPage } from "./menu.ts";

/** Who signs a job off, in this order (catalogue §9, "Approval roles shown in job summary"). */
export const jobSteps = [
  "customerService",
  "marketing",
  "sales",
  "operation",
  "finance",
  "approval",
  "gmApproval",
] as const;
export type JobStep = (typeof jobSteps)[number];

export const jobStepTexts = {
  customerService: { zh: "客服", en: "Customer service", ar: "خدمة العملاء" },
  marketing: { zh: "市场", en: "Marketing", ar: "التسويق" },
  sales: { zh: "业务", en: "Sales", ar: "المبيعات" },
  operation: { zh: "操作", en: "Operation", ar: "العمليات" },
  finance: { zh: "财务", en: "Finance", ar: "المالية" },
  approval: { zh: "审批", en: "Approval", ar: "الاعتماد" },
  gmApproval: { zh: "总经理审批", en: "GM approval", ar: "اعتماد المدير العام" },
} as const satisfies Record<JobStep, LocalText>;

const page = "/logisticsManagement/jobSummary";

/** The right to sign a job off at a step. */
export function signOffRight(step: JobStep): Right {
  return `${page}/${step}:approve`;
}

/** A right is a page and an action; each step is a page of its own in the list of rights, and of nothing else. */
export const signOffPages: readonly MenuPage[] = jobSteps.map((step) => ({
  url: `${page}/${step}`,
  title: {
    zh: `作业签核：${jobStepTexts[step].zh}`,
    en: `Job sign-off: ${jobStepTexts[step].en}`,
    ar: `توقيع العملية: ${jobStepTexts[step].ar}`,
  },
  icon: "audit",
  actions: ["approve"],
  keepAlive: false,
  rightOnly: true,
}));
