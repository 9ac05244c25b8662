import { Activity, memo, Suspense, use, useLayoutEffect, useMemo, useRef, useState } from "react";
import { PageShown } from "#core/i18n";
import { late, namesRecord, PageContext, type PageHandle } from "#core/page";
import { Design } from "#ui";
import { FailureBoundary } from "../Failure.tsx";
import type { PageMatch } from "../guard.ts";
import { usePageTitle } from "../page-title.ts";
import { mountedKeys, type Tab } from "../tabs.ts";

const ChooseRecord = late(() => import("../ChooseRecord.tsx"));

interface PaneActions {
  onSearch: (tab: Tab, search: URLSearchParams) => void;
  onTitle: (tab: Tab, title: string) => void;
  onClose: (tab: Tab) => void;
}

interface TabPanesProps extends PaneActions {
  tabs: readonly Tab[];
  shown: string;
  matchOf: (tab: Tab) => PageMatch | undefined;
}

function keepsAlive(match: PageMatch | undefined): boolean {
  return match?.entry ? match.entry.KeepAlive : match?.page.keepAlive === true;
}

/** The pages of the open tabs: one shown, the kept-alive others hidden with their state. */
export function TabPanes({ tabs, shown, matchOf, ...actions }: TabPanesProps) {
  const mounted = mountedKeys(tabs, shown, (tab) => tab.visitedAt > 0 && keepsAlive(matchOf(tab)));
  return tabs.map((tab) => {
    const match = mounted.has(tab.key) ? matchOf(tab) : undefined;
    if (!match) return null;
    const active = tab.key === shown;
    return (
      <Activity key={`${tab.key} ${tab.revision}`} mode={active ? "visible" : "hidden"}>
        <Pane tab={tab} match={match} active={active} actions={actions} />
      </Activity>
    );
  });
}

interface PaneProps {
  tab: Tab;
  match: PageMatch;
  active: boolean;
  actions: PaneActions;
}

function Pane({ tab, match, active, actions }: PaneProps) {
  const { page, entry, params } = match;
  const title = usePageTitle(page, tab.title ?? entry?.MenuName);
  const handle = usePageHandle(tab, { active, actions, params, title });
  useScrollKept();
  const shown = useRef(false);
  return (
    <PageContext value={handle}>
      <PageShown value={shown}>
        <FailureBoundary>
          <Suspense fallback={<PagePlace />}>
            {page.record && !namesRecord(page.record, handle) ? (
              <ChooseRecord.component record={page.record} />
            ) : (
              <PageOf page={page} params={handle.params} />
            )}
            <WhenShown shownRef={shown} />
          </Suspense>
        </FailureBoundary>
      </PageShown>
    </PageContext>
  );
}

/** Notes that the page it stands in is shown. */
function WhenShown({ shownRef }: { shownRef: { current: boolean } }) {
  useLayoutEffect(() => {
    shownRef.current = true;
  }, [shownRef]);
  return null;
}

interface PaneState {
  active: boolean;
  actions: PaneActions;
  params: PageHandle["params"];
  title: string;
}

function usePageHandle(tab: Tab, { active, actions, params, title }: PaneState): PageHandle {
  const latest = useRef({ tab, active, actions });
  useLayoutEffect(() => {
    latest.current = { tab, active, actions };
  });
  // A tab's path never changes, and so its parameters do not: the first ones stay, and the page is not rendered anew.
  const [fixed] = useState(params);
  return useMemo<PageHandle>(
    () => ({
      key: tab.key,
      path: tab.pathname,
      params: fixed,
      search: new URLSearchParams(tab.search),
      title,
      active,
      replaceSearch: (search) => {
        // A hidden page does not write the address of the one shown.
        if (latest.current.active) latest.current.actions.onSearch(latest.current.tab, search);
      },
      setTitle: (own) => latest.current.actions.onTitle(latest.current.tab, own),
      close: () => latest.current.actions.onClose(latest.current.tab),
    }),
    [tab.key, tab.pathname, tab.search, title, active, fixed],
  );
}

/** Shown again, a page does not render anew unless its parameters changed. */
const PageOf = memo(function PageOf({ page, params }: { page: PageMatch["page"]; params: PageHandle["params"] }) {
  return (
    <Design>
      <page.component params={params} />
    </Design>
  );
});

/** Holds a page's place while its script is on its way; `data-again` where the page had been shown, which the browser tests refuse. */
function PagePlace() {
  const { current: isShown } = use(PageShown);
  return (
    <div className="page-place" aria-hidden="true" data-again={isShown || undefined}>
      <span />
      <span />
      <span />
    </div>
  );
}

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
