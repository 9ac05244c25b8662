import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { PageContext, type PageHandle } from "#core/page";
import type { PageMatch } from "./guard.ts";
import { usePageTitle } from "./page-title.ts";

/** A page outside the shell. */
export function PublicPage({ match }: { match: PageMatch }) {
  const { page, params } = match;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const title = usePageTitle(page);
  const handle = useMemo<PageHandle>(
    () => ({
      key: pathname,
      path: pathname,
      params: {},
      search: new URLSearchParams(search),
      title,
      active: true,
      replaceSearch: (next) => void navigate({ pathname, search: next.toString() }, { replace: true }),
      setTitle: (next) => {
        document.title = next;
      },
      close: () => void navigate("/"),
    }),
    [pathname, search, title, navigate],
  );
  return (
    <PageContext value={handle}>
      <page.component params={params} />
    </PageContext>
  );
}
