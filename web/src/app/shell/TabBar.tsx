import { CloseOutlined, DownOutlined, PushpinFilled } from "@ant-design/icons";
import { Button, Dropdown, type MenuProps } from "antd";
import { useEffect, useRef } from "react";
import { useTexts } from "#core/i18n";
import type { PageMatch } from "../guard.ts";
import { useDeclaredTitle } from "../page-title.ts";
import type { Tab } from "../tabs.ts";

interface TabBarProps {
  tabs: readonly Tab[];
  shown: string;
  home: string;
  matches: ReadonlyMap<string, PageMatch>;
  onShow: (tab: Tab) => void;
  onClose: (key: string) => void;
  onRefresh: (tab: Tab) => void;
  onCloseOthers: (tab: Tab) => void;
  onCloseAll: () => void;
  onPin: (tab: Tab) => void;
}

/** The visited pages. A right click on one, or the button at the end, offers what can be done with it. */
export function TabBar(props: TabBarProps) {
  const { t } = useTexts("app");
  const { tabs, shown, home } = props;
  const bar = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.key === shown);

  useEffect(() => {
    bar.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown]);

  const menuOf = (tab: Tab): MenuProps => ({
    items: [
      { key: "refresh", label: t("tabs.refresh"), onClick: () => props.onRefresh(tab) },
      {
        key: "pin",
        label: tab.pinned ? t("tabs.unpin") : t("tabs.pin"),
        disabled: tab.key === home,
        onClick: () => props.onPin(tab),
      },
      { key: "close", label: t("tabs.close"), disabled: tab.pinned, onClick: () => props.onClose(tab.key) },
      { key: "others", label: t("tabs.closeOthers"), onClick: () => props.onCloseOthers(tab) },
      { key: "all", label: t("tabs.closeAll"), onClick: props.onCloseAll },
    ],
  });

  return (
    <nav className="tab-bar" aria-label={t("tabs.label")}>
      <div className="tab-bar-tabs" ref={bar}>
        {tabs.map((tab) => (
          <Dropdown key={tab.key} trigger={["contextMenu"]} menu={menuOf(tab)}>
            <div className="tab" aria-current={tab.key === shown ? "page" : undefined}>
              <TabButton tab={tab} match={props.matches.get(tab.key)} {...props} />
            </div>
          </Dropdown>
        ))}
      </div>
      {current && (
        <Dropdown trigger={["click"]} menu={menuOf(current)}>
          <Button type="text" size="small" icon={<DownOutlined />} aria-label={t("tabs.menu")} />
        </Dropdown>
      )}
    </nav>
  );
}

interface TabButtonProps extends Pick<TabBarProps, "onShow" | "onClose"> {
  tab: Tab;
  match: PageMatch | undefined;
}

function TabButton({ tab, match, onShow, onClose }: TabButtonProps) {
  const { t } = useTexts("app");
  const title = tab.title ?? match?.entry?.MenuName ?? tab.pathname;
  return (
    <>
      <button type="button" className="tab-title" onClick={() => onShow(tab)}>
        {tab.pinned && <PushpinFilled className="tab-pin" />}
        <bdi>{match && !match.entry && tab.title === undefined ? <DeclaredTitle match={match} /> : title}</bdi>
      </button>
      {!tab.pinned && (
        <button
          type="button"
          className="tab-close"
          aria-label={t("tabs.closeNamed", { title })}
          onClick={() => onClose(tab.key)}
        >
          <CloseOutlined />
        </button>
      )}
    </>
  );
}

function DeclaredTitle({ match }: { match: PageMatch }) {
  return useDeclaredTitle(match.page);
}
