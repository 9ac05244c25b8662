import { useEffect } from "react";
import { findPage } from "./guard.ts";
import { pages } from "./pages.ts";

/** Fetches a page while the pointer or the focus comes to a link to it, so that it shows at once when it is opened. */
export function useFetchingAhead(): void {
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link?.origin !== location.origin) return;
      // A failed fetch is repeated, and its failure shown, when the page is opened.
      findPage(pages, [], link.pathname)
        ?.page.preload()
        .catch(() => undefined);
    };
    document.addEventListener("pointerover", onReach, { passive: true });
    document.addEventListener("focusin", onReach);
    return () => {
      document.removeEventListener("pointerover", onReach);
      document.removeEventListener("focusin", onReach);
    };
  }, []);
}
