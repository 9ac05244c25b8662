import type { ModuleMenu } from "#system";
import { clientFundTitles as titles } from "./words.ts";

const group = "/clientFund";
export const businessEntryPage = `${group}/businessEntry` as const;
export const financeEntryPage = `${group}/financeEntry` as const;
export const postingPage = `${financeEntryPage}/posting` as const;
export const statementPage = `${group}/accountStatements` as const;
export const fundDetailPage = `${group}/clientFundDetail` as const;
export const confirmingPage = `${fundDetailPage}/confirming` as const;
export const businessReceiptPage = `${group}/businessReceiptPreRecord` as const;
export const financeReceiptPage = `${group}/financeReceiptPreRecord` as const;

/**
 * Sales enter and claim; finance posts, confirms claims, and asks for movements of funds; the approver and the general
 * manager confirm these (decisions.md, "Money"). Of the finance entries `approve` of the right of its own posts and deletes.
 */
export const clientFundMenu: ModuleMenu = {
  apart: [
    [`${businessEntryPage}:add`, `${postingPage}:approve`],
    [`${businessReceiptPage}:edit`, `${financeReceiptPage}:approve`],
    [`${fundDetailPage}:add`, `${confirmingPage}:approve`],
  ],
  staff: [
    {
      url: businessEntryPage,
      title: titles.business,
      icon: "form",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["sales", "departmentManager"], may: "all" },
        { roles: ["generalManager"], may: ["view", "export"] },
      ],
    },
    {
      url: financeEntryPage,
      title: titles.finance,
      icon: "done",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [{ roles: ["finance", "generalManager", "approval"], may: "all" }],
    },
    {
      url: postingPage,
      title: titles.posting,
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "将他人录入的资金入账，删除分录",
          en: "Post fund entries that others entered, and delete entries",
          ar: "ترحيل قيود الأموال التي أدخلها الآخرون، وحذف القيود",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["finance"], may: "all" }],
    },
    {
      url: statementPage,
      title: titles.statements,
      icon: "chart",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [{ roles: ["sales", "departmentManager", "finance", "approval", "generalManager"], may: "all" }],
    },
    {
      url: fundDetailPage,
      title: titles.detail,
      icon: "dollar",
      actions: ["view", "add", "export"],
      keepAlive: true,
      presets: [
        { roles: ["finance"], may: "all" },
        { roles: ["sales", "departmentManager", "approval", "generalManager"], may: ["view", "export"] },
      ],
    },
    {
      url: confirmingPage,
      title: titles.confirming,
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "确认或拒绝他人申请的转账、换汇和冲销",
          en: "Confirm or refuse transfers, exchanges and reversals that others asked for",
          ar: "تأكيد التحويلات وعمليات الصرف والعكس التي طلبها الآخرون أو رفضها",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["approval", "generalManager"], may: "all" }],
    },
    {
      url: businessReceiptPage,
      title: titles.businessReceipts,
      icon: "search",
      actions: ["view", "edit", "export"],
      keepAlive: true,
      presets: [
        { roles: ["sales", "departmentManager"], may: "all" },
        { roles: ["generalManager"], may: ["view", "export"] },
      ],
    },
    {
      url: financeReceiptPage,
      title: titles.financeReceipts,
      icon: "inbox",
      actions: ["view", "add", "edit", "delete", "approve", "export"],
      covers: {
        approve: {
          zh: "确认或拒绝他人对收款的认领",
          en: "Confirm or refuse others' claims to receipts",
          ar: "تأكيد مطالبات الآخرين بالمقبوضات أو رفضها",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["finance"], may: "all" },
        { roles: ["cashier"], may: ["view", "add"] },
        { roles: ["generalManager"], may: ["view", "export"] },
      ],
    },
  ],
};
