import { defineRefusals } from "#core";

export const customerRefusals = defineRefusals("customer", {
  exists: {
    status: 409,
    text: {
      zh: "该客户已存在：{name}（{number}）",
      en: "This customer is on file already: {name} ({number})",
      ar: "هذا العميل مسجل مسبقًا: {name} ({number})",
    },
  },
  /** To a customer itself, who is not told of others. */
  nameTaken: {
    status: 409,
    text: {
      zh: "该名称已在我司登记，请联系您的业务员",
      en: "This name is on file already. Please contact your salesperson",
      ar: "هذا الاسم مسجل لدينا مسبقًا، يرجى التواصل مع مندوب المبيعات",
    },
  },
  noAddress: {
    status: 422,
    text: {
      zh: "贵公司资料中没有邮箱，请先填写",
      en: "There is no e-mail address in your details yet",
      ar: "لا يوجد بريد إلكتروني في بياناتكم بعد",
    },
  },
  /** To the forwarder. */
  noCustomerAddress: {
    status: 422,
    text: {
      zh: "该客户资料中没有邮箱，请先填写",
      en: "There is no e-mail address in the customer's details yet",
      ar: "لا يوجد بريد إلكتروني في بيانات العميل بعد",
    },
  },
  country: {
    status: 422,
    text: { zh: "没有这个国家或地区", en: "There is no such country", ar: "لا يوجد بلد بهذا الاسم" },
  },
  salesNeeded: {
    status: 422,
    text: {
      zh: "请选择在职的业务员",
      en: "Choose a colleague whose account is in use",
      ar: "اختر موظفًا حسابه مفعّل",
    },
  },
  tooManyContacts: {
    status: 422,
    text: {
      zh: "每个客户最多 {max} 个联系人",
      en: "A customer has at most {max} contacts",
      ar: "لا يزيد عدد جهات الاتصال لكل عميل على {max}",
    },
  },
  tooManyAccounts: {
    status: 422,
    text: {
      zh: "每个客户最多 {max} 个银行账户",
      en: "A customer has at most {max} bank accounts",
      ar: "لا يزيد عدد الحسابات البنكية لكل عميل على {max}",
    },
  },
  accountTwice: {
    status: 409,
    text: {
      zh: "该客户已有此银行账号",
      en: "The customer has this account number already",
      ar: "رقم الحساب هذا مسجل للعميل مسبقًا",
    },
  },
  mergeItself: {
    status: 422,
    text: {
      zh: "不能与自身合并，请选择另一个客户",
      en: "A customer cannot be merged with itself; choose another",
      ar: "لا يمكن دمج العميل مع نفسه، اختر عميلًا آخر",
    },
  },
  mergeTooMany: {
    status: 422,
    text: {
      zh: "合并后联系人或银行账户将超过 {max} 个，请先删减",
      en: "Together they have more than {max} contacts or accounts. Take some out first",
      ar: "سيزيد عدد جهات الاتصال أو الحسابات على {max} بعد الدمج، يرجى حذف بعضها أولًا",
    },
  },
  disabled: {
    status: 422,
    text: {
      zh: "客户已停用，不能开通门户登录",
      en: "A disabled customer gets no sign-in. Enable it first",
      ar: "العميل موقوف ولا يمكن منحه حق الدخول، فعّله أولًا",
    },
  },
  noSignIn: {
    status: 422,
    text: { zh: "该客户没有门户登录", en: "This customer has no sign-in", ar: "لا يملك هذا العميل حق الدخول" },
  },
  decided: {
    status: 409,
    text: {
      zh: "该修改申请已处理",
      en: "This request has been decided already",
      ar: "سبق البت في هذا الطلب",
    },
  },
  nothingChanged: {
    status: 422,
    text: { zh: "资料没有任何修改", en: "Nothing was changed", ar: "لم يتغير شيء في البيانات" },
  },
  importRows: {
    status: 422,
    text: {
      zh: "表格中有 {rows} 行需要更正，未导入任何客户",
      en: "Rows to correct: {rows}. No customer was imported",
      ar: "عدد الصفوف التي تحتاج إلى تصحيح: {rows}. لم يُستورد أي عميل",
    },
  },
  importHeadings: {
    status: 422,
    text: {
      zh: "缺少列：{names}，请使用模板",
      en: "Columns are missing: {names}. Please use the template",
      ar: "أعمدة ناقصة: {names}. يرجى استخدام القالب",
    },
  },
  importTwice: {
    status: 422,
    text: {
      zh: "与第 {row} 行是同一客户",
      en: "The same customer as in row {row}",
      ar: "العميل نفسه في الصف {row}",
    },
  },
});
