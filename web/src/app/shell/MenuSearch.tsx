import { useId, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { menuIndex, searchEntries, searchMenu, type SearchEntry } from "../menu-search.ts";
import type { MenuPath } from "../menu-tree.ts";

/** Finds a page by its name, its pinyin or its path. */
export function MenuSearch({ paths }: { paths: readonly MenuPath[] }) {
  const { t } = useTexts("app");
  const [open, setOpen] = useState(false);
  if (open) return <SearchBox paths={paths} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      className="tool-button"
      title={t("shell.searchMenu")}
      aria-label={t("shell.searchMenu")}
      onClick={() => setOpen(true)}
    >
      <Icon name="search" />
    </button>
  );
}

function SearchBox({ paths, onClose }: { paths: readonly MenuPath[]; onClose: () => void }) {
  const { t } = useTexts("app");
  const id = useId();
  const navigate = useNavigate();
  const entries = searchEntries(paths);
  const [found, setFound] = useState<SearchEntry[]>(entries);
  const [at, setAt] = useState(0);

  const search = async (typed: string) => {
    setFound(typed.trim() === "" ? entries : searchMenu(await menuIndex(entries), typed));
    setAt(0);
  };
  const choose = (entry: SearchEntry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") choose(found[at]);
    else if (event.key === "Escape") onClose();
    else if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
  };

  return (
    <div className="menu-search">
      <input
        ref={(input) => input?.focus()}
        role="combobox"
        placeholder={t("shell.searchMenu")}
        aria-label={t("shell.searchMenu")}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[at] && `${id}-${at}`}
        onChange={(event) => void search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onClose}
      />
      <div className="popup-panel" role="listbox" id={id} aria-label={t("shell.searchMenu")}>
        {found.map((entry, place) => (
          <div
            key={entry.url}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            className="choice"
            aria-selected={place === at}
            // The input keeps the focus, so that leaving it does not close the list before the click counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(entry)}
            onKeyDown={onKeyDown}
          >
            {entry.titles.join(" › ")}
          </div>
        ))}
        {found.length === 0 && <p className="quiet-text">{t("shell.searchNone")}</p>}
      </div>
    </div>
  );
}
