import { defineRefusals } from "#core";

/** Refusals about containers and what is packed into them. */
export const containerRefusals = defineRefusals("container", {
  seaMainOnly: {
    status: 422,
    text: {
      zh: "只有海运主单可以添加集装箱",
      en: "Containers belong to a sea master waybill",
      ar: "تُضاف الحاويات إلى البوليصة البحرية الرئيسية فقط",
    },
  },
  onceInMain: {
    status: 409,
    text: {
      zh: "该主单下已有集装箱 {number}",
      en: "This master waybill has container {number} already",
      ar: "الحاوية {number} مضافة بالفعل إلى هذه البوليصة الرئيسية",
    },
  },
  moreThanRemains: {
    status: 422,
    text: {
      zh: "超过未装箱数量，最多 {remaining}",
      en: "More than what remains to be packed: at most {remaining}",
      ar: "أكثر مما تبقى للتعبئة، الحد الأقصى {remaining}",
    },
  },
  notUnderMain: {
    status: 422,
    text: {
      zh: "运单 {number} 不在该主单下",
      en: "Waybill {number} does not belong to this master waybill",
      ar: "البوليصة {number} ليست ضمن هذه البوليصة الرئيسية",
    },
  },
  nothingRemains: {
    status: 422,
    text: {
      zh: "没有未装箱的货物",
      en: "Nothing remains to be packed",
      ar: "لا توجد بضاعة متبقية للتعبئة",
    },
  },
});
