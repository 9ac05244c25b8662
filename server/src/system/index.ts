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
import { changeRole, createRole, deleteRoles, exportRoles, listRoles } from "./roles.ts";

export { systemKinds } from "./make.ts";
export { checkMayGive } from "./grants.ts";
export type { MenuBadge, MenuBadges } from "./menu.ts";
export { addPresetRoles } from "./preset-roles.ts";
export { bringPresetRolesUpToDate } from "./preset-upgrade.ts";
export { readNewSession, refreshSessions } from "./snapshots.ts";
export { roleRights, roles, userRoles } from "./tables.ts";

/** The menu, roles and what they may do. `staff` and `customers` are what other modules say of what waits on their pages. */
export function systemModule(staff: MenuBadges["staff"] = [], customers: MenuBadges["customers"] = []): ServerModule {
  return {
    name: "system",
    routes: [
      on(getMenuInfoList, listMenu({ staff, customers })),
      on(roleList, listRoles),
      on(exportRoleList, exportRoles),
      on(addRole, createRole),
      on(editRole, changeRole),
      on(deleteRole, deleteRoles),
      on(getMenuPermissionList, listPermissions),
      on(editMenuPermission, setPermissions),
    ],
  };
}
