import { defineRefusals } from "#core";

export const invoiceItemRefusals = defineRefusals("invoiceItem", {
  nameTaken: {
    status: 409,
    text: {
      zh: "该开票项目已存在",
      en: "An invoice item has this name already",
      ar: "يوجد بند فاتورة بهذا الاسم",
    },
  },
});
