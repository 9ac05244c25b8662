import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Page } from "#core/page";

/** A page's title from its module's texts; empty while they are on their way. */
export function useDeclaredTitle(page: Page | undefined): string {
  const { i18n, ready } = useTranslation((page?.namespace ?? "app") as "app", { useSuspense: false });
  return page && ready ? i18n.t(page.title as "name", { ns: page.namespace as "app" }) : "";
}

/** Puts a page's title into the browser's title bar. */
export function usePageTitle(page: Page, title?: string): void {
  const declared = useDeclaredTitle(page);
  const shown = title ?? declared;
  useEffect(() => {
    document.title = shown === "" ? "Lading" : `${shown} - Lading`;
  }, [shown]);
}
