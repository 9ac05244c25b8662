import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { menuIndex, searchEntries, searchMenu, type SearchEntry } from "../menu-search.ts";
import type { MenuPath } from "../menu-tree.ts";
import { groupsOf, type HitGroup, type SearchHit } from "./search-hits.ts";
import { useFoundRecords } from "./use-found-records.ts";

interface SearchBoxProps {
  paths: readonly MenuPath[];
  /** Typed before the box was there. */
  begun: string;
  onClose: () => void;
}

/** The open search: what was typed, and below it pages and records to go to, by arrow keys and Enter or by a click. */
export function SearchBox({ paths, begun, onClose }: SearchBoxProps) {
  const { t, language } = useTexts("app");
  const id = useId();
  const navigate = useNavigate();
  const entries = searchEntries(paths);
  const [pages, findPages] = usePages(entries, begun);
  const [typed, setTyped] = useState(begun);
  const { rows, isAsking, audience } = useFoundRecords(typed, paths);
  const [chosen, setChosen] = useState<string>();
  // Enter before the records are here goes to the first of them once they are.
  const [isAwaited, setAwaited] = useState(false);

  const pagesTitle = t("shell.searchPages");
  const groups = groupsOf({ typed, pages, records: rows, language, audience, pagesTitle });
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.max(
    0,
    hits.findIndex(({ key }) => key === chosen),
  );

  const search = (text: string) => {
    setTyped(text);
    setChosen(undefined);
    setAwaited(false);
    void findPages(text);
  };
  const go = (hit: SearchHit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(hit.to);
  };
  const goToFirst = useEffectEvent(() => go(hits[at]));
  useEffect(() => {
    if (isAwaited && !isAsking) goToFirst();
  }, [isAwaited, isAsking]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (isAsking && chosen === undefined) setAwaited(true);
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
        ref={focusAtEnd}
        defaultValue={begun}
        role="combobox"
        placeholder={t("shell.search")}
        aria-label={t("shell.search")}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={hits[at] && `${id}-${at}`}
        maxLength={80}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onClose}
      />
      <div className="popup-panel" role="listbox" id={id} aria-label={t("shell.search")} aria-busy={isAsking}>
        <HitGroups {...{ id, groups, at, onKeyDown }} onChoose={go} />
        {hits.length === 0 && <p className="quiet-text">{t(isAsking ? "shell.searching" : "shell.searchNone")}</p>}
      </div>
    </div>
  );
}

/** The pages that a text finds, of what was typed before first; and the search for those of another text. */
function usePages(entries: SearchEntry[], begun: string) {
  const [pages, setPages] = useState(entries);
  const find = async (text: string) =>
    setPages(text.trim() === "" ? entries : searchMenu(await menuIndex(entries), text));
  const begin = useEffectEvent(() => menuIndex(entries).then((index) => setPages(searchMenu(index, begun))));
  useEffect(() => {
    if (begun.trim() !== "") void begin();
  }, [begun]);
  return [pages, find] as const;
}

function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
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
