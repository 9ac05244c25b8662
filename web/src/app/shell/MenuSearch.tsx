import { useEffect, useState } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import type { MenuPath } from "../menu-tree.ts";
import { SearchBox } from "./SearchBox.tsx";

/** The search in the top bar, also by Ctrl+K (on a Mac ⌘K): pages by their name, pinyin or path, and records by their numbers and names. */
export function MenuSearch({ paths }: { paths: readonly MenuPath[] }) {
  const { t } = useTexts("app");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === "KeyK";
      if (!isAsked || document.querySelector("dialog[open], .ant-modal-wrap:not([style*='none'])")) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  if (open) return <SearchBox paths={paths} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      className="tool-button"
      title={t("shell.searchHint")}
      aria-label={t("shell.search")}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setOpen(true)}
    >
      <Icon name="search" />
    </button>
  );
}
