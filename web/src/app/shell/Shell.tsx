import { use, useCallback, useState } from "react";
import { useTexts } from "#core/i18n";
import type { MenuEntry } from "#core/menu";
import { havePreferences, loadPreferences } from "#core/preferences";
import { homeOf, personKey, type SessionInfo } from "#core/session";
import { useNarrow } from "#ui";
import type { Decision } from "../guard.ts";
import { menuTree } from "../menu-tree.ts";
import { pages } from "../pages.ts";
import { Sidebar } from "./Sidebar.tsx";
import { keepSidebar, keptSidebar } from "./sidebar-state.ts";
import { TabArea } from "./TabArea.tsx";
import { TopBar } from "./TopBar.tsx";

interface ShellProps {
  session: SessionInfo;
  menu: readonly MenuEntry[];
  target: Extract<Decision, { kind: "shell" | "refresh" }>;
}

const reading = new Map<string, Promise<void>>();

/** The person's own settings, read once before the first page shows. */
function preferencesOf(person: string): Promise<void> {
  const known = reading.get(person) ?? loadPreferences(person);
  reading.clear();
  reading.set(person, known);
  return known;
}

/** The frame of every page after signing in: sidebar, top bar, tags, watermark. */
export function Shell({ session, menu, target }: ShellProps) {
  if (!havePreferences(personKey(session))) use(preferencesOf(personKey(session)));
  const { t } = useTexts("app");
  const narrow = useNarrow();
  const [{ open, wasNarrow }, set] = useState(() => ({
    open: !narrow && keptSidebar(document.cookie),
    wasNarrow: narrow,
  }));
  const tree = menuTree(menu, pages);
  const home = homeOf(session);

  // In the mobile form the sidebar closes; back on a wide window it is as it was left (overview §4).
  if (narrow !== wasNarrow) set({ open: !narrow && keptSidebar(document.cookie), wasNarrow: narrow });

  const show = useCallback(
    (next: boolean) => {
      set({ open: next, wasNarrow: narrow });
      if (!narrow) keepSidebar(next);
    },
    [narrow],
  );

  return (
    <div className="shell" data-narrow={narrow || undefined} data-open={open || undefined}>
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Sidebar tree={tree} home={home} open={open} narrow={narrow} onOpen={show} />
      <div className="shell-main">
        <TopBar session={session} tree={tree} open={open} onToggle={() => show(!open)} />
        <TabArea session={session} menu={menu} target={target} />
      </div>
    </div>
  );
}
