import type { Action, LocalText, Right } from "#core";
import type { PresetKey } from "./roles.ts";

/** A page of the menu that a person can be given rights on. Its module declares it in its `menu.ts`. */
export interface MenuPage {
  /** The route: the path of its group, then its own name (`menu-groups.ts` says the order). */
  readonly url: `/${string}`;
  readonly title: LocalText;
  readonly icon: string;
  /** Actions on this page; each is a right. */
  readonly actions: readonly Action[];
  /** The extent of single rights on this page, where it is not the usual one of the action (`actionCovers`). */
  readonly covers?: Readonly<Partial<Record<Action, LocalText>>>;
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
  /** Pairs of rights of which no role that companies start with holds both (decisions.md, "Money"). */
  readonly apart?: readonly (readonly [Right, Right])[];
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

/** The extent of a right on a page that does not say it otherwise. */
export const actionCovers: Readonly<Record<Action, LocalText>> = {
  view: {
    zh: "打开该页面，查看其列表和详情",
    en: "Open the page and read its lists and records",
    ar: "فتح الصفحة والاطلاع على قوائمها وسجلاتها",
  },
  add: { zh: "新增记录，包括批量导入", en: "Add records, also by import", ar: "إضافة سجلات، بما فيها الاستيراد" },
  edit: { zh: "修改已有记录", en: "Change records that are there", ar: "تعديل السجلات الموجودة" },
  delete: { zh: "删除或作废记录", en: "Delete or void records", ar: "حذف السجلات أو إبطالها" },
  export: {
    zh: "导出表格，打印并通过邮件发送单据",
    en: "Export spreadsheets, print documents and send them by e-mail",
    ar: "تصدير الجداول وطباعة المستندات وإرسالها بالبريد",
  },
  approve: { zh: "对待办事项作出决定", en: "Decide on what waits for approval", ar: "البتّ فيما ينتظر الاعتماد" },
};
