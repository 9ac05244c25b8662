import type { LocalText } from "@lading/contract/core";

/** Texts of a container's packing list beside the fields' own names. */
export const packingListTexts = {
  title: { zh: "集装箱装箱单", en: "Container packing list", ar: "قائمة تعبئة الحاوية" },
  line: { zh: "序号", en: "No.", ar: "م" },
  vessel: { zh: "船名 / 航次", en: "Vessel / voyage", ar: "السفينة / الرحلة" },
  total: { zh: "合计", en: "Total", ar: "الإجمالي" },
  withTare: { zh: "货物与空箱合计（kg）", en: "Cargo and tare (kg)", ar: "البضاعة مع وزن الحاوية (كجم)" },
  packedBy: { zh: "装箱人", en: "Packed by", ar: "عبأها" },
  checkedBy: { zh: "复核人", en: "Checked by", ar: "راجعها" },
  sealedAt: { zh: "封箱时间", en: "Sealed on", ar: "وقت الختم" },
  page: { zh: "第 {page} 页，共 {pages} 页", en: "Page {page} of {pages}", ar: "صفحة {page} من {pages}" },
} as const satisfies Record<string, LocalText>;
