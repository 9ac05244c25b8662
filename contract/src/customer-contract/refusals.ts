import { defineRefusals } from "#core";

export const contractRefusals = defineRefusals("contract", {
  numberTaken: {
    status: 409,
    text: {
      zh: "合同编号 {number} 已存在",
      en: "There is a contract {number} already",
      ar: "رقم العقد {number} موجود بالفعل",
    },
  },
  endBeforeBegin: {
    status: 422,
    text: {
      zh: "到期日期不能早于生效日期",
      en: "The contract cannot end before it begins",
      ar: "لا يمكن أن ينتهي العقد قبل بدايته",
    },
  },
  limitBelowAmount: {
    status: 422,
    text: {
      zh: "信用上限不能低于授信额度",
      en: "The credit limit cannot be below the credit amount",
      ar: "لا يمكن أن يقل سقف الائتمان عن مبلغ الائتمان",
    },
  },
  termsRight: {
    status: 403,
    text: {
      zh: "您没有“客户信用放行”的权限，不能设定或更改信用条款，请由财务或管理人员填写",
      en: "Setting or changing credit terms takes the right “Credit release”. Leave it to finance or management",
      ar: "تحديد شروط الائتمان أو تغييرها يتطلب صلاحية «الموافقة على تجاوز ائتمان العملاء»، اتركها للمالية أو الإدارة",
    },
  },
});

/** Why a customer gets nothing more on credit, unless somebody with the right lets it pass. */
export const creditRefusals = defineRefusals("credit", {
  limit: {
    status: 422,
    text: {
      zh: "{customer} 将超出信用上限：已用 {used}，上限 {limit}（{currency}）。须由有“客户信用放行”权限的人员放行",
      en: "{customer} would pass its credit limit: {used} of {limit} {currency} used. Somebody with the right “Credit release” can let it pass",
      ar: "سيتجاوز {customer} سقف الائتمان: المستخدم {used} من {limit} {currency}. يلزم من يملك صلاحية «الموافقة على تجاوز ائتمان العملاء»",
    },
  },
  overdue: {
    status: 422,
    text: {
      zh: "{customer} 有账单超出合同账期（最长超期天数：{days}，金额 {overdue} {currency}）。须由有“客户信用放行”权限的人员放行",
      en: "{customer} has bills past the contract's credit terms (longest, in days: {days}; {overdue} {currency}). Somebody with the right “Credit release” can let it pass",
      ar: "لدى {customer} فواتير تجاوزت مهلة السداد في العقد (أطول تأخير بالأيام: {days}، المبلغ {overdue} {currency}). يلزم من يملك صلاحية «الموافقة على تجاوز ائتمان العملاء»",
    },
  },
  both: {
    status: 422,
    text: {
      zh: "{customer} 将超出信用上限（已用 {used}，上限 {limit} {currency}），且有账单超出合同账期（最长超期天数：{days}）。须由有“客户信用放行”权限的人员放行",
      en: "{customer} would pass its credit limit ({used} of {limit} {currency} used) and has bills past the contract's credit terms (longest, in days: {days}). Somebody with the right “Credit release” can let it pass",
      ar: "سيتجاوز {customer} سقف الائتمان (المستخدم {used} من {limit} {currency}) ولديه فواتير تجاوزت مهلة السداد (أطول تأخير بالأيام: {days}). يلزم من يملك صلاحية «الموافقة على تجاوز ائتمان العملاء»",
    },
  },
  reasonNeeded: {
    status: 422,
    text: {
      zh: "{customer} 已超出信用额度或账期，如确认放行，请填写放行原因",
      en: "{customer} is beyond its credit limit or terms. To let it pass, give the reason",
      ar: "تجاوز {customer} سقف الائتمان أو مهلة السداد، للموافقة على التجاوز أدخل السبب",
    },
  },
});

/** Refusals of every call that gives a customer something on credit. */
export const creditHeld = [
  creditRefusals.limit,
  creditRefusals.overdue,
  creditRefusals.both,
  creditRefusals.reasonNeeded,
] as const;
