import type { LocalText, Right } from "#core";

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

/** Signing off at a step is a right of its own, and so a page of its own in the list of rights. */
export function signOffPage(step: JobStep) {
  return `/logisticsManagement/jobSummary/${step}` as const;
}

/** The right to sign a job off at a step. */
export function signOffRight(step: JobStep): Right {
  return `${signOffPage(step)}:approve`;
}
