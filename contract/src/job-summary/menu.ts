import type { MenuPage, ModuleMenu, PresetKey } from "#system";
import { jobTitle } from "./field-texts.ts";
import { jobSteps, jobStepTexts, signOffPage, type JobStep } from "./job-steps.ts";

/** A job is signed off by seven people, not by a manager who may do everything else. */
const signers: Readonly<Record<JobStep, PresetKey>> = {
  customerService: "customerService",
  marketing: "marketing",
  sales: "sales",
  operation: "operator",
  finance: "finance",
  approval: "approval",
  gmApproval: "generalManager",
};

const signOffPages = jobSteps.map((step): MenuPage => ({
  url: signOffPage(step),
  title: {
    zh: `作业会签：${jobStepTexts[step].zh}`,
    en: `Job sign-off: ${jobStepTexts[step].en}`,
    ar: `المصادقة على العملية: ${jobStepTexts[step].ar}`,
  },
  icon: "audit",
  actions: ["approve"],
  covers: {
    approve: {
      zh: "在本环节会签作业，并可撤回自己的会签",
      en: "Sign jobs off in this step, and take one's own sign-off back",
      ar: "المصادقة على العمليات في هذه الخطوة، وسحب المستخدم لمصادقته",
    },
  },
  keepAlive: false,
  rightOnly: true,
  presets: [{ roles: [signers[step]], may: "all" }],
}));

export const jobSummaryMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/jobSummary",
      title: jobTitle,
      icon: "audit",
      actions: ["view", "add", "edit", "delete", "export", "approve"],
      covers: {
        approve: {
          zh: "撤回他人的会签；会签本身需各环节的权限",
          en: "Take back others' sign-offs; signing off needs the right of its step",
          ar: "سحب مصادقات الآخرين؛ أما المصادقة نفسها فتتطلب صلاحية خطوتها",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService"], may: ["view", "add", "edit", "export"] },
        { roles: ["approval"], may: ["view", "export", "approve"] },
        { roles: ["marketing", "cashier"], may: ["view"] },
        { roles: ["finance", "generalManager", "departmentManager"], may: "all" },
      ],
    },
    ...signOffPages,
  ],
};
