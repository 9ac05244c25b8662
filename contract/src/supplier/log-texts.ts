import { logActionTexts, type LocalText } from "#core";
import type { supplierActions } from "./kinds.ts";

/** Names of the actions on a supplier, its services and its operation information. */
export const supplierActionTexts = {
  add: logActionTexts.add,
  import: logActionTexts.import,
  adopt: { zh: "从 Lading 平台引入", en: "Taken over from Lading", ar: "اعتماد من Lading" },
  edit: logActionTexts.edit,
  state: { zh: "修改状态", en: "Status changed", ar: "تغيير الحالة" },
  delete: logActionTexts.delete,
  serviceAdd: { zh: "新增服务", en: "Service added", ar: "إضافة خدمة" },
  serviceEdit: { zh: "修改服务", en: "Service changed", ar: "تعديل خدمة" },
  serviceDelete: { zh: "删除服务", en: "Service deleted", ar: "حذف خدمة" },
  operationAdd: { zh: "新增操作资料", en: "Operation info added", ar: "إضافة بيانات تشغيل" },
  operationEdit: { zh: "修改操作资料", en: "Operation info changed", ar: "تعديل بيانات التشغيل" },
  operationDelete: { zh: "删除操作资料", en: "Operation info deleted", ar: "حذف بيانات التشغيل" },
} as const satisfies Record<(typeof supplierActions)[number], LocalText>;
