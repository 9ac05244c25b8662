import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { menuIndex, searchEntries, searchMenu, type SearchEntry } from "../menu-search.ts";
import type { MenuPath } from "../menu-tree.ts";
import { groupsOf, type HitGroup, type SearchHit } from "./search-hits.ts";
import { useFoundRecords } from "./use-found-records.ts";

/** The open search: what was typed, and below it pages and records to go to, by arrow keys and Enter or by a click. */
export function SearchBox({ paths, onClose }: { paths: readonly MenuPath[]; onClose: () => void }) {
  const { t, language } = useTexts("app");
  const id = useId();
  const navigate = useNavigate();
  const entries = searchEntries(paths);
  const [pages, setPages] = useState<SearchEntry[]>(entries);
  const [typed, setTyped] = useState("");
  const records = useFoundRecords(typed, paths);
  const [chosen, setChosen] = useState<string>();
  // Enter before the records are here goes to the first of them once they are.
  const [isAwaited, setAwaited] = useState(false);

  const groups = groupsOf({ typed, pages, records: records.rows, language, pagesTitle: t("shell.searchPages") });
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.max(
    0,
    hits.findIndex(({ key }) => key === chosen),
  );

  const search = async (text: string) => {
    setTyped(text);
    setChosen(undefined);
    setAwaited(false);
    setPages(text.trim() === "" ? entries : searchMenu(await menuIndex(entries), text));
  };
  const go = (hit: SearchHit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  };
  const goToFirst = useEffectEvent(() => go(hits[at]));
  useEffect(() => {
    if (isAwaited && !records.isAsking) goToFirst();
  }, [isAwaited, records.isAsking]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (records.isAsking && chosen === undefined) setAwaited(true);
      else go(hits[at]);
    } else if (event.key === "Escape") onClose();
    else if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      const next = (at + step + hits.length) % hits.length;
      setChosen(hits[next]?.key);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
    }
  };

  return (
    <div className="menu-search">
      <input
        ref={(input) => input?.focus()}
        role="combobox"
        placeholder={t("shell.search")}
        aria-label={t("shell.search")}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={hits[at] && `${id}-${at}`}
        maxLength={80}
        onChange={(event) => void search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onClose}
      />
      <div className="popup-panel" role="listbox" id={id} aria-label={t("shell.search")} aria-busy={records.isAsking}>
        <HitGroups {...{ id, groups, at, onKeyDown }} onChoose={go} />
        {hits.length === 0 && (
          <p className="quiet-text">{t(records.isAsking ? "shell.searching" : "shell.searchNone")}</p>
        )}
      </div>
    </div>
  );
}

interface HitGroupsProps {
  /** Of the list; those of its options follow from it. */
  id: string;
  groups: readonly HitGroup[];
  /** Place of the marked hit among all. */
  at: number;
  onChoose: (hit: SearchHit) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function HitGroups({ id, groups, at, onChoose, onKeyDown }: HitGroupsProps) {
  const hits = groups.flatMap((group) => group.hits);
  return groups.map((group) => (
    <div key={group.title} role="group" aria-label={group.title}>
      <div className="search-group" aria-hidden="true">
        {group.title}
      </div>
      {group.hits.map((hit) => {
        const place = hits.indexOf(hit);
        return (
          <div
            key={hit.key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            className="choice"
            aria-selected={place === at}
            // The input keeps the focus, so that leaving it does not close the list before the click counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
            onKeyDown={onKeyDown}
          >
            <bdi>{hit.title}</bdi>
            {hit.about.length > 0 && <HitAbout texts={hit.about} />}
          </div>
        );
      })}
    </div>
  ));
}

function HitAbout({ texts }: { texts: readonly string[] }) {
  return (
    <span className="search-about">
      {texts.map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </span>
  );
}
