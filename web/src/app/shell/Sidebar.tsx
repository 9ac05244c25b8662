import { Badge, Drawer, Menu, type MenuProps } from "antd";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import type { MenuEntry } from "#core/menu";
import logo from "../lading.svg";
import { menuPaths } from "../menu-tree.ts";
import { MenuIcon } from "./icons.tsx";

interface SidebarProps {
  tree: readonly MenuEntry[];
  home: string;
  open: boolean;
  narrow: boolean;
  onClose: () => void;
}

/** Pixels (overview §9). */
const sidebarWidth = 220;
const collapsedWidth = 64;

/** The menu at the start of the window; in the mobile form a drawer over the page. */
export function Sidebar({ tree, home, open, narrow, onClose }: SidebarProps) {
  const { t } = useTexts("app");
  const nav = (
    <nav aria-label={t("shell.menu")}>
      <Link className="shell-logo" to={home} onClick={() => narrow && onClose()}>
        <img src={logo} alt="" width={32} height={32} />
        <span>{t("name")}</span>
      </Link>
      <MenuItems tree={tree} collapsed={!narrow && !open} onChoose={() => narrow && onClose()} />
    </nav>
  );
  if (narrow)
    return (
      <Drawer
        open={open}
        onClose={onClose}
        placement="left"
        size={sidebarWidth}
        closable={false}
        className="shell-drawer"
        styles={{ body: { padding: 0 } }}
      >
        {nav}
      </Drawer>
    );
  return (
    <aside className="shell-sidebar" style={{ inlineSize: open ? sidebarWidth : collapsedWidth }}>
      {nav}
    </aside>
  );
}

interface MenuItemsProps {
  tree: readonly MenuEntry[];
  collapsed: boolean;
  onChoose: () => void;
}

function MenuItems({ tree, collapsed, onChoose }: MenuItemsProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const groups = menuPaths(tree).find(({ page }) => page.MenuUrl === pathname)?.groups ?? [];
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  const here = groups.map((group) => group.MenuId).join(" ");

  useEffect(() => {
    setOpenKeys((now) => [...new Set([...now, ...here.split(" ")])]);
  }, [here]);

  return (
    <Menu
      mode="inline"
      inlineCollapsed={collapsed}
      items={tree.map(menuItem)}
      selectedKeys={[pathname]}
      {...(!collapsed && { openKeys, onOpenChange: setOpenKeys })}
      onClick={({ key }) => {
        onChoose();
        void navigate(key);
      }}
    />
  );
}

type Item = NonNullable<MenuProps["items"]>[number];

function menuItem(entry: MenuEntry): Item {
  const icon = <MenuIcon name={entry.Icon} />;
  const label = entry.MessageCount > 0 ? <Badged entry={entry} /> : entry.MenuName;
  if (entry.ChildList.length > 0) return { key: entry.MenuId, icon, label, children: entry.ChildList.map(menuItem) };
  return { key: entry.MenuUrl, icon, label, title: entry.MenuName };
}

function Badged({ entry }: { entry: MenuEntry }) {
  return (
    <span className="menu-badged">
      {entry.MenuName}
      <Badge count={entry.MessageCount} size="small" />
    </span>
  );
}
