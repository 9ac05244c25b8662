import type { LocalText } from "#core";

/** That a customer's credit was released for a waybill or bill, in its log, and why. */
export const creditReleaseTexts = {
  done: { zh: "信用放行", en: "Credit released", ar: "الموافقة على تجاوز الائتمان" },
  reason: { zh: "信用放行原因", en: "Reason for the credit release", ar: "سبب تجاوز الائتمان" },
} as const satisfies Record<string, LocalText>;
