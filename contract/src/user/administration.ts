import { z } from "zod";
import {
  changedRecord,
  defineCall,
  deletedRecords,
  exportCall,
  id,
  listAnswer,
  listInput,
  moment,
  named,
  optionalText,
  someId,
  staff,
  version,
  type Call,
} from "#core";
import { account, sessionRefusals } from "#session";
import { systemRefusals } from "#system";
import { userFieldTexts as texts, userStateTexts } from "./field-texts.ts";
import { userRefusals } from "./refusals.ts";

const page = "/systemManagement/userList";

/** Catalogue §4: a user is normal or frozen. */
export const userStates = ["normal", "frozen"] as const;

export const listedUser = z
  .object({
    UserId: id.describe("User"),
    UserName: named(z.string(), texts.userName),
    HeadImg: z.string().describe("Path of the avatar, or the empty text"),
    email: named(z.string(), texts.email),
    phone: named(z.string(), texts.phone),
    position: named(z.string(), texts.position),
    RoleLevel: z.int().min(1).max(3).describe("1 company administrator, 2 supervisor, 3 staff"),
    roles: z.array(z.object({ id: id.describe("Role"), roleName: z.string().describe("Name") })).describe("Roles held"),
    parentUserId: id.nullable().describe("Superior"),
    parentUserName: named(z.string(), texts.superior).describe("Superior's name, or the empty text"),
    state: named(z.enum(userStates), texts.state, userStateTexts).describe("Normal or frozen"),
    lastSignInAt: named(moment.nullable(), texts.lastSignInAt).describe("When the person last signed in"),
    createdAt: named(moment, texts.createdAt).describe("When the user was added"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "ListedUser" });

const filters = {
  search: z.string().trim().max(120).default("").describe("Part of the name, e-mail address, phone number or position"),
  state: z.enum(userStates).optional().describe("Only this state"),
  roleId: id.optional().describe("Only holders of this role"),
  parentUserId: id.optional().describe("Only those directly below this user"),
};
const sorts = ["createdAt", "UserName", "lastSignInAt"] as const;

export const getUserInfoList = defineCall({
  path: "/User/GetUserInfoList",
  summary: "The company's users",
  access: staff(`${page}:view`),
  input: listInput(filters, sorts),
  answer: listAnswer(listedUser),
  changes: false,
  refusals: [],
  example: { state: "normal" },
});

export const exportUserInfoList = exportCall({
  path: "/User/ExportUserInfoList",
  summary: "The company's users as a spreadsheet",
  page,
  filters,
  sorts,
  example: {},
});

const pick = z
  .object({
    UserId: id.describe("User"),
    UserName: z.string().describe("Name"),
    position: z.string().describe("Position"),
    roleNames: z.array(z.string()).describe("Roles held"),
    presets: z.array(z.string()).describe("Keys of the held roles that companies start with, e.g. `sales`"),
  })
  .meta({ id: "UserChoice" });

export const getUserListByCompanyCode = defineCall({
  path: "/User/GetUserListByCompanyCode",
  summary: "Colleagues to choose from",
  access: staff(),
  input: z.strictObject({ search: optionalText(60).describe("Part of the name") }),
  answer: z.object({ rows: z.array(pick).describe("At most 200 users in use, by name") }),
  changes: false,
  refusals: [],
  example: {},
});

export const getUserListByCondition = defineCall({
  path: "/User/GetUserListByCondition",
  summary: "Colleagues who hold a role, to choose from",
  access: staff(),
  input: z.strictObject({
    search: optionalText(60).describe("Part of the name"),
    preset: optionalText(40).describe("Key of a role that companies start with, e.g. `sales`"),
    roleId: id.optional().describe("A role"),
  }),
  answer: z.object({ rows: z.array(pick).describe("At most 200 users in use, by name") }),
  changes: false,
  refusals: [],
  example: { preset: "sales" },
});

export const getUserInfo = defineCall({
  path: "/User/GetUserInfo",
  summary: "A user as the administrator sees it",
  access: staff(`${page}:view`),
  input: z.strictObject({ userId: id.describe("User") }),
  answer: listedUser.extend({
    introduction: z.string().describe("A few words about the person"),
    below: z
      .array(z.object({ UserId: id.describe("User"), UserName: z.string().describe("Name") }))
      .describe("Users directly below"),
  }),
  changes: false,
  refusals: [],
  example: { userId: someId },
});

export const getUserInfoByPhoneNumber = defineCall({
  path: "/User/GetUserInfoByPhoneNumber",
  summary: "Find a colleague by phone number or e-mail address",
  access: staff(`${page}:view`),
  input: z.strictObject({ account: account.describe("Phone number or e-mail address") }),
  answer: listedUser,
  changes: false,
  refusals: [sessionRefusals.accountFormat, userRefusals.companyFirst],
  example: { account: "+8613800138000" },
});

export const editUserRole = defineCall({
  path: "/User/EditUserRole",
  summary: "Set a user's roles",
  description:
    "The next answer to each of the user's sessions says `IsRefreshMenu: true` once. Nobody gives a role that may do more than they may themselves; what the user held before may stay.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    userId: id.describe("User"),
    roleIds: z.array(id).max(20).describe("All roles from now on"),
    isAdministrator: z.boolean().describe("Role level 1; only an administrator may give or take it"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [userRefusals.lastAdministrator, userRefusals.administratorOnly, systemRefusals.roleAboveYours],
  example: { userId: someId, roleIds: [], isAdministrator: false, version: 1 },
});

export const distributionParentUser = defineCall({
  path: "/User/DistributionParentUser",
  summary: "Set a user's superior",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    userId: id.describe("User"),
    parentUserId: id.nullable().describe("Superior, or null for none"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [userRefusals.superiorCircle, userRefusals.notYourself, userRefusals.wouldSeeMore],
  example: { userId: someId, parentUserId: null, version: 1 },
});

export const editUserState = defineCall({
  path: "/User/EditUserState",
  summary: "Freeze a user, or thaw one",
  description: "Freezing ends all sessions of the user at once.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    userId: id.describe("User"),
    state: z.enum(userStates).describe("New state"),
    version: version.describe("Version it was read with"),
  }),
  answer: changedRecord,
  changes: true,
  refusals: [userRefusals.notYourself, userRefusals.lastAdministrator, userRefusals.administratorOnly],
  example: { userId: someId, state: "frozen", version: 1 },
});

export const deleteUser = defineCall({
  path: "/User/DeleteUser",
  summary: "Delete users who are named on no waybill",
  access: staff(`${page}:delete`),
  input: z.strictObject({ userIds: z.array(id).min(1).max(100).describe("Users, all or none") }),
  answer: deletedRecords,
  changes: true,
  refusals: [
    userRefusals.notYourself,
    userRefusals.lastAdministrator,
    userRefusals.administratorOnly,
    userRefusals.userHasRecords,
  ],
  example: { userIds: [someId] },
});

export const administrationCalls: readonly Call[] = [
  getUserInfoList,
  exportUserInfoList,
  getUserListByCompanyCode,
  getUserListByCondition,
  getUserInfo,
  getUserInfoByPhoneNumber,
  editUserRole,
  distributionParentUser,
  editUserState,
  deleteUser,
];
