import { defineRefusals } from "#core";

export const requestRefusals = defineRefusals("financialRequest", {
  notApplicant: {
    status: 403,
    text: {
      zh: "只有申请人可以修改、提交或撤回",
      en: "Only its applicant changes, submits or withdraws it",
      ar: "لا يعدّل الطلب ولا يقدّمه ولا يسحبه إلا مقدّمه",
    },
  },
  notFree: {
    status: 409,
    text: {
      zh: "该申请当前状态（{status}）不允许此操作",
      en: "As it stands ({status}) this cannot be done with it",
      ar: "لا يمكن ذلك والطلب في حالته الحالية ({status})",
    },
  },
  submittedBefore: {
    status: 422,
    text: {
      zh: "{number} 已有编号，不能删除；可以撤回",
      en: "{number} was submitted once and keeps its number, so it is not deleted. It can be withdrawn",
      ar: "سبق تقديم {number} وله رقم فلا يُحذف، ويمكن سحبه",
    },
  },
  currency: {
    status: 422,
    text: {
      zh: "申请币种只能是：{currencies}",
      en: "Requests are in {currencies}",
      ar: "عملات الطلبات: {currencies}",
    },
  },
  notYourWallet: {
    status: 422,
    text: {
      zh: "与您登记的电子钱包不符，请重新选用",
      en: "This is not your e-wallet as it is on file. Take it over again",
      ar: "لا يطابق هذا محفظتك المسجّلة، اخترها من جديد",
    },
  },
  pastDate: {
    status: 422,
    text: {
      zh: "最晚付款日期已过，请修改后再提交",
      en: "The day to pay by is over. Correct it before you submit",
      ar: "مضى آخر موعد للصرف، صحّحه قبل التقديم",
    },
  },
});
