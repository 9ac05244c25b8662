import type { ModuleMenu } from "#system";
import { taxInvoiceTitles } from "./words.ts";

export const taxInvoicePage = "/businessLedger/taxInvoice" as const;
export const issuingPage = `${taxInvoicePage}/issuing` as const;

/** The applicant does not issue: issuing is a right of its own, and no preset role holds both (decisions.md, "Money"). */
export const taxInvoiceMenu: ModuleMenu = {
  staff: [
    {
      url: taxInvoicePage,
      title: taxInvoiceTitles.page,
      icon: "file",
      actions: ["view", "add", "edit", "export"],
      keepAlive: true,
      presets: [
        { roles: ["sales", "customerService"], may: ["view", "add", "edit"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
        { roles: ["finance", "cashier", "approval"], may: ["view", "export"] },
      ],
    },
    {
      url: issuingPage,
      title: taxInvoiceTitles.issuing,
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "开具发票和红字发票，退回或取消申请",
          en: "Issue tax invoices and refunds, roll applications back or cancel them",
          ar: "إصدار الفواتير الضريبية وفواتير الرد، وإعادة الطلبات أو إلغاؤها",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["finance"], may: "all" }],
    },
  ],
};
