import { useLocation } from "react-router";
import { useTexts } from "#core/i18n";
import type { MenuEntry } from "#core/menu";
import type { SessionInfo } from "#core/session";
import { Icon } from "#ui/light";
import { menuPaths, type MenuPath } from "../menu-tree.ts";
import { AppDownload } from "./AppDownload.tsx";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { ErrorLog } from "./ErrorLog.tsx";
import { ExpiryNotice } from "./ExpiryNotice.tsx";
import { FullScreen } from "./FullScreen.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MenuSearch } from "./MenuSearch.tsx";
import { MyJobs } from "./MyJobs.tsx";

interface TopBarProps {
  session: SessionInfo;
  tree: readonly MenuEntry[];
  /** The sidebar is shown whole. */
  open: boolean;
  onToggle: () => void;
}

export function TopBar({ session, tree, open, onToggle }: TopBarProps) {
  const { t } = useTexts("app");
  const paths = menuPaths(tree);
  const hasStore = paths.some(({ page }) => page.MenuUrl === "/systemManagement/store");
  return (
    <header className="top-bar">
      <button
        type="button"
        className="tool-button"
        title={t("shell.collapse")}
        aria-label={t("shell.collapse")}
        aria-expanded={open}
        onClick={onToggle}
      >
        <Icon name="menu" />
      </button>
      <Breadcrumb paths={paths} />
      <div className="top-bar-tools">
        <MenuSearch paths={paths} />
        <MyJobs />
        <ErrorLog />
        <FullScreen />
        <ExpiryNotice session={session} hasStore={hasStore} />
        <AppDownload />
        <LanguageSwitch session={session} />
        <AvatarMenu session={session} />
      </div>
    </header>
  );
}

/** Where the page stands in the menu. */
function Breadcrumb({ paths }: { paths: readonly MenuPath[] }) {
  const { t } = useTexts("app");
  const { pathname } = useLocation();
  const here = paths.find(({ page }) => page.MenuUrl === pathname);
  return (
    <nav aria-label={t("shell.breadcrumb")} className="breadcrumb">
      <ol>
        {here?.groups.map((group) => (
          <li key={group.MenuId}>{group.MenuName}</li>
        ))}
        {here && <li aria-current="page">{here.page.MenuName}</li>}
      </ol>
    </nav>
  );
}
