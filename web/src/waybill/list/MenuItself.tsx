import { Dropdown, type MenuProps } from "antd";
import type { ReactElement } from "react";

interface MenuItselfProps {
  items: NonNullable<MenuProps["items"]>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that it hangs on. */
  children: ReactElement;
}

/** The menu of a `LateMenu`; a file of its own, because it comes with the first one that is opened. */
export default function MenuItself({ items, open, onOpenChange, children }: MenuItselfProps) {
  return (
    <Dropdown menu={{ items }} trigger={["click"]} open={open} onOpenChange={onOpenChange} destroyOnHidden>
      {children}
    </Dropdown>
  );
}
