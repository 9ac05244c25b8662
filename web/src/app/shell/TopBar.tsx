import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { Breadcrumb, Button } from "antd";
import { useLocation } from "react-router";
import { useTexts } from "#core/i18n";
import type { MenuEntry } from "#core/menu";
import type { SessionInfo } from "#core/session";
import { menuPaths } from "../menu-tree.ts";
import { AppDownload } from "./AppDownload.tsx";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { ErrorLog } from "./ErrorLog.tsx";
import { ExpiryNotice } from "./ExpiryNotice.tsx";
import { FullScreen } from "./FullScreen.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MenuSearch } from "./MenuSearch.tsx";

interface TopBarProps {
  session: SessionInfo;
  tree: readonly MenuEntry[];
  open: boolean;
  onToggle: () => void;
}

export function TopBar({ session, tree, open, onToggle }: TopBarProps) {
  const { t } = useTexts("app");
  const paths = menuPaths(tree);
  return (
    <header className="top-bar">
      <Button
        type="text"
        icon={open ? <MenuFoldOutlined className="mirrored" /> : <MenuUnfoldOutlined className="mirrored" />}
        aria-label={t("shell.collapse")}
        aria-expanded={open}
        onClick={onToggle}
      />
      <Crumbs tree={tree} />
      <div className="top-bar-tools">
        <MenuSearch paths={paths} />
        <ErrorLog />
        <FullScreen />
        <ExpiryNotice
          session={session}
          hasStore={paths.some(({ page }) => page.MenuUrl === "/systemManagement/store")}
        />
        <AppDownload />
        <LanguageSwitch session={session} />
        <AvatarMenu session={session} />
      </div>
    </header>
  );
}

function Crumbs({ tree }: { tree: readonly MenuEntry[] }) {
  const { t } = useTexts("app");
  const { pathname } = useLocation();
  const here = menuPaths(tree).find(({ page }) => page.MenuUrl === pathname);
  const items = here ? [...here.groups, here.page].map((entry) => ({ key: entry.MenuId, title: entry.MenuName })) : [];
  return (
    <nav aria-label={t("shell.breadcrumb")} className="top-bar-crumbs">
      <Breadcrumb items={items} />
    </nav>
  );
}
