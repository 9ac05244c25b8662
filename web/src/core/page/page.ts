import type { ComponentType } from "react";
import { loadTexts } from "#core/i18n";
import type { Audience } from "#core/session";
import { late, type Late } from "./late.ts";
import type { NamedRecord } from "./named-record.ts";

/** Props of a page: the `:name` parts of its path. Its query is in `usePage().search`. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}

/**
 * - `public`: needs no sign-in and has no shell around it.
 * - `hidden`: inside the shell, reached from other pages, not in the menu.
 * - `menu`: inside the shell, and there only when the server's menu has its path.
 */
export type PageKind = "public" | "hidden" | "menu";

interface PageDeclaration {
  /** `/waybillDetails/:id` */
  path: `/${string}`;
  kind: PageKind;
  /** Key of its title in the module's texts. A menu page needs none: its title comes from the menu. */
  title?: string;
  /** The page itself, the file's default export; fetched when it is first shown. */
  load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** Of a hidden page: keeps its state while its tab is open. A menu page's flag comes from the menu. */
  keepAlive?: boolean;
  /** Of a hidden page: who may open it; without it, anyone signed in. */
  audience?: Audience;
  /** Of a hidden page: the record that its address names. Where none is named, the page says on which list it is chosen. */
  record?: NamedRecord;
}

/** A page as the application knows it. */
export interface Page extends Omit<PageDeclaration, "load">, Late<PageProps> {
  /** The module, whose texts the page needs; null where all its texts are the contract's and the product's. */
  readonly namespace: string | null;
}

/** Declares a module's pages: `export const pages = definePages("waybill", [{ path, kind, title, load }])`. */
export function definePages(namespace: string | null, pages: readonly PageDeclaration[]): Page[] {
  return pages.map(({ load, ...page }) => {
    const withTexts = async () => {
      const [module] = await Promise.all([load(), namespace === null ? undefined : loadTexts(namespace)]);
      return module;
    };
    return { ...page, namespace, ...late(withTexts) };
  });
}
