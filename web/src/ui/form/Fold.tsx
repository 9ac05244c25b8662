import { useState, type MouseEvent, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";

interface FoldProps {
  /** The group's name among all forms' groups: `waybill.cash`. */
  name: string;
  /** The group's heading; default: further details. */
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

const none: Readonly<Record<string, boolean>> = {};

/**
 * A group of fields that can do without being filled in. Folded by the person it stays folded for them, on this browser,
 * and Enter passes it by; a refused field in it unfolds it for this once.
 */
export function Fold({ name, title, children, className = "" }: FoldProps) {
  const { word } = useTexts("app");
  const [folded, setFolded] = usePreference("form.folded", none);
  const [isShown, setShown] = useState(false);
  const isOpen = isShown || folded[name] !== true;
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    setShown(false);
    setFolded({ ...folded, [name]: isOpen });
  };
  return (
    <details
      className={`form-fold ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) setShown(true);
      }}
    >
      <summary onClick={turn}>{title ?? <h3>{word("furtherDetails")}</h3>}</summary>
      {children}
    </details>
  );
}
