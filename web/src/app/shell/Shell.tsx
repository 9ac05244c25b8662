import { use, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import type { MenuEntry } from "#core/menu";
import { mobileBreakpoint } from "#core/notice";
import { loadPreferences } from "#core/preferences";
import { homeOf, personKey, roleOf, type SessionInfo } from "#core/session";
import { Design, useNarrow } from "#ui";
import type { Decision } from "../guard.ts";
import { menuTree } from "../menu-tree.ts";
import { pages } from "../pages.ts";
import { keepSidebar, keptSidebar } from "./sidebar-state.ts";
import { NewUserNotice } from "./NewUserNotice.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TabArea } from "./TabArea.tsx";
import { TopBar } from "./TopBar.tsx";
import { Watermark } from "./Watermark.tsx";

interface ShellProps {
  session: SessionInfo;
  menu: readonly MenuEntry[];
  target: Extract<Decision, { kind: "shell" | "refresh" }>;
}

const ready = new Map<string, Promise<void>>();

/** The person's settings, read once before the first page shows. */
function preferencesOf(person: string): Promise<void> {
  const known = ready.get(person) ?? loadPreferences(person);
  ready.clear();
  ready.set(person, known);
  return known;
}

/** What stands around every page after signing in: sidebar, top bar, tags, watermark. */
export default function Shell(props: ShellProps) {
  use(preferencesOf(personKey(props.session)));
  return (
    <Design>
      <Frame {...props} />
    </Design>
  );
}

function Frame({ session, menu, target }: ShellProps) {
  const { t } = useTexts("app");
  const navigate = useNavigate();
  const narrow = useNarrow();
  const [open, setOpen] = useState(() => keptSidebar(document.cookie) && window.innerWidth >= mobileBreakpoint);
  const tree = menuTree(menu, pages);
  const home = homeOf(session);
  const toggle = () => {
    setOpen(!open);
    if (!narrow) keepSidebar(!open);
  };

  // In the mobile form the sidebar closes; back on a wide window it is as it was left (overview §4).
  useLayoutEffect(() => setOpen(narrow ? false : keptSidebar(document.cookie)), [narrow]);

  return (
    <div className="shell" data-narrow={narrow || undefined} data-open={open || undefined}>
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Sidebar tree={tree} home={home} open={open} narrow={narrow} onClose={() => setOpen(false)} />
      <div className="shell-main">
        <TopBar session={session} tree={tree} open={open} onToggle={toggle} />
        <TabArea target={target} home={home} navigate={navigate}>
          <Watermark session={session} />
          {roleOf(session) === "newUser" && <NewUserNotice />}
        </TabArea>
      </div>
    </div>
  );
}
