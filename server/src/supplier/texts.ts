import type { LocalText } from "@lading/contract/core";

/** Words of the suppliers' spreadsheets. */
export const supplierSheetTexts = {
  suppliers: { zh: "供应商资料", en: "Suppliers", ar: "الموردون" },
  services: { zh: "供应商服务信息", en: "Supplier services", ar: "خدمات الموردين" },
  agents: { zh: "海外代理", en: "Overseas agents", ar: "الوكلاء الخارجيون" },
  agentServices: { zh: "海外代理报价", en: "Overseas agents' quotes", ar: "عروض أسعار الوكلاء" },
  template: { zh: "供应商导入模板", en: "Supplier import", ar: "قالب استيراد الموردين" },
} as const satisfies Record<string, LocalText>;
