import { defineRefusals } from "#core";

export const preAlertRefusals = defineRefusals("preAlert", {
  noCompany: {
    status: 422,
    text: {
      zh: "Lading 上没有代码为 {code} 的公司",
      en: "There is no company with the code {code} on Lading",
      ar: "لا توجد على Lading شركة بالرمز {code}",
    },
  },
  toOneself: {
    status: 422,
    text: {
      zh: "不能推送给本公司",
      en: "A pre-alert cannot be pushed to your own company",
      ar: "لا يمكن إرسال الإشعار المسبق إلى شركتك نفسها",
    },
  },
  disabled: {
    status: 422,
    text: {
      zh: "预报 {number} 已停用",
      en: "Pre-alert {number} is disabled",
      ar: "الإشعار المسبق {number} موقوف",
    },
  },
  notSent: {
    status: 422,
    text: {
      zh: "收到的预报由发送方维护，不能在此修改或转发",
      en: "A received pre-alert is its sender's: it cannot be changed or passed on here",
      ar: "الإشعار الوارد يخص الجهة المرسلة ولا يمكن تعديله أو إعادة إرساله من هنا",
    },
  },
  notReceived: {
    status: 422,
    text: {
      zh: "只能由收到的预报生成运单",
      en: "Only a received pre-alert can be turned into waybills",
      ar: "لا تُنشأ البوالص إلا من إشعار وارد",
    },
  },
  withdrawn: {
    status: 422,
    text: {
      zh: "发送方已撤回此预报，不能再确认或生成运单",
      en: "The sender has withdrawn this pre-alert: it can no longer be confirmed or turned into waybills",
      ar: "سحبت الجهة المرسلة هذا الإشعار، فلا يمكن تأكيده أو إنشاء بوالص منه",
    },
  },
  worked: {
    status: 409,
    text: {
      zh: "此预报已生成运单 {number}",
      en: "Waybill {number} was made from this pre-alert already",
      ar: "سبق إنشاء البوليصة {number} من هذا الإشعار",
    },
  },
  pushed: {
    status: 422,
    text: {
      zh: "预报 {number} 已推送给其他公司，不能删除，可将其停用",
      en: "Pre-alert {number} was pushed to another company and cannot be deleted. Disable it instead",
      ar: "أُرسل الإشعار {number} إلى شركة أخرى ولا يمكن حذفه، يمكن تعطيله بدلًا من ذلك",
    },
  },
  wrongState: {
    status: 409,
    text: {
      zh: "预报 {number} 当前为“{state}”，不能进行此操作",
      en: "Pre-alert {number} is “{state}”, so this cannot be done",
      ar: "حالة الإشعار {number} هي «{state}»، فلا يمكن تنفيذ هذا الإجراء",
    },
  },
  oneKind: {
    status: 422,
    text: {
      zh: "请选择一票主单，或业务类型相同的若干分单",
      en: "Choose one master waybill, or house waybills of one business type",
      ar: "اختر بوليصة رئيسية واحدة أو بوالص فرعية من نوع شحن واحد",
    },
  },
  notAllHouses: {
    status: 422,
    text: {
      zh: "主单 {number} 下有您无权查看的分单，请由能查看全部分单的同事制作预报",
      en: "Master waybill {number} has houses that you may not see. Ask a colleague who sees all of them to make the pre-alert",
      ar: "تحت البوليصة الرئيسية {number} بوالص فرعية لا يحق لك الاطلاع عليها، اطلب من زميل يراها جميعًا إعداد الإشعار",
    },
  },
  voided: {
    status: 422,
    text: {
      zh: "运单 {number} 已作废",
      en: "Waybill {number} is voided",
      ar: "البوليصة {number} ملغاة",
    },
  },
  arrivalBeforeDeparture: {
    status: 422,
    text: {
      zh: "到达不能早于出发",
      en: "Arrival cannot be before departure",
      ar: "لا يمكن أن يسبق الوصول المغادرة",
    },
  },
  tooManyAttachments: {
    status: 422,
    text: {
      zh: "一封邮件最多 {max} 个附件（含预报 PDF），请减少文件",
      en: "An e-mail carries at most {max} attachments, the pre-alert as PDF among them. Choose fewer files",
      ar: "الحد الأقصى لمرفقات الرسالة هو {max} بما فيها ملف الإشعار PDF، اختر ملفات أقل",
    },
  },
  tooLargeForMail: {
    status: 422,
    text: {
      zh: "所选文件共 {size}，一封邮件最多 {max}，请减少文件",
      en: "The files have {size} together; an e-mail takes at most {max}. Choose fewer",
      ar: "حجم الملفات معًا {size} والرسالة الواحدة تتسع لـ {max} كحد أقصى، اختر ملفات أقل",
    },
  },
});
