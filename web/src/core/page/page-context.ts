import { createContext, use } from "react";

/** A page's hold on its own tab and address. Kept-alive pages must use it instead of the router's hooks, which speak of the page shown now. */
export interface PageHandle {
  /** The tab's key; storage keys may use it. */
  readonly key: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query of this page's address. */
  readonly search: URLSearchParams;
  /** The page's title in the tab and the window. */
  readonly title: string;
  /** True while the page is the one shown. */
  readonly active: boolean;
  /** Replaces the query in the address bar without a step in the history. */
  replaceSearch: (search: URLSearchParams) => void;
  /** Sets the tab's title, e.g. a waybill's number instead of "Waybill". */
  setTitle: (title: string) => void;
  /** Closes the tab and shows the one beside it. */
  close: () => void;
}

export const PageContext = createContext<PageHandle | null>(null);

/** The page that this component stands on. */
export function usePage(): PageHandle {
  const page = use(PageContext);
  if (!page) throw new Error("usePage is for components of a page");
  return page;
}
