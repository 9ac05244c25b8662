import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Page } from "#core/page";

/** A page's title from its module's texts; empty while they are on their way, and of a menu page without one of its own. Keys of declared pages are texts' keys of their own module. */
export function useDeclaredTitle(page: Page | undefined): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page names its own module's texts
  const namespace = (page?.namespace ?? "app") as "app";
  const { i18n, ready } = useTranslation(namespace, { useSuspense: false });
  if (page?.title === undefined || !ready) return "";
  return i18n.t(page.title, { ns: page.namespace ?? "app" });
}

/** Puts a page's title into the browser's title bar, and gives it. */
export function usePageTitle(page: Page, title?: string): string {
  const declared = useDeclaredTitle(page);
  const shown = title ?? declared;
  useEffect(() => {
    document.title = shown === "" ? "Lading" : `${shown} - Lading`;
  }, [shown]);
  return shown;
}
