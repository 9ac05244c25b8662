import type { ModuleMenu } from "#system";
import { confirmingPage, paymentInvoicePage, repeatingPage } from "./list-calls.ts";
import { paymentInvoiceTitles } from "./words.ts";

/** Suppliers' invoices, and two rights of their own: entering and confirming are a pair that no preset role holds both sides of. */
export const paymentInvoiceMenu: ModuleMenu = {
  staff: [
    {
      url: paymentInvoicePage,
      title: paymentInvoiceTitles.all,
      icon: "file",
      actions: ["view", "add", "edit", "delete", "export"],
      keepAlive: true,
      presets: [
        { roles: ["finance"], may: "all" },
        { roles: ["generalManager", "cashier", "approval", "departmentManager"], may: ["view", "export"] },
      ],
    },
    {
      url: confirmingPage,
      title: { zh: "确认供应商发票", en: "Confirming supplier invoices", ar: "تأكيد فواتير الموردين" },
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "确认他人登记的供应商发票，并可撤回确认",
          en: "Confirm supplier invoices that others entered, and withdraw the confirmation",
          ar: "تأكيد فواتير الموردين التي أدخلها الآخرون، وسحب التأكيد",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["approval", "generalManager"], may: "all" }],
    },
    {
      url: repeatingPage,
      title: {
        zh: "登记一年内的重号发票",
        en: "Supplier's number again within a year",
        ar: "تكرار رقم المورّد خلال سنة",
      },
      icon: "done",
      actions: ["approve"],
      covers: {
        approve: {
          zh: "一年内再次登记同一供应商的相同发票号",
          en: "Enter a supplier's invoice number that was used within a year",
          ar: "إدخال رقم فاتورة للمورّد نفسه استُخدم خلال سنة",
        },
      },
      keepAlive: false,
      rightOnly: true,
      presets: [{ roles: ["generalManager"], may: "all" }],
    },
  ],
};
