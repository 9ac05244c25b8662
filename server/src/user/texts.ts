import type { LocalText } from "@lading/contract/core";

/** Headings of the users' spreadsheet. */
export const userExportTexts = {
  users: { zh: "用户", en: "Users", ar: "المستخدمون" },
  UserName: { zh: "姓名", en: "Name", ar: "الاسم" },
  email: { zh: "邮箱", en: "E-mail", ar: "البريد الإلكتروني" },
  phone: { zh: "电话", en: "Phone", ar: "الهاتف" },
  position: { zh: "职位", en: "Position", ar: "المسمى الوظيفي" },
  roles: { zh: "角色", en: "Roles", ar: "الأدوار" },
  parentUserName: { zh: "上级", en: "Superior", ar: "المدير المباشر" },
  state: { zh: "状态", en: "State", ar: "الحالة" },
  normal: { zh: "正常", en: "Normal", ar: "فعّال" },
  frozen: { zh: "已冻结", en: "Frozen", ar: "مجمّد" },
  lastSignInAt: { zh: "最近登录 (UTC)", en: "Last sign-in (UTC)", ar: "آخر دخول (UTC)" },
  createdAt: { zh: "添加时间 (UTC)", en: "Added (UTC)", ar: "تاريخ الإضافة (UTC)" },
} as const satisfies Record<string, LocalText>;
