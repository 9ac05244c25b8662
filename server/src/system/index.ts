import {
  addRole,
  deleteRole,
  editMenuPermission,
  editRole,
  exportRoleList,
  getMenuInfoList,
  getMenuPermissionList,
  roleList,
} from "@lading/contract/system";
import { on, type ServerModule } from "#core/http";
import { listMenu, type MenuBadges } from "./menu.ts";
import { listPermissions, setPermissions } from "./permissions.ts";
import { changeRole, createRole, deleteRoles, exportRoles, listRoles, type RoleHolders } from "./roles.ts";

export { systemKinds } from "./make.ts";
export { checkMayGive } from "./grants.ts";
export type { MenuBadge, MenuBadges } from "./menu.ts";
export { addPresetRoles } from "./preset-roles.ts";
export { bringPresetRolesUpToDate } from "./preset-upgrade.ts";
export { shownRoleName } from "./role-name.ts";
export type { RoleHolders } from "./roles.ts";
export { sessionsOf, type SessionPerson } from "./snapshots.ts";
export { roleRights, roles, userRoles } from "./tables.ts";

/** Other modules' additions to menu and roles; `app.ts` fills them in. */
interface SystemNeighbours {
  /** Numbers of waiting things on the menu's pages for staff. */
  staffBadges?: MenuBadges["staff"];
  /** The same for the company's customers. */
  customerBadges?: MenuBadges["customers"];
  roleHolders?: RoleHolders;
}

/** The menu, roles and what they may do. */
export function systemModule({
  staffBadges = [],
  customerBadges = [],
  roleHolders,
}: SystemNeighbours = {}): ServerModule {
  return {
    name: "system",
    routes: [
      on(getMenuInfoList, listMenu({ staff: staffBadges, customers: customerBadges })),
      on(roleList, listRoles),
      on(exportRoleList, exportRoles),
      on(addRole, createRole),
      on(editRole, changeRole(roleHolders)),
      on(deleteRole, deleteRoles),
      on(getMenuPermissionList, listPermissions),
      on(editMenuPermission, setPermissions(roleHolders)),
    ],
  };
}
