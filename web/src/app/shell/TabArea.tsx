import { useLocation } from "react-router";
import type { MenuEntry } from "#core/menu";
import { homeOf, roleOf, type SessionInfo } from "#core/session";
import { findPage, type Decision } from "../guard.ts";
import { pages } from "../pages.ts";
import { tabKey, type Tab } from "../tabs.ts";
import { NewUserNotice } from "./NewUserNotice.tsx";
import { TabBar } from "./TabBar.tsx";
import { TabPanes } from "./TabPanes.tsx";
import { useTabs } from "./use-tabs.ts";
import { Watermark } from "./Watermark.tsx";

interface TabAreaProps {
  session: SessionInfo;
  menu: readonly MenuEntry[];
  target: Extract<Decision, { kind: "shell" | "refresh" }>;
}

/** The tag bar and, below it, the pages of its tabs. */
export function TabArea({ session, menu, target }: TabAreaProps) {
  const { pathname, search } = useLocation();
  const home = homeOf(session);
  const tabs = useTabs(home, target);
  const matchOf = (tab: Tab) => findPage(pages, menu, tab.pathname);
  const shown = tabKey(pathname, search);
  return (
    <>
      <TabBar {...tabs} home={home} shown={shown} matchOf={matchOf} />
      <main id="content" className="shell-content" tabIndex={-1}>
        <Watermark session={session} />
        {roleOf(session) === "newUser" && <NewUserNotice />}
        <TabPanes {...tabs} shown={shown} matchOf={matchOf} />
      </main>
    </>
  );
}
