import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { queryClient } from "#core/api";
import { usePreference } from "#core/preferences";
import type { Decision } from "../guard.ts";
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

type PinnedTab = Pick<Tab, "pathname" | "search" | "title">;
const noPinned: PinnedTab[] = [];

/** The home page's tab, always there, and the ones the person pinned. */
function startingTabs(home: string, pinned: readonly PinnedTab[]): readonly Tab[] {
  const places = new Map(
    [{ pathname: home, search: "" }, ...pinned].map((tab) => [tabKey(tab.pathname, tab.search), tab]),
  );
  return [...places].map(([key, tab]) => ({ ...tab, key, pinned: true, revision: 0, visitedAt: 0 }));
}

function keyOfAddress(address: string): string {
  const [pathname = "", search = ""] = address.split("?");
  return tabKey(pathname, search);
}

/** The open tabs, kept in step with the address bar, and what can be done with them. */
export function useTabs(home: string, target: Extract<Decision, { kind: "shell" | "refresh" }>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pinned, setPinned] = usePreference("pinnedTabs", noPinned);
  const [tabs, setTabs] = useState(() => startingTabs(home, pinned));
  const shown = tabKey(pathname, search);

  if (target.kind === "shell") {
    const visited = visit(tabs, pathname, search);
    if (visited !== tabs) setTabs(visited);
  }

  // /redirect/…: the page starts anew, with what the server says now.
  const refreshing = target.kind === "refresh" ? target.to : undefined;
  const [refreshed, setRefreshed] = useState<string>();
  if (refreshing !== refreshed) {
    setRefreshed(refreshing);
    if (refreshing !== undefined) setTabs(refreshTab(tabs, keyOfAddress(refreshing)));
  }
  useEffect(() => {
    if (refreshing === undefined) return;
    void queryClient.invalidateQueries();
    void navigate(refreshing, { replace: true });
  }, [refreshing, navigate]);

  const onShow = (tab: Tab | undefined) => void navigate(tab ? tab.pathname + tab.search : home);
  return {
    tabs,
    onShow,
    onClose: (tab: Tab) => {
      const next = closeTab(tabs, tab.key);
      if (next.length === tabs.length) return;
      setTabs(next);
      if (tab.key === shown) onShow(neighbourOf(tabs, tab.key));
    },
    onRefresh: (tab: Tab) => void navigate(`/redirect${tab.pathname}${tab.search}`, { replace: tab.key === shown }),
    onCloseOthers: (tab: Tab) => {
      setTabs(closeOthers(tabs, tab.key));
      if (tab.key !== shown) onShow(tab);
    },
    onCloseAll: () => {
      const next = closeAll(tabs);
      setTabs(next);
      if (!next.some((tab) => tab.key === shown)) onShow(next.at(-1));
    },
    onPin: (tab: Tab) => {
      const next = pinTab(tabs, tab.key, !tab.pinned);
      setTabs(next);
      const kept = next.filter((one) => one.pinned && one.key !== home);
      setPinned(
        kept.map(({ pathname: path, search: query, title }) => ({
          pathname: path,
          search: query,
          ...(title !== undefined && { title }),
        })),
      );
    },
    onTitle: (tab: Tab, title: string) => setTabs((now) => renameTab(now, tab.key, title)),
    onSearch: (tab: Tab, next: URLSearchParams) =>
      void navigate({ pathname: tab.pathname, search: next.toString() }, { replace: true }),
  };
}
