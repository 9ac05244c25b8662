import type { Action, LocalText } from "#core";
import type { PresetKey } from "./roles.ts";

/** A page of the menu that a person can be given rights on. Its module declares it in its `menu.ts`. */
export interface MenuPage {
  /** The route: the path of its group, then its own name (`menu-groups.ts` says the order). */
  readonly url: `/${string}`;
  readonly title: LocalText;
  readonly icon: string;
  /** Actions on this page; each is a right. */
  readonly actions: readonly Action[];
  /** Actions of the roles that companies start with; each role stands once. */
  readonly presets?: readonly { readonly roles: readonly PresetKey[]; readonly may: readonly Action[] | "all" }[];
  /** Kept alive while its tab is open. */
  readonly keepAlive: boolean;
  /** Shown without any right: one's own pages. */
  readonly own?: boolean;
  /** Shown to a user who has no company yet. */
  readonly newUserToo?: boolean;
  /** No page that opens: something to be done on the page whose path its own begins with, with a right of its own. */
  readonly rightOnly?: boolean;
}

/** The pages of one module. */
export interface ModuleMenu {
  readonly staff?: readonly MenuPage[];
  /** Pages of the company's customers. */
  readonly customers?: readonly MenuPage[];
}

/** Names of the actions. */
export const actionTexts: Readonly<Record<Action, LocalText>> = {
  view: { zh: "查看", en: "View", ar: "عرض" },
  add: { zh: "新增", en: "Add", ar: "إضافة" },
  edit: { zh: "编辑", en: "Edit", ar: "تعديل" },
  delete: { zh: "删除", en: "Delete", ar: "حذف" },
  export: { zh: "导出", en: "Export", ar: "تصدير" },
  approve: { zh: "审批", en: "Approve", ar: "اعتماد" },
};
