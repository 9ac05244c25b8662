import { Suspense, useEffect, useState } from "react";
import { useTexts } from "#core/i18n";
import { late } from "#core/page";
import { Icon } from "#ui/light";
import type { MenuPath } from "../menu-tree.ts";

/** No first screen waits for the search: it comes once the page stands, or when somebody reaches for it. */
const SearchBox = late(async () => ({ default: (await import("./SearchBox.tsx")).SearchBox }));
const fetchAhead = () => void SearchBox.preload().catch(() => undefined);
const fetchAfterMs = 5_000;

/** The search in the top bar, also by Ctrl+K (on a Mac ⌘K): pages by their name, pinyin or path, and records by their numbers and names. */
export function MenuSearch({ paths }: { paths: readonly MenuPath[] }) {
  const { t } = useTexts("app");
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const soon = setTimeout(fetchAhead, fetchAfterMs);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") fetchAhead();
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === "KeyK";
      if (!isAsked || document.querySelector("dialog[open], .ant-modal-wrap:not([style*='none'])")) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(soon);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  if (open)
    return (
      <Suspense fallback={<EarlyInput onType={setTyped} onClose={close} />}>
        <SearchBox.component paths={paths} begun={typed} onClose={close} />
      </Suspense>
    );
  return (
    <button
      type="button"
      className="tool-button"
      title={t("shell.searchHint")}
      aria-label={t("shell.search")}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setOpen(true)}
    >
      <Icon name="search" />
    </button>
  );
}

/** Takes what is typed while the search is on its way. */
function EarlyInput({ onType, onClose }: { onType: (text: string) => void; onClose: () => void }) {
  const { t } = useTexts("app");
  return (
    <div className="menu-search">
      <input
        ref={(input) => input?.focus()}
        aria-label={t("shell.search")}
        placeholder={t("shell.search")}
        maxLength={80}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      />
    </div>
  );
}
