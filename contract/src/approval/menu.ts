import type { ModuleMenu } from "#system";
import { auditPage, chainPage } from "./settings-calls.ts";

export const auditTitle = { zh: "费用审批", en: "Approvals", ar: "الاعتمادات" };

export const approvalMenu: ModuleMenu = {
  staff: [
    {
      url: auditPage,
      title: auditTitle,
      icon: "done",
      actions: ["view", "approve", "export"],
      covers: {
        approve: {
          zh: "轮到本人时审批申请，并指定代理审批人",
          en: "Decide on requests when it is one's turn, and name a substitute",
          ar: "البتّ في الطلبات عند حلول الدور، وتعيين بديل",
        },
      },
      keepAlive: true,
      presets: [{ roles: ["approval", "departmentManager", "generalManager"], may: "all" }],
    },
    {
      url: chainPage,
      title: { zh: "审批流程", en: "Approval chains", ar: "مسارات الاعتماد" },
      icon: "node",
      actions: ["view", "edit"],
      keepAlive: true,
      presets: [
        { roles: ["finance", "approval"], may: ["view"] },
        { roles: ["generalManager"], may: "all" },
      ],
    },
  ],
};
