import { commonFieldTexts, type LocalText } from "#core";

/** Names of a cargo file's fields: on its page, in lists, in its log and in spreadsheets. */
export const cargoFileFieldTexts = {
  fileName: { zh: "文件名", en: "File name", ar: "اسم الملف" },
  type: commonFieldTexts.type,
  ownership: { zh: "归属", en: "Belongs to", ar: "الجهة" },
  jobNumber: { zh: "作业号", en: "Job no.", ar: "رقم العملية" },
  waybillNumber: { zh: "运单号", en: "Waybill no.", ar: "رقم البوليصة" },
  warehouse: { zh: "仓库", en: "Warehouse", ar: "المستودع" },
  size: { zh: "大小", en: "Size", ar: "الحجم" },
  remark: commonFieldTexts.remark,
  createdByName: { zh: "添加人", en: "Added by", ar: "أضافه" },
  createdAt: { zh: "添加时间", en: "Added at", ar: "وقت الإضافة" },
} as const satisfies Record<string, LocalText>;
