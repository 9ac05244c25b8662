import { commonFieldTexts, type LocalText } from "#core";
import { signInFieldTexts } from "#session";

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
} as const satisfies Record<string, LocalText>;

/** Names of the fields of a user's e-wallet. */
export const walletFieldTexts = {
  provider: { zh: "钱包服务商", en: "Wallet provider", ar: "مزوّد المحفظة" },
  accountName: { zh: "钱包户名", en: "Name on the wallet", ar: "اسم صاحب المحفظة" },
  walletNumber: { zh: "钱包账号", en: "Wallet no.", ar: "رقم المحفظة" },
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

/** Names of a company's own details and settings. */
export const companyFieldTexts = {
  companyCode: signInFieldTexts.companyCode,
  companyName: { zh: "公司名称", en: "Company name", ar: "اسم الشركة" },
  companyNameEn: { zh: "英文名称", en: "English name", ar: "الاسم بالإنجليزية" },
  legalPerson: { zh: "法定代表人", en: "Legal person", ar: "الممثل القانوني" },
  creditCode: { zh: "统一社会信用代码", en: "Credit code / registration no.", ar: "رقم السجل التجاري" },
  taxNumber: { zh: "税号（增值税）", en: "Tax number (VAT)", ar: "الرقم الضريبي (ضريبة القيمة المضافة)" },
  country: commonFieldTexts.country,
  city: commonFieldTexts.city,
  address: commonFieldTexts.address,
  phone: commonFieldTexts.phone,
  email: commonFieldTexts.email,
  website: commonFieldTexts.website,
  logo: { zh: "公司标志", en: "Logo", ar: "الشعار" },
  licence: commonFieldTexts.licence,
  officialSeal: { zh: "公章", en: "Official seal", ar: "الختم الرسمي" },
  validUntil: { zh: "有效期至", en: "Valid until", ar: "صالح حتى" },
  airDivisor: { zh: "空运体积重除数（cm³/kg）", en: "Air divisor (cm³/kg)", ar: "معامل الوزن الحجمي الجوي (سم³/كجم)" },
  expressDivisor: {
    zh: "快递体积重除数（cm³/kg）",
    en: "Express divisor (cm³/kg)",
    ar: "معامل الوزن الحجمي للسريع (سم³/كجم)",
  },
  settlementCurrency: commonFieldTexts.settlementCurrency,
  timeZone: { zh: "时区", en: "Time zone", ar: "المنطقة الزمنية" },
  multiLanguage: { zh: "允许用户切换语言", en: "Users may switch languages", ar: "السماح للمستخدمين بتغيير اللغة" },
} as const satisfies Record<string, LocalText>;
