import type { ModuleMenu } from "#system";
import { bankStatementTitles } from "./words.ts";

export const bankStatementPage = "/financialBill/bankStatement" as const;

/** `add` reads files in, `edit` sets entries aside, `approve` makes receipts of them and takes these back. */
export const bankStatementMenu: ModuleMenu = {
  staff: [
    {
      url: bankStatementPage,
      title: bankStatementTitles.page,
      icon: "dollar",
      actions: ["view", "add", "edit", "approve", "export"],
      covers: {
        add: {
          zh: "导入银行对账单并匹配流水",
          en: "Read bank files in and match their entries",
          ar: "استيراد ملفات البنك ومطابقة حركاتها",
        },
        approve: {
          zh: "将流水转为收款和核销，确认银行退回，撤销已处理的流水",
          en: "Make receipts and write-offs of entries, confirm returns, undo what was taken over",
          ar: "تحويل الحركات إلى مقبوضات وتسويات، وتأكيد المرتجعات، والتراجع عما حُوِّل",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["cashier"], may: ["view", "add"] },
        { roles: ["finance", "generalManager"], may: "all" },
      ],
    },
  ],
};
