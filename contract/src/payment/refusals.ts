import { defineRefusals } from "#core";
import { mostPaid, mostVouchers } from "./words.ts";

/** Why something is not paid. */
export const paymentRefusals = defineRefusals("payment", {
  most: {
    status: 422,
    text: {
      zh: `一次最多付款 ${mostPaid} 笔`,
      en: `Maximum of ${mostPaid} can be paid at once`,
      ar: `الحد الأقصى في المرة الواحدة: ${mostPaid}`,
    },
  },
  mostVouchers: {
    status: 422,
    text: {
      zh: `最多上传 ${mostVouchers} 个凭证`,
      en: `Maximum of ${mostVouchers} vouchers can be uploaded`,
      ar: `الحد الأقصى للمستندات المؤيِّدة: ${mostVouchers}`,
    },
  },
  own: {
    status: 403,
    text: {
      zh: "{number} 由您申请或录入，须由他人付款",
      en: "You applied for or entered {number}: somebody else pays it",
      ar: "أنت من قدّم {number} أو أدخله، فيصرفه شخص آخر",
    },
  },
  decided: {
    status: 403,
    text: {
      zh: "{number} 由您审批或确认，须由他人付款",
      en: "You decided on {number}: somebody else pays it",
      ar: "أنت من بتّ في {number}، فيصرفه شخص آخر",
    },
  },
  changed: {
    status: 409,
    text: {
      zh: "{number} 在您打开后已变更，请重新查看后再付款",
      en: "{number} has changed since you read it. Look at it again before it is paid",
      ar: "تغيّر {number} بعد أن اطّلعت عليه، راجعه قبل الصرف",
    },
  },
  notApproved: {
    status: 409,
    text: {
      zh: "{number} 当前未处于审批完成状态（{status}），不能付款",
      en: "{number} is not approved as it stands ({status}), so it is not paid",
      ar: "{number} غير معتمد في حالته الحالية ({status}) فلا يُصرف",
    },
  },
  notConfirmed: {
    status: 409,
    text: {
      zh: "供应商发票 {number} 尚未确认，不能付款",
      en: "Supplier invoice {number} is not confirmed, so it is not paid",
      ar: "فاتورة المورّد {number} غير مؤكدة فلا تُصرف",
    },
  },
  paidAlready: {
    status: 409,
    text: { zh: "{number} 已付款", en: "{number} is paid already", ar: "سبق صرف {number}" },
  },
  accountChanged: {
    status: 409,
    text: {
      zh: "{number} 的收款账户在最后一次审批后已变更，须重新审批后才能付款",
      en: "The payee's account of {number} was changed after the last decision. It is to be decided on again before it is paid",
      ar: "تغيّر حساب المستفيد في {number} بعد آخر قرار، ويلزم البتّ فيه من جديد قبل الصرف",
    },
  },
  onWriteOff: {
    status: 409,
    text: {
      zh: "供应商发票 {number} 的费用在待过账的核销单上，请先处理",
      en: "Costs of supplier invoice {number} stand on a write-off that waits. Settle that first",
      ar: "تكاليف فاتورة المورّد {number} مدرجة في تسوية معلّقة، أنجزها أولًا",
    },
  },
  nothingLeft: {
    status: 422,
    text: {
      zh: "供应商发票 {number} 没有可付的金额",
      en: "Nothing is left to pay of supplier invoice {number}",
      ar: "لم يبقَ ما يُصرف من فاتورة المورّد {number}",
    },
  },
  mixedCurrency: {
    status: 422,
    text: {
      zh: "一次只能支付同一币种的单据",
      en: "What is paid at once is in one currency",
      ar: "ما يُصرف دفعة واحدة يكون بعملة واحدة",
    },
  },
  payrollApart: {
    status: 422,
    text: {
      zh: "工资须单独付款，不能与其他单据一起支付",
      en: "Payroll is paid by itself, not together with anything else",
      ar: "تُصرف الرواتب وحدها لا مع مستندات أخرى",
    },
  },
  otherAccount: {
    status: 422,
    text: {
      zh: "请选择已启用且币种相同的公司账户",
      en: "Choose an account of the company in this currency that is in use",
      ar: "اختر حسابًا للشركة بهذه العملة قيد الاستخدام",
    },
  },
  notYet: {
    status: 422,
    text: {
      zh: "付款日期不能晚于今天",
      en: "The day of payment cannot be after today",
      ar: "لا يمكن أن يكون تاريخ الصرف بعد اليوم",
    },
  },
  noPayee: {
    status: 422,
    text: { zh: "没有该收款方", en: "There is no such payee", ar: "لا يوجد هذا المستفيد" },
  },
  notOpen: {
    status: 404,
    text: {
      zh: "链接无效或已失效，请联系付款方",
      en: "This link does not open anything, or no longer does. Please ask whoever paid you",
      ar: "الرابط غير صالح أو لم يعد صالحًا، يرجى سؤال الجهة التي دفعت لك",
    },
  },
});
