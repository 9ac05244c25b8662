/** A visited page as the tag bar keeps it. */
export interface Tab {
  /** Pathname, with the record's id where the query has one: each record has a tab of its own. */
  readonly key: string;
  readonly pathname: string;
  /** The query when the tab was last shown. */
  readonly search: string;
  /** The page's own title, e.g. a waybill's number. */
  readonly title?: string;
  /** Survives closing the others. */
  readonly pinned: boolean;
  /** Counts refreshes; another number starts the page anew. */
  readonly revision: number;
  /** Counts visits over all tabs; the smallest was shown longest ago. */
  readonly visitedAt: number;
}

/** So many kept-alive pages stay mounted; beyond, the one shown longest ago starts anew when it is shown again. */
export const mostMounted = 12;

export function tabKey(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const name = ["id", "waybill"].find((one) => query.has(one));
  return name === undefined ? pathname : `${pathname}?${name}=${query.get(name) ?? ""}`;
}

/** The page that stands for an unknown path; it gets a tab for as long as it is shown. */
const notFoundPath = "/404";

/** Adds the tab of an address, or brings the one there is up to date. Gives the same list when nothing changes. */
export function visit(opened: readonly Tab[], pathname: string, search: string): readonly Tab[] {
  const tabs =
    pathname === notFoundPath || !opened.some((tab) => tab.key === notFoundPath)
      ? opened
      : opened.filter((tab) => tab.key !== notFoundPath);
  const key = tabKey(pathname, search);
  const latest = tabs.reduce((most, tab) => Math.max(most, tab.visitedAt), 0);
  const known = tabs.find((tab) => tab.key === key);
  if (!known) return [...tabs, { key, pathname, search, pinned: false, revision: 0, visitedAt: latest + 1 }];
  if (known.search === search && known.visitedAt === latest && latest > 0) return tabs;
  return replace(tabs, { ...known, search, visitedAt: latest + 1 });
}

function replace(tabs: readonly Tab[], changed: Tab): readonly Tab[] {
  return tabs.map((tab) => (tab.key === changed.key ? changed : tab));
}

function update(tabs: readonly Tab[], key: string, change: (tab: Tab) => Partial<Tab>): readonly Tab[] {
  const tab = tabs.find((one) => one.key === key);
  return tab ? replace(tabs, { ...tab, ...change(tab) }) : tabs;
}

export function refreshTab(tabs: readonly Tab[], key: string): readonly Tab[] {
  return update(tabs, key, ({ revision }) => ({ revision: revision + 1 }));
}

export function renameTab(tabs: readonly Tab[], key: string, title: string): readonly Tab[] {
  return tabs.find((tab) => tab.key === key)?.title === title ? tabs : update(tabs, key, () => ({ title }));
}

/** Pins or unpins. Pinned tabs stand first. */
export function pinTab(tabs: readonly Tab[], key: string, pinned: boolean): readonly Tab[] {
  const changed = update(tabs, key, () => ({ pinned }));
  return [...changed.filter((tab) => tab.pinned), ...changed.filter((tab) => !tab.pinned)];
}

/** A pinned tab is not closed before it is unpinned. */
export function closeTab(tabs: readonly Tab[], key: string): readonly Tab[] {
  return tabs.filter((tab) => tab.key !== key || tab.pinned);
}

export function closeOthers(tabs: readonly Tab[], key: string): readonly Tab[] {
  return tabs.filter((tab) => tab.pinned || tab.key === key);
}

export function closeAll(tabs: readonly Tab[]): readonly Tab[] {
  return tabs.filter((tab) => tab.pinned);
}

/** Where closing a tab leads: the one after it, else the one before. */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const place = tabs.findIndex((tab) => tab.key === key);
  return tabs[place + 1] ?? tabs[place - 1];
}

/** The tabs that stay mounted: the shown one and, of those that keep their state, the latest. */
export function mountedKeys(
  tabs: readonly Tab[],
  shown: string,
  keepsAlive: (tab: Tab) => boolean,
): ReadonlySet<string> {
  const kept = tabs
    .filter((tab) => tab.key === shown || keepsAlive(tab))
    .toSorted((a, b) => b.visitedAt - a.visitedAt)
    .slice(0, mostMounted);
  return new Set([shown, ...kept.map((tab) => tab.key)]);
}
