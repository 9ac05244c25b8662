import type { LocalText } from "#core";

/** Titles of the background work of waybills. */
export const waybillJobTitles = {
  import: { zh: "导入运单", en: "Waybill import", ar: "استيراد البوالص" },
  exportList: { zh: "导出运单", en: "Waybill export", ar: "تصدير البوالص" },
  exportCustomerList: { zh: "导出我的货物", en: "Shipment export", ar: "تصدير الشحنات" },
  exportLog: { zh: "导出运单操作日志", en: "Operation log export", ar: "تصدير سجل الإجراءات" },
} as const satisfies Record<string, LocalText>;
