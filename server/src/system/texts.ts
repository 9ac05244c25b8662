import type { LocalText } from "@lading/contract/core";

/** Headings of the roles' spreadsheet. */
export const roleExportTexts = {
  roles: { zh: "角色", en: "Roles", ar: "الأدوار" },
  roleName: { zh: "角色名称", en: "Role", ar: "الدور" },
  isSupervisor: { zh: "主管角色", en: "Supervisor's role", ar: "دور إشرافي" },
  seesAll: { zh: "可查看全部数据", en: "Sees all records", ar: "يطّلع على جميع السجلات" },
  userCount: { zh: "用户数", en: "Users", ar: "عدد المستخدمين" },
  yes: { zh: "是", en: "Yes", ar: "نعم" },
  no: { zh: "否", en: "No", ar: "لا" },
} as const satisfies Record<string, LocalText>;
