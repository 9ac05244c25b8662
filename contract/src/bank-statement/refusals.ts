import { defineRefusals } from "#core";

/** Why a bank's file is not taken over, and why an entry of one does not change. */
export const bankStatementRefusals = defineRefusals("bankStatement", {
  noStatement: {
    status: 422,
    text: {
      zh: "文件中没有对账单",
      en: "There is no bank statement in the file",
      ar: "لا يوجد كشف حساب في الملف",
    },
  },
  format: {
    status: 422,
    text: {
      zh: "无法读取该文件（{place}）",
      en: "The file cannot be read ({place})",
      ar: "تعذّرت قراءة الملف ({place})",
    },
  },
  truncated: {
    status: 422,
    text: {
      zh: "文件不完整（{place}）",
      en: "The file ends too early ({place})",
      ar: "الملف غير مكتمل ({place})",
    },
  },
  doctype: {
    status: 422,
    text: {
      zh: "文件含有文档类型声明（DTD），出于安全考虑不予接收",
      en: "The file declares a document type (DTD) and is refused for safety",
      ar: "يتضمن الملف تعريف نوع مستند (DTD) ورُفض حفاظًا على الأمان",
    },
  },
  encoding: {
    status: 422,
    text: {
      zh: "文件不是该编码（{place}），请选择其他编码",
      en: "The file is not in this encoding ({place}). Choose another one",
      ar: "الملف ليس بهذا الترميز ({place})، اختر ترميزًا آخر",
    },
  },
  columns: {
    status: 422,
    text: {
      zh: "文件中没有所对应的列（{place}），请重新对应",
      en: "The file does not have the mapped columns ({place}). Map them anew",
      ar: "لا يحتوي الملف على الأعمدة المربوطة ({place})، أعد ربطها",
    },
  },
  otherAccount: {
    status: 422,
    text: {
      zh: "这是其他账户 {account} 的对账单",
      en: "This is a statement of another account, {account}",
      ar: "هذا كشف حساب آخر هو {account}",
    },
  },
  otherCurrency: {
    status: 422,
    text: {
      zh: "对账单币种 {currency} 与账户币种不同",
      en: "The statement is in {currency}, which is not the account's currency",
      ar: "عملة الكشف {currency} تختلف عن عملة الحساب",
    },
  },
  currencyUnknown: {
    status: 422,
    text: {
      zh: "公司未启用币种 {currency}",
      en: "The company does not deal in {currency}",
      ar: "الشركة لا تتعامل بعملة {currency}",
    },
  },
  notConfirmed: {
    status: 422,
    text: {
      zh: "期初余额加流水不等于期末余额，请核对后确认",
      en: "Opening balance and entries do not give the closing balance. Check it and confirm",
      ar: "الرصيد الافتتاحي مع الحركات لا يساوي الرصيد الختامي، تحقق ثم أكّد",
    },
  },
  unread: {
    status: 422,
    text: {
      zh: "有 {count} 行无法读取，请更正对应关系或确认",
      en: "Rows that cannot be read: {count}. Correct the mapping, or confirm",
      ar: "صفوف تعذّرت قراءتها: {count}. صحّح ربط الأعمدة أو أكّد",
    },
  },
  mapFirst: {
    status: 422,
    text: {
      zh: "请先对应入账日期和金额两列",
      en: "Map the columns of the booking date and the amount first",
      ar: "اربط أولًا عمودي تاريخ القيد والمبلغ",
    },
  },
  notOpen: {
    status: 409,
    text: {
      zh: "该流水已处理：{status}",
      en: "This entry has been dealt with: {status}",
      ar: "سبقت معالجة هذه الحركة: {status}",
    },
  },
  notTaken: {
    status: 409,
    text: {
      zh: "该流水没有可撤销的收款",
      en: "There is no receipt of this entry to take back",
      ar: "لا يوجد سند قبض لهذه الحركة يمكن عكسه",
    },
  },
  noWritingOff: {
    status: 403,
    text: {
      zh: "您没有核销的权限",
      en: "You are not allowed to write off",
      ar: "لا تملك صلاحية التسوية",
    },
  },
  notItsReturn: {
    status: 422,
    text: {
      zh: "该收款的金额或账户与退汇不符",
      en: "That receipt is of another amount or account than the payment sent back",
      ar: "مبلغ سند القبض أو حسابه يختلف عن الحوالة المعادة",
    },
  },
  tooMuch: {
    status: 422,
    text: {
      zh: "分配金额超过收款金额",
      en: "More is allocated than was received",
      ar: "المبلغ الموزّع أكبر من المبلغ المقبوض",
    },
  },
});
