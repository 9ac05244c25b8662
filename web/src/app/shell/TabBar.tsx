import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useTexts } from "#core/i18n";
import { Choice, Icon, Popup } from "#ui/light";
import type { PageMatch } from "../guard.ts";
import { useDeclaredTitle } from "../page-title.ts";
import type { Tab } from "../tabs.ts";

export interface TabBarProps {
  tabs: readonly Tab[];
  shown: string;
  home: string;
  /** The page of each tab that was visited. */
  matchOf: (tab: Tab) => PageMatch | undefined;
  onShow: (tab: Tab) => void;
  onClose: (tab: Tab) => void;
  onRefresh: (tab: Tab) => void;
  onCloseOthers: (tab: Tab) => void;
  onCloseAll: () => void;
  onPin: (tab: Tab) => void;
}

/** The visited pages. A right click on one, or the button at the end, offers what can be done with it. */
export function TabBar(props: TabBarProps) {
  const { t } = useTexts("app");
  const { tabs, shown } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ key: string; x: number; y: number }>();
  const current = tabs.find((tab) => tab.key === shown);
  const askedTab = tabs.find((tab) => tab.key === asked?.key);

  useEffect(() => bringIntoView(bar.current, shown), [shown]);

  useEffect(() => {
    if (!asked) return undefined;
    const close = () => setAsked(undefined);
    document.addEventListener("click", close);
    return () => document.removeEventListener("click", close);
  }, [asked]);

  const ask = (event: MouseEvent, tab: Tab) => {
    event.preventDefault();
    setAsked({ key: tab.key, x: event.clientX, y: event.clientY });
  };

  return (
    <nav className="tab-bar" aria-label={t("tabs.label")}>
      <div className="tab-bar-tabs" ref={bar}>
        {tabs.map((tab) => (
          <div
            key={tab.key}
            data-key={tab.key}
            className="tab"
            role="presentation"
            onContextMenu={(event) => ask(event, tab)}
          >
            <TabButtons tab={tab} {...props} />
          </div>
        ))}
      </div>
      {current && (
        <Popup label={t("tabs.menu")} button={<Icon name="down" />}>
          {(close) => (
            <div role="presentation" onClick={close}>
              <TabActions tab={current} {...props} />
            </div>
          )}
        </Popup>
      )}
      {asked && askedTab && (
        <div
          className="popup-panel tab-asked"
          style={{ left: Math.min(asked.x, window.innerWidth - 190), top: asked.y }}
        >
          <TabActions tab={askedTab} {...props} />
        </div>
      )}
    </nav>
  );
}

function TabActions({ tab, home, onRefresh, onPin, onClose, onCloseOthers, onCloseAll }: TabBarProps & { tab: Tab }) {
  const { t, word } = useTexts("app");
  return (
    <>
      <Choice onChoose={() => onRefresh(tab)}>{word("refresh")}</Choice>
      <Choice disabled={tab.key === home} onChoose={() => onPin(tab)}>
        {tab.pinned ? t("tabs.unpin") : t("tabs.pin")}
      </Choice>
      <Choice disabled={tab.pinned} onChoose={() => onClose(tab)}>
        {word("close")}
      </Choice>
      <Choice onChoose={() => onCloseOthers(tab)}>{t("tabs.closeOthers")}</Choice>
      <Choice onChoose={onCloseAll}>{t("tabs.closeAll")}</Choice>
    </>
  );
}

function TabButtons({ tab, shown, matchOf, onShow, onClose }: TabBarProps & { tab: Tab }) {
  const { t } = useTexts("app");
  const match = matchOf(tab);
  const declared = useDeclaredTitle(match?.page);
  const title = tab.title ?? match?.entry?.MenuName ?? declared;
  return (
    <>
      <button
        type="button"
        className="tab-title"
        aria-current={tab.key === shown ? "page" : undefined}
        onClick={() => onShow(tab)}
      >
        {tab.pinned && <Icon name="pin" />}
        <bdi>{title}</bdi>
      </button>
      {!tab.pinned && (
        <button
          type="button"
          className="tab-close"
          aria-label={t("tabs.closeNamed", { title })}
          onClick={() => onClose(tab)}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  );
}

/** Scrolls the bar, and only the bar, to the tab shown. */
function bringIntoView(bar: HTMLElement | null, key: string): void {
  const tab = bar?.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!bar || !tab) return;
  const [outer, inner] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  const left = Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  if (left !== 0) bar.scrollBy({ left });
}
