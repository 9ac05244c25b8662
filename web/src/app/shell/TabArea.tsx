import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, type NavigateFunction } from "react-router";
import { usePreference } from "#core/preferences";
import { queryClient } from "#core/api";
import type { Decision, PageMatch } from "../guard.ts";
import {
  closeAll,
  closeOthers,
  closeTab,
  neighbourOf,
  pinTab,
  refreshTab,
  renameTab,
  tabKey,
  visit,
  type Tab,
} from "../tabs.ts";
import { TabBar } from "./TabBar.tsx";
import { TabPanes } from "./TabPanes.tsx";

interface TabAreaProps {
  target: Extract<Decision, { kind: "shell" | "refresh" }>;
  home: string;
  navigate: NavigateFunction;
  /** Stands above the pages. */
  children: ReactNode;
}

type PinnedTab = Pick<Tab, "pathname" | "search" | "title">;
const noPinned: PinnedTab[] = [];
const notFoundPath = "/404";

function startingTabs(home: string, pinned: readonly PinnedTab[]): readonly Tab[] {
  const opened = [{ pathname: home, search: "" }, ...pinned].map((tab) => ({
    ...tab,
    key: tabKey(tab.pathname, tab.search),
    pinned: true,
    revision: 0,
    visitedAt: 0,
  }));
  return opened.filter((tab, place) => opened.findIndex((other) => other.key === tab.key) === place);
}

/** The tag bar and, below it, the pages of its tabs. The home page's tab is always there. */
export function TabArea({ target, home, navigate, children }: TabAreaProps) {
  const { pathname, search } = useLocation();
  const [pinned, setPinned] = usePreference("pinnedTabs", noPinned);
  const [tabs, setTabs] = useState(() => startingTabs(home, pinned));
  const matches = useRef(new Map<string, PageMatch>());
  const key = tabKey(pathname, search);

  if (target.kind === "shell") {
    matches.current.set(key, target.match);
    const visited = pathname === notFoundPath ? tabs : visit(tabs, pathname, search);
    if (visited !== tabs) setTabs(visited);
  }

  const refreshing = target.kind === "refresh" ? target.to : undefined;
  useEffect(() => {
    if (refreshing === undefined) return;
    const [path = "", query = ""] = refreshing.split("?");
    setTabs((now) => refreshTab(now, tabKey(path, query)));
    void navigate(refreshing, { replace: true });
    void queryClient.invalidateQueries();
  }, [refreshing, navigate]);

  const goTo = (tab: Tab | undefined) => void navigate(tab ? tab.pathname + tab.search : home);
  const close = (closed: string) => {
    const next = closeTab(tabs, closed);
    if (next.length === tabs.length) return;
    setTabs(next);
    if (closed === key) goTo(neighbourOf(tabs, closed));
  };
  const keepPinned = (next: readonly Tab[]) => {
    setTabs(next);
    const kept = next.filter((tab) => tab.pinned && tab.key !== home);
    setPinned(
      kept.map(({ pathname: path, search: query, title }) => ({
        pathname: path,
        search: query,
        ...(title !== undefined && { title }),
      })),
    );
  };

  return (
    <>
      <TabBar
        tabs={tabs}
        shown={key}
        home={home}
        matches={matches.current}
        onShow={goTo}
        onClose={close}
        onRefresh={(tab) => void navigate(`/redirect${tab.pathname}${tab.search}`, { replace: true })}
        onCloseOthers={(tab) => {
          setTabs(closeOthers(tabs, tab.key));
          if (tab.key !== key) goTo(tab);
        }}
        onCloseAll={() => {
          const next = closeAll(tabs);
          setTabs(next);
          if (!next.some((tab) => tab.key === key)) goTo(next.at(-1));
        }}
        onPin={(tab) => keepPinned(pinTab(tabs, tab.key, !tab.pinned))}
      />
      <main id="content" className="shell-content" tabIndex={-1}>
        {children}
        <TabPanes
          tabs={tabs}
          shown={key}
          matches={matches.current}
          alone={pathname === notFoundPath && target.kind === "shell" ? target.match : undefined}
          onSearch={(tab, next) =>
            void navigate({ pathname: tab.pathname, search: next.toString() }, { replace: true })
          }
          onTitle={(tab, title) => setTabs((now) => renameTab(now, tab.key, title))}
          onClose={(tab) => close(tab.key)}
        />
      </main>
    </>
  );
}
