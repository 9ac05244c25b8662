import type { MenuProps } from "antd";
import { lazy, Suspense, useState, type ReactElement } from "react";

const MenuItself = lazy(() => import("./MenuItself.tsx"));

interface LateMenuProps {
  items: NonNullable<MenuProps["items"]>;
  /** The button that the menu hangs on. */
  button: (press: { onClick: () => void; "aria-haspopup": "menu" }) => ReactElement;
}

/** A button with a menu that is only made when it is asked for: 200 of them would hold up a list, and its script a page. */
export function LateMenu({ items, button }: LateMenuProps) {
  const [open, setOpen] = useState<boolean>();
  const place = button({ onClick: () => setOpen(true), "aria-haspopup": "menu" });
  if (open === undefined) return place;
  return (
    <Suspense fallback={place}>
      <MenuItself items={items} open={open} onOpenChange={setOpen}>
        {place}
      </MenuItself>
    </Suspense>
  );
}
