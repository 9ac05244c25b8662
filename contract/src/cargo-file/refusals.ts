import { defineRefusals } from "#core";

export const cargoFileRefusals = defineRefusals("cargoFile", {
  belongsNowhere: {
    status: 422,
    text: {
      zh: "请填写作业号、运单号或仓库",
      en: "Enter a job number, a waybill or a warehouse",
      ar: "أدخل رقم العملية أو البوليصة أو المستودع",
    },
  },
  noWaybill: {
    status: 422,
    text: {
      zh: "没有此运单号",
      en: "There is no waybill with this number",
      ar: "لا توجد بوليصة بهذا الرقم",
    },
  },
  tooManyOfWaybill: {
    status: 422,
    text: {
      zh: "一票运单最多 {max} 个文件",
      en: "A waybill has at most {max} files",
      ar: "الحد الأقصى لملفات البوليصة الواحدة هو {max}",
    },
  },
  notMain: {
    status: 422,
    text: { zh: "这不是主单", en: "This is not a master waybill", ar: "هذه ليست بوليصة رئيسية" },
  },
  tooLargeForMail: {
    status: 422,
    text: {
      zh: "所选文件共 {size}，一封邮件最多 {max}，请分几封发送",
      en: "The files have {size} together; an e-mail takes at most {max}. Send them in several",
      ar: "حجم الملفات معًا {size} والرسالة الواحدة تتسع لـ {max} كحد أقصى، أرسلها في عدة رسائل",
    },
  },
});
