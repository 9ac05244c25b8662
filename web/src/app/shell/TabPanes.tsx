import { Activity, memo, Suspense, useLayoutEffect, useMemo, useRef } from "react";
import { PageContext, type PageHandle } from "#core/page";
import { Skeleton } from "antd";
import { FailureBoundary } from "../Failure.tsx";
import type { PageMatch } from "../guard.ts";
import { usePageTitle } from "../page-title.ts";
import { mountedKeys, type Tab } from "../tabs.ts";

interface PaneActions {
  onSearch: (tab: Tab, search: URLSearchParams) => void;
  onTitle: (tab: Tab, title: string) => void;
  onClose: (tab: Tab) => void;
}

interface TabPanesProps extends PaneActions {
  tabs: readonly Tab[];
  shown: string;
  matches: ReadonlyMap<string, PageMatch>;
  /** A page without a tab (404), shown instead of the tabs' pages. */
  alone: PageMatch | undefined;
}

function keepsAlive({ page, entry }: PageMatch): boolean {
  return entry ? entry.KeepAlive : page.keepAlive === true;
}

/** The pages of the open tabs: one shown, the kept-alive others hidden with their state. */
export function TabPanes({ tabs, shown, matches, alone, ...actions }: TabPanesProps) {
  const mounted = mountedKeys(tabs, shown, (tab) => {
    const match = matches.get(tab.key);
    return match !== undefined && keepsAlive(match);
  });
  return (
    <>
      {alone && <alone.page.component params={alone.params} />}
      {tabs.map((tab) => {
        const match = matches.get(tab.key);
        if (!match || !mounted.has(tab.key)) return null;
        const active = tab.key === shown;
        return (
          <Activity key={`${tab.key} ${tab.revision}`} mode={active ? "visible" : "hidden"}>
            <Pane tab={tab} match={match} active={active} actions={actions} />
          </Activity>
        );
      })}
    </>
  );
}

interface PaneProps {
  tab: Tab;
  match: PageMatch;
  active: boolean;
  actions: PaneActions;
}

function Pane({ tab, match, active, actions }: PaneProps) {
  const latest = useRef({ tab, active, actions });
  const { page, params } = match;
  const paramsKey = JSON.stringify(params);
  useLayoutEffect(() => {
    latest.current = { tab, active, actions };
  });
  useScrollKept();
  usePaneTitle(tab, match);
  const handle = useMemo<PageHandle>(
    () => ({
      key: tab.key,
      path: tab.pathname,
      params: JSON.parse(paramsKey) as Record<string, string>,
      search: new URLSearchParams(tab.search),
      active,
      // A hidden page does not write the address of the one shown.
      replaceSearch: (search) => latest.current.active && latest.current.actions.onSearch(latest.current.tab, search),
      setTitle: (title) => latest.current.actions.onTitle(latest.current.tab, title),
      close: () => latest.current.actions.onClose(latest.current.tab),
    }),
    [tab.key, tab.pathname, tab.search, active, paramsKey],
  );
  return (
    <PageContext value={handle}>
      <FailureBoundary>
        <Suspense fallback={<Skeleton active className="page-skeleton" />}>
          <PageOf page={page} params={handle.params} />
        </Suspense>
      </FailureBoundary>
    </PageContext>
  );
}

/** Shown again, a page does not render anew unless its parameters changed. */
const PageOf = memo(function PageOf({ page, params }: { page: PageMatch["page"]; params: PageHandle["params"] }) {
  return <page.component params={params} />;
});

/** Remembers how far the window was scrolled on this page, and goes there when the page is shown again. */
function useScrollKept(): void {
  const top = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, top.current);
    const remember = () => {
      top.current = window.scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);
}

function usePaneTitle(tab: Tab, { page, entry }: PageMatch): void {
  usePageTitle(page, tab.title ?? entry?.MenuName);
}
