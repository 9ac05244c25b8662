import { CloseOutlined, StarOutlined } from "@ant-design/icons";
import { Button, Input, Popover, Space, Tooltip } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";

interface SavedFilter {
  name: string;
  values: Record<string, unknown>;
}

const none: SavedFilter[] = [];
const mostSaved = 20;

interface SavedFiltersProps {
  name: string;
  current: () => Record<string, unknown>;
  onChoose: (values: Record<string, unknown>) => void;
}

/** The person's own searches of one list: keep the present one under a name, take up an earlier one. */
export function SavedFilters({ name, current, onChoose }: SavedFiltersProps) {
  const { t } = useTexts("app");
  const [saved, setSaved] = usePreference(`filters:${name}`, none);
  const [title, setTitle] = useState("");
  const [open, setOpen] = useState(false);
  const save = () => {
    const trimmed = title.trim();
    if (trimmed === "") return;
    const others = saved.filter((filter) => filter.name !== trimmed);
    setSaved([{ name: trimmed, values: current() }, ...others].slice(0, mostSaved));
    setTitle("");
  };
  const choose = (filter: SavedFilter) => {
    setOpen(false);
    onChoose(filter.values);
  };
  const content = (
    <div className="list-saved">
      {saved.length === 0 && <span className="muted">{t("list.noSavedFilters")}</span>}
      {saved.map((filter) => (
        <div key={filter.name} className="list-saved-row">
          <Button type="link" size="small" onClick={() => choose(filter)}>
            {filter.name}
          </Button>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t("list.removeFilter", { name: filter.name })}
            onClick={() => setSaved(saved.filter((other) => other !== filter))}
          />
        </div>
      ))}
      <Space.Compact>
        <Input
          value={title}
          maxLength={40}
          placeholder={t("list.filterName")}
          aria-label={t("list.filterName")}
          onChange={(event) => setTitle(event.target.value)}
          onPressEnter={save}
        />
        <Button onClick={save}>{t("list.saveFilter")}</Button>
      </Space.Compact>
    </div>
  );
  return (
    <Popover content={content} trigger="click" open={open} onOpenChange={setOpen} placement="bottom">
      <Tooltip title={t("list.savedFilters")}>
        <Button icon={<StarOutlined />} aria-label={t("list.savedFilters")} />
      </Tooltip>
    </Popover>
  );
}
