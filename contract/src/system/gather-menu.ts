import type { LocalText, Right } from "#core";
import type { MenuPage, ModuleMenu } from "./menu-page.ts";
import { startingRoles, type StartingRole } from "./roles.ts";

/** A group of the menu as the product lays it out: pages by their names in its path, and groups below it, in order. */
export interface GroupPlan {
  readonly url: `/${string}`;
  readonly title: LocalText;
  readonly icon: string;
  readonly children: readonly (string | GroupPlan)[];
}

/** A group of the menu with the pages that it has. */
export interface MenuGroup extends Omit<GroupPlan, "children"> {
  readonly children: readonly (MenuPage | MenuGroup)[];
}

/** A role that each new company starts with, and what it may do. */
export interface PresetRole extends StartingRole {
  readonly rights: readonly Right[];
}

/** The product's menu: its pages in groups, the rights on them, and the roles that companies start with. */
export interface Menu {
  readonly staff: readonly MenuGroup[];
  readonly customers: readonly MenuGroup[];
  /** All pages of staff in order. */
  readonly pages: readonly MenuPage[];
  /** Every right that there is. */
  readonly rights: readonly Right[];
  readonly presetRoles: readonly PresetRole[];
  /** See `ModuleMenu`. */
  readonly apart: readonly (readonly [Right, Right])[];
}

interface MenuParts {
  groups: { staff: readonly GroupPlan[]; customers: readonly GroupPlan[] };
  modules: readonly ModuleMenu[];
}

/** The menu, from its groups and the pages that the modules declare. A page without a place in a group is a fault. */
export function gatherMenu({ groups, modules }: MenuParts): Menu {
  const staff = fill(
    groups.staff,
    modules.flatMap((module) => module.staff ?? []),
  );
  const customers = fill(
    groups.customers,
    modules.flatMap((module) => module.customers ?? []),
  );
  const pages = menuPages(staff);
  return {
    staff,
    customers,
    pages,
    rights: pages.flatMap(rightsOn),
    apart: modules.flatMap((module) => module.apart ?? []),
    presetRoles: startingRoles.map((role) => ({ ...role, rights: pages.flatMap((page) => presetRights(page, role)) })),
  };
}

/** All pages of some groups in order. */
export function menuPages(groups: readonly (MenuGroup | MenuPage)[]): MenuPage[] {
  return groups.flatMap((entry) => ("children" in entry ? menuPages(entry.children) : [entry]));
}

function fill(plans: readonly GroupPlan[], pages: readonly MenuPage[]): MenuGroup[] {
  const filled = plans.map((plan) => fillGroup(plan, pages)).filter(({ children }) => children.length > 0);
  const placed = new Set(menuPages(filled));
  const lost = pages.find((page) => !placed.has(page));
  if (lost) throw new Error(`The page ${lost.url} has no place in a group of the menu`);
  return filled;
}

function fillGroup({ children, ...group }: GroupPlan, pages: readonly MenuPage[]): MenuGroup {
  const entries = children.flatMap((child): (MenuPage | MenuGroup)[] => {
    if (typeof child !== "string") return [fillGroup(child, pages)];
    const url = `${group.url}/${child}`;
    return pages.filter((page) => page.url === url || page.url.startsWith(`${url}/`));
  });
  return { ...group, children: entries.filter((entry) => !("children" in entry) || entry.children.length > 0) };
}

function rightsOn({ url, actions }: Pick<MenuPage, "url" | "actions">): Right[] {
  return actions.map((action): Right => `${url}:${action}`);
}

function presetRights({ url, actions, presets = [] }: MenuPage, { preset }: StartingRole): Right[] {
  const may = presets.find(({ roles }) => roles.includes(preset))?.may ?? [];
  return rightsOn({ url, actions: may === "all" ? actions : may });
}
