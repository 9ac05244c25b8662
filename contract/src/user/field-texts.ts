import { commonFieldTexts, type LocalText } from "#core";

/** Names of a user's fields on forms, in lists and in spreadsheets. */
export const userFieldTexts = {
  userName: { zh: "姓名", en: "Name", ar: "الاسم" },
  position: { zh: "职位", en: "Position", ar: "المسمى الوظيفي" },
  email: commonFieldTexts.email,
  phone: commonFieldTexts.phone,
  language: commonFieldTexts.language,
  roles: { zh: "角色", en: "Roles", ar: "الأدوار" },
  superior: { zh: "上级", en: "Superior", ar: "المدير المباشر" },
  state: commonFieldTexts.status,
  lastSignInAt: { zh: "最近登录", en: "Last sign-in", ar: "آخر دخول" },
  createdAt: { zh: "添加时间", en: "Added on", ar: "تاريخ الإضافة" },
  picture: { zh: "头像", en: "Profile picture", ar: "الصورة الشخصية" },
  introduction: { zh: "个人简介", en: "About me", ar: "نبذة" },
  level: { zh: "级别", en: "Level", ar: "المستوى" },
  firstPassword: { zh: "初始密码", en: "First password", ar: "كلمة المرور الأولى" },
  password: { zh: "当前密码", en: "Present password", ar: "كلمة المرور الحالية" },
} as const satisfies Record<string, LocalText>;

/** Whether a user may sign in. */
export const userStateTexts = {
  normal: { zh: "正常", en: "Normal", ar: "فعّال" },
  frozen: { zh: "已冻结", en: "Frozen", ar: "مجمّد" },
} as const satisfies Record<string, LocalText>;

/** Names of an invoice title's fields. */
export const invoiceTitleFieldTexts = {
  title: { zh: "发票抬头", en: "Invoice title", ar: "الاسم في الفاتورة" },
  taxNumber: { zh: "税号", en: "Tax number", ar: "الرقم الضريبي" },
  address: { zh: "注册地址", en: "Registered address", ar: "العنوان المسجّل" },
  phone: { zh: "注册电话", en: "Registered phone", ar: "الهاتف المسجّل" },
  bankName: { zh: "开户行", en: "Bank", ar: "البنك" },
  bankNumber: { zh: "银行账号", en: "Bank account", ar: "رقم الحساب البنكي" },
  createdAt: userFieldTexts.createdAt,
} as const satisfies Record<string, LocalText>;
