import { boolean, foreignKey, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { companyId, recordId, tracked } from "#core/columns";

/** A role of a company: its name, whether it is a supervisor's, and whether it sees all records or its own. */
export const roles = pgTable(
  "role",
  {
    companyId: companyId(),
    id: recordId(),
    roleName: text("role_name").notNull(),
    /** The role a company starts with (`operator`, `sales`, …), or null for an own one; its name is then translated until renamed. */
    preset: text("preset"),
    isSupervisor: boolean("is_supervisor").notNull().default(false),
    /** False: its users see the waybills and customers they are assigned to, and those of the people below them. */
    seesAll: boolean("sees_all").notNull().default(true),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("role_name_once").on(table.companyId, table.roleName),
  ],
);

/** A right that a role holds: a menu page and an action. */
export const roleRights = pgTable(
  "role_right",
  {
    companyId: companyId(),
    roleId: uuid("role_id").notNull(),
    page: text("page").notNull(),
    action: text("action").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.roleId, table.page, table.action] }),
    foreignKey({ columns: [table.companyId, table.roleId], foreignColumns: [roles.companyId, roles.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** A role that a user holds. */
export const userRoles = pgTable(
  "user_role",
  { companyId: companyId(), userId: uuid("user_id").notNull(), roleId: uuid("role_id").notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.roleId] }),
    foreignKey({ columns: [table.companyId, table.roleId], foreignColumns: [roles.companyId, roles.id] }).onDelete(
      "cascade",
    ),
  ],
);

/**
 * A menu page that a company's preset roles have been given their rights on, at its start or by a later release. Rights
 * that an administrator has taken away since stay away.
 */
export const presetPages = pgTable("preset_page", { companyId: companyId(), page: text("page").notNull() }, (table) => [
  primaryKey({ columns: [table.companyId, table.page] }),
]);
