import type { LocalText } from "@lading/contract/core";

/** Texts of a shipping label, beside the fields' own names. */
export const labelTexts = {
  destination: { zh: "目的地", en: "Destination", ar: "الوجهة" },
  routing: { zh: "航线", en: "Routing", ar: "المسار" },
  piece: { zh: "第几件", en: "Piece", ar: "القطعة" },
  cod: { zh: "代收货款", en: "COD", ar: "الدفع عند الاستلام" },
  track: { zh: "扫码查询", en: "Scan to track", ar: "امسح للتتبّع" },
} as const satisfies Record<string, LocalText>;
