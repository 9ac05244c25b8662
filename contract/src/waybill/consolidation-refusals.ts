import { defineRefusals } from "#core";

/** Refusals about gathering houses under a main waybill by its number (catalogue §5, "Express inquiry and merge"). */
export const consolidationRefusals = defineRefusals("waybill", {
  sameMainNumber: {
    status: 422,
    text: {
      zh: "请选择主单号相同的运单进行并单",
      en: "Select the same master number to merge",
      ar: "اختر بوالص تحمل الرقم الرئيسي نفسه لضمها",
    },
  },
  otherDestination: {
    status: 422,
    text: {
      zh: "运单 {number} 的目的港为 {port}，主单目的港为 {main}；请核对并确认",
      en: "Waybill {number} goes to {port}, the master waybill to {main}; check it and confirm",
      ar: "ميناء وصول البوليصة {number} هو {port}، وميناء وصول البوليصة الرئيسية {main}؛ تحقّق منه وأكّد",
    },
  },
  departedMain: {
    status: 422,
    text: {
      zh: "主单 {number} 已离港；请填写变更分单的原因",
      en: "Master waybill {number} has departed; say why its houses still change",
      ar: "غادرت البوليصة الرئيسية {number}؛ اذكر سبب تغيير بوالصها الفرعية الآن",
    },
  },
  underMain: {
    status: 422,
    text: {
      zh: "运单 {number} 已归入主单 {main}",
      en: "Waybill {number} belongs to master waybill {main} already",
      ar: "البوليصة {number} مضمومة بالفعل إلى البوليصة الرئيسية {main}",
    },
  },
  underNone: {
    status: 422,
    text: {
      zh: "运单 {number} 未归入任何主单",
      en: "Waybill {number} belongs to no master waybill",
      ar: "البوليصة {number} ليست ضمن أي بوليصة رئيسية",
    },
  },
  mainTaken: {
    status: 409,
    text: {
      zh: "主单号 {number} 已用于其他运单，不能并单",
      en: "The number {number} belongs to another waybill, so nothing can be merged under it",
      ar: "الرقم {number} مستخدم لبوليصة أخرى ولا يمكن الضم إليه",
    },
  },
});
