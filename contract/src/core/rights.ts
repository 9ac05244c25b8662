/** A right is a menu page and an action (decisions.md, "Companies, people, rights"). */
export const actions = ["view", "add", "edit", "delete", "export", "approve"] as const;
export type Action = (typeof actions)[number];

/** `/logisticsManagement/checkWayBill:edit`, as stored with a role. */
export type Right = `/${string}:${Action}`;

/** Splits a right into its page and action. */
export function splitRight(right: Right): { page: string; action: Action } {
  const cut = right.lastIndexOf(":");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of a right says what follows the colon
  return { page: right.slice(0, cut), action: right.slice(cut + 1) as Action };
}

/** 1 company administrator, 2 supervisor, 3 staff. */
export const roleLevels = { administrator: 1, supervisor: 2, staff: 3 } as const;
export type RoleLevel = 1 | 2 | 3;
