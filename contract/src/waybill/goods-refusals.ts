import { defineRefusals } from "#core";

/** Refusals of lines of goods beside the forms' own. */
export const goodsRefusals = defineRefusals("waybill", {
  customsCode: {
    status: 422,
    text: {
      zh: "HS 编码应为 6 至 10 位数字",
      en: "An HS code has 6 to 10 digits",
      ar: "يتكون رمز HS من 6 إلى 10 أرقام",
    },
  },
});
