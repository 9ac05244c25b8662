import { Button, Input } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";
import { Choice, Icon, Popup } from "#ui/light";

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
  const save = () => {
    const trimmed = title.trim();
    if (trimmed === "") return;
    const others = saved.filter((filter) => filter.name !== trimmed);
    setSaved([{ name: trimmed, values: current() }, ...others].slice(0, mostSaved));
    setTitle("");
  };
  return (
    <Popup label={t("list.savedFilters")} button={<Icon name="star" />} className="list-saved">
      {(close) => (
        <>
          {saved.length === 0 && <p className="muted">{t("list.noSavedFilters")}</p>}
          {saved.map((filter) => (
            <div key={filter.name} className="list-saved-row">
              <Choice
                onChoose={() => {
                  close();
                  onChoose(filter.values);
                }}
              >
                {filter.name}
              </Choice>
              <button
                type="button"
                className="tool-button"
                aria-label={t("list.removeFilter", { name: filter.name })}
                onClick={() => setSaved(saved.filter((other) => other !== filter))}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
          <div className="list-saved-new">
            <Input
              value={title}
              maxLength={40}
              placeholder={t("list.filterName")}
              aria-label={t("list.filterName")}
              onChange={(event) => setTitle(event.target.value)}
            />
            <Button onClick={save}>{t("list.saveFilter")}</Button>
          </div>
        </>
      )}
    </Popup>
  );
}
