import { z } from "zod";
import {
  actions,
  addCall,
  answered,
  changedRecord,
  defineCall,
  defineRefusals,
  deleteCall,
  editCall,
  exportCall,
  id,
  listAnswer,
  listInput,
  named,
  requiredText,
  signedIn,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { roleFieldTexts as texts } from "./field-texts.ts";

export const systemRefusals = defineRefusals("system", {
  roleNameTaken: {
    status: 409,
    text: { zh: "角色名称已存在", en: "A role with this name exists already", ar: "يوجد دور بهذا الاسم" },
  },
  roleInUse: {
    status: 422,
    text: {
      zh: "角色“{name}”仍有 {count} 名用户使用，请先调整用户角色",
      en: "The role “{name}” is still in use (users: {count}). Give them another role first",
      ar: "الدور «{name}» لا يزال مسندًا (عدد المستخدمين: {count})، يرجى تغيير أدوارهم أولًا",
    },
  },
  rightNotHeld: {
    status: 403,
    text: {
      zh: "您自己没有“{right}”的权限，不能授予他人，请联系管理员",
      en: "You do not hold “{right}” yourself, so you cannot grant it. Please ask your administrator",
      ar: "ليست لديك صلاحية «{right}» فلا يمكنك منحها، يرجى التواصل مع مسؤول النظام",
    },
  },
  sightNotHeld: {
    status: 403,
    text: {
      zh: "您自己不能查看全部数据，不能将此权限授予他人，请联系管理员",
      en: "You do not see all records yourself, so you cannot grant it. Please ask your administrator",
      ar: "أنت لا تطّلع على جميع السجلات فلا يمكنك منح ذلك، يرجى التواصل مع مسؤول النظام",
    },
  },
  roleAboveYours: {
    status: 403,
    text: {
      zh: "角色“{name}”的权限超出您自己的权限，您不能分配，请联系管理员",
      en: "The role “{name}” may do more than you may yourself, so you cannot give it. Please ask your administrator",
      ar: "صلاحيات الدور «{name}» تتجاوز صلاحياتك فلا يمكنك إسناده، يرجى التواصل مع مسؤول النظام",
    },
  },
  unknownRight: {
    status: 422,
    text: { zh: "权限 {right} 不存在", en: "There is no right {right}", ar: "لا توجد صلاحية {right}" },
  },
});

const page = "/systemManagement/roleList";

/** An entry of the menu (overview §3, "Menu entry"). */
export interface MenuEntry {
  MenuId: string;
  MenuName: string;
  MenuUrl: string;
  Component: string;
  ParentID: string | null;
  OrderBy: number;
  IsShowNav: boolean;
  Icon: string;
  IsAvailable: boolean;
  KeepAlive: boolean;
  MessageCount: number;
  Pinyin: string;
  Rights: string[];
  ChildList: MenuEntry[];
}

export const menuEntry: z.ZodType<MenuEntry> = z
  .object({
    MenuId: z.string().describe("Stable id of the entry"),
    MenuName: z.string().describe("Title in the language of the request"),
    MenuUrl: z.string().describe("Route"),
    Component: z.string().describe("Page that the route loads; empty for a group"),
    ParentID: z.string().nullable().describe("Entry above, null at the top"),
    OrderBy: z.int().describe("Place among its siblings"),
    IsShowNav: z.boolean().describe("Shown in the sidebar"),
    Icon: z.string().describe("Name of the icon"),
    IsAvailable: z.boolean().describe("May be opened; a child list counts only then"),
    KeepAlive: z.boolean().describe("Keeps its state while its tab is open"),
    MessageCount: z.int().describe("Badge; 0 shows none"),
    Pinyin: z.string().describe("Title in pinyin and its initials, for the menu search"),
    Rights: z.array(z.string()).describe("Actions that the person may take on the page"),
    get ChildList() {
      return z.array(menuEntry).describe("Entries below");
    },
  })
  .meta({ id: "MenuEntry" });

export const getMenuInfoList = defineCall({
  path: "/Home/GetMenuInfoList",
  summary: "The menu of the signed-in person in the language of the request",
  access: signedIn,
  input: z.strictObject({}),
  answer: z.array(menuEntry),
  changes: false,
  refusals: [],
  example: {},
});

export const roleFields = {
  roleName: named(requiredText(60), texts.roleName).describe("Name, once in the company"),
  isSupervisor: named(z.boolean().default(false), texts.isSupervisor).describe("A supervisor's role (role level 2)"),
  seesAll: named(z.boolean().default(true), texts.seesAll).describe(
    "Sees all records; otherwise own ones and those of people below",
  ),
};

export const role = z
  .object({
    id: id.describe("Role"),
    ...answered(roleFields),
    preset: z.string().nullable().describe("Key of the role a company starts with, null for an own or renamed one"),
    userCount: named(z.int(), texts.userCount).describe("How many users hold it"),
    mayGive: z.boolean().describe("Whether the caller may give it to users: it holds no more than the caller does"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "Role" });

const filters = { search: z.string().trim().max(60).default("").describe("Part of the name") };
const sorts = ["createdAt", "roleName"] as const;

export const roleList = defineCall({
  path: "/System/RoleList",
  summary: "The company's roles",
  access: staff(`${page}:view`, "/systemManagement/userList:view"),
  input: listInput(filters, sorts),
  answer: listAnswer(role),
  changes: false,
  refusals: [],
  example: {},
});

export const exportRoleList = exportCall({
  path: "/System/ExportRoleList",
  summary: "The company's roles as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const saveRefusals = [systemRefusals.roleNameTaken, systemRefusals.sightNotHeld];

export const addRole = addCall({
  path: "/System/AddRole",
  summary: "Add a role",
  page,
  fields: roleFields,
  refusals: saveRefusals,
  example: { roleName: "Night shift" },
});

export const editRole = editCall({
  path: "/System/EditRole",
  summary: "Rename a role, or change what it sees",
  page,
  fields: roleFields,
  refusals: saveRefusals,
  example: { roleName: "Night shift" },
});

export const deleteRole = deleteCall({
  path: "/System/DeleteRole",
  summary: "Delete roles that nobody holds",
  page,
  ids: "Roles to delete, all or none",
  refusals: [systemRefusals.roleInUse],
});

export const pagePermission = z
  .object({
    url: z.string().describe("Menu page"),
    title: z.string().describe("Its title in the language of the request"),
    group: z.string().describe("Title of its menu group"),
    actions: z
      .array(
        z.object({
          action: z.enum(actions).describe("Action"),
          title: z.string().describe("Its name"),
          covers: z.string().describe("What it allows, in the language of the request"),
          granted: z.boolean().describe("Held by the role"),
          mayGrant: z.boolean().describe("Whether the caller may grant it: holds it, or the role does already"),
        }),
      )
      .describe("Actions on the page"),
  })
  .meta({ id: "PagePermission" });

export const getMenuPermissionList = defineCall({
  path: "/System/GetMenuPermissionList",
  summary: "A role's actions on each page",
  access: staff(`${page}:view`),
  input: z.strictObject({ roleId: id.describe("Role") }),
  answer: z.object({
    pages: z.array(pagePermission).describe("Every page with its actions"),
    version: version.describe("Version of the role"),
  }),
  changes: false,
  refusals: [],
  example: { roleId: someId },
});

export const editMenuPermission = defineCall({
  path: "/System/EditMenuPermission",
  summary: "Set what a role may do",
  description:
    "The next answer to every session of its users says `IsRefreshMenu: true` once. Nobody grants a right without holding it; what the role held before may stay.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    roleId: id.describe("Role"),
    rights: z
      .array(
        z.strictObject({ url: z.string().max(120).describe("Menu page"), action: z.enum(actions).describe("Action") }),
      )
      .max(1000)
      .describe("All rights the role has from now on"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [systemRefusals.unknownRight, systemRefusals.rightNotHeld],
  example: {
    roleId: someId,
    rights: [{ url: "/logisticsManagement/checkWayBill", action: "view" }],
    version: 1,
  },
});

export const systemCalls: readonly Call[] = [
  getMenuInfoList,
  roleList,
  exportRoleList,
  addRole,
  editRole,
  deleteRole,
  getMenuPermissionList,
  editMenuPermission,
];
