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
import { listMenu, type CustomerMenuCounts, type MenuCounts } from "./menu.ts";
import { listPermissions, setPermissions } from "./permissions.ts";
import { changeRole, createRole, deleteRoles, exportRoles, listRoles } from "./roles.ts";

export { checkMayGive } from "./grants.ts";
export { nameRight } from "./menu.ts";
export { addPresetRoles } from "./preset-roles.ts";
export { readNewSession, refreshSessions } from "./snapshots.ts";
export { roleRights, roles, userRoles } from "./tables.ts";

/** The menu, roles and what they may do. `counts` is what other modules have waiting on their pages. */
export function systemModule(counts: MenuCounts = {}, ofCustomers: CustomerMenuCounts = {}): ServerModule {
  return {
    name: "system",
    routes: [
      on(getMenuInfoList, listMenu(counts, ofCustomers)),
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
