import { logActionTexts, type LocalText } from "#core";
import type { PreAlertAction } from "./kinds.ts";

/** Names of the actions on a pre-alert. */
export const preAlertActionTexts = {
  add: logActionTexts.add,
  edit: logActionTexts.edit,
  confirm: { zh: "确认", en: "Confirmed", ar: "تأكيد" },
  disable: { zh: "停用", en: "Disabled", ar: "إيقاف" },
  reopen: { zh: "重新启用", en: "Enabled again", ar: "إعادة تفعيل" },
  push: { zh: "推送", en: "Pushed", ar: "إرسال عبر Lading" },
  receive: { zh: "收到", en: "Received", ar: "ورود" },
  update: { zh: "发送方更新", en: "Updated by the sender", ar: "تحديث من المرسل" },
  hold: { zh: "发送方更新（未采用）", en: "Change of the sender, not taken over", ar: "تعديل من المرسل لم يُعتمد" },
  withdraw: { zh: "发送方撤回", en: "Withdrawn by the sender", ar: "سحب من المرسل" },
  restore: { zh: "发送方恢复", en: "Restored by the sender", ar: "استعادة من المرسل" },
  answer: { zh: "接收方状态", en: "Status at the receiver", ar: "حالة المستلم" },
  mail: logActionTexts.send,
  mailNotice: { zh: "邮件发送到货通知", en: "Arrival notice sent by e-mail", ar: "إرسال إشعار الوصول بالبريد" },
  workOrder: { zh: "生成运单", en: "Waybills made", ar: "إنشاء البوالص" },
  delete: logActionTexts.delete,
} as const satisfies Record<PreAlertAction, LocalText>;
