import type { LocalText } from "#core";

/** Names of a role's fields on its form, in lists and in spreadsheets. */
export const roleFieldTexts = {
  roleName: { zh: "角色名称", en: "Role", ar: "الدور" },
  isSupervisor: { zh: "主管角色", en: "Supervisor's role", ar: "دور إشرافي" },
  seesAll: { zh: "可查看全部数据", en: "Sees all records", ar: "يطّلع على جميع السجلات" },
  userCount: { zh: "用户数", en: "Number of users", ar: "عدد المستخدمين" },
} as const satisfies Record<string, LocalText>;
