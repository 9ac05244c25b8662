import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTexts } from "#core/i18n";
import type { MenuEntry } from "#core/menu";
import { Icon } from "#ui/light";
import logo from "../lading.svg";
import { menuPaths } from "../menu-tree.ts";

interface SidebarProps {
  tree: readonly MenuEntry[];
  home: string;
  /** Shown whole; otherwise collapsed to icons, or away in the mobile form. */
  open: boolean;
  narrow: boolean;
  onOpen: (open: boolean) => void;
}

/** The menu at the start of the window; in the mobile form it lies over the page while it is open. */
export function Sidebar({ tree, home, open, narrow, onOpen }: SidebarProps) {
  const { t, word } = useTexts("app");
  const leave = () => narrow && onOpen(false);

  useEffect(() => {
    if (!narrow || !open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onOpen(false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [narrow, open, onOpen]);

  return (
    <>
      {narrow && open && (
        <button type="button" className="sidebar-backdrop" aria-label={word("close")} onClick={leave} />
      )}
      <aside className="sidebar" inert={narrow && !open}>
        <Link className="sidebar-logo" to={home} onClick={leave}>
          <img src={logo} alt="" width={32} height={32} />
          <span>{t("name")}</span>
        </Link>
        <nav aria-label={t("shell.menu")}>
          <MenuLevel tree={tree} collapsed={!narrow && !open} onChoose={leave} onOpen={() => onOpen(true)} />
        </nav>
      </aside>
    </>
  );
}

interface MenuLevelProps {
  tree: readonly MenuEntry[];
  collapsed: boolean;
  onChoose: () => void;
  /** A group of the collapsed sidebar was chosen: there is only room for it when it is open. */
  onOpen: () => void;
}

function MenuLevel({ tree, collapsed, onChoose, onOpen }: MenuLevelProps) {
  return (
    <ul>
      {tree.map((entry) => (
        <li key={entry.MenuId}>
          {entry.ChildList.length > 0 ? (
            <MenuGroup entry={entry} collapsed={collapsed} onChoose={onChoose} onOpen={onOpen} />
          ) : (
            <MenuPage entry={entry} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ entry, ...level }: Omit<MenuLevelProps, "tree"> & { entry: MenuEntry }) {
  const { pathname } = useLocation();
  const isHere = menuPaths([entry]).some(({ page }) => page.MenuUrl === pathname);
  const [{ open, wasHere }, set] = useState({ open: isHere, wasHere: isHere });
  const setOpen = (next: boolean) => set({ open: next, wasHere: isHere });
  // Coming to a page of this group, e.g. by the menu search, opens it.
  if (isHere !== wasHere) setOpen(open || isHere);

  const toggle = () => {
    if (level.collapsed) level.onOpen();
    setOpen(level.collapsed || !open);
  };
  return (
    <>
      <button
        type="button"
        className="menu-entry"
        title={level.collapsed ? entry.MenuName : undefined}
        aria-expanded={open && !level.collapsed}
        data-here={isHere || undefined}
        onClick={toggle}
      >
        <Icon name={entry.Icon} />
        <MenuName entry={entry} />
        <Icon name="down" className="menu-arrow" />
      </button>
      {open && !level.collapsed && <MenuLevel tree={entry.ChildList} {...level} />}
    </>
  );
}

function MenuPage({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Link
      className="menu-entry"
      to={entry.MenuUrl}
      aria-current={pathname === entry.MenuUrl ? "page" : undefined}
      onClick={onChoose}
    >
      <Icon name={entry.Icon} />
      <MenuName entry={entry} />
    </Link>
  );
}

const mostCounted = 99;

function MenuName({ entry }: { entry: MenuEntry }) {
  const { MenuName: name, MessageCount: count } = entry;
  return (
    <>
      <span className="menu-name">{name}</span>
      {count > 0 && <span className="badge">{count > mostCounted ? `${mostCounted}+` : count}</span>}
    </>
  );
}
