import { SearchOutlined } from "@ant-design/icons";
import { Button, Select, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { menuIndex, searchEntries, searchMenu, type SearchEntry } from "../menu-search.ts";
import type { MenuPath } from "../menu-tree.ts";

/** Finds a page by its name, its pinyin or its path. */
export function MenuSearch({ paths }: { paths: readonly MenuPath[] }) {
  const { t } = useTexts("app");
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<SearchEntry[]>([]);
  const entries = searchEntries(paths);
  const search = async (typed: string) =>
    setFound(typed.trim() === "" ? entries : searchMenu(await menuIndex(entries), typed));
  const start = () => {
    setFound(entries);
    setOpen(true);
  };
  if (!open)
    return (
      <Tooltip title={t("shell.searchMenu")}>
        <Button type="text" icon={<SearchOutlined />} aria-label={t("shell.searchMenu")} onClick={start} />
      </Tooltip>
    );
  return (
    <Select<string>
      className="menu-search"
      autoFocus
      defaultOpen
      showSearch={{ filterOption: false, onSearch: (typed) => void search(typed) }}
      value={null}
      placeholder={t("shell.searchMenu")}
      aria-label={t("shell.searchMenu")}
      notFoundContent={t("shell.searchNone")}
      popupMatchSelectWidth={300}
      options={found.map(({ url, titles }) => ({ value: url, label: titles.join(" › ") }))}
      onChange={(url) => {
        setOpen(false);
        void navigate(url);
      }}
      onBlur={() => setOpen(false)}
    />
  );
}
