import { auditPage } from "#approval";
import { confirmingPage } from "#payment-invoice";
import type { ModuleMenu } from "#system";
import { paymentTitles } from "./words.ts";

export const paymentPage = "/businessLedger/payment";
export const payingPage = `${paymentPage}/paying` as const;

/** Paying is a right of its own: who decides does not pay (decisions.md, "Money"). */
export const paymentMenu: ModuleMenu = {
  apart: [
    [`${payingPage}:approve`, `${auditPage}:approve`],
    [`${payingPage}:approve`, `${confirmingPage}:approve`],
  ],
  staff: [
    {
      url: paymentPage,
      title: paymentTitles.all,
      icon: "dollar",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [{ roles: ["cashier", "finance", "generalManager"], may: "all" }],
    },
    {
      url: payingPage,
      title: { zh: "付款", en: "Paying", ar: "الصرف" },
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "支付已审批的申请和已确认的供应商发票，上传凭证，向收款人发送付款确认链接",
          en: "Pay approved requests and confirmed supplier invoices, add vouchers, send links to payees",
          ar: "صرف الطلبات المعتمدة وفواتير الموردين المؤكدة، وإضافة المستندات، وإرسال الروابط إلى المستفيدين",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["cashier"], may: "all" }],
    },
  ],
};
