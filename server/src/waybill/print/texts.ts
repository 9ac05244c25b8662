import type { LocalText } from "@lading/contract/core";

/** Names of printed files. */
export const printTexts = {
  labels: { zh: "运单面单", en: "Shipping labels", ar: "ملصقات الشحن" },
  waybill: { zh: "运单", en: "Waybill", ar: "بوليصة" },
  waybills: { zh: "运单", en: "Waybills", ar: "البوالص" },
} as const satisfies Record<string, LocalText>;
