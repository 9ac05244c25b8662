import { useTexts } from "#core/i18n";
import { Choice, Icon, Popup } from "#ui/light";
import type { ListColumn } from "./columns.ts";

interface ColumnChoiceProps {
  columns: readonly Pick<ListColumn<never>, "key" | "title">[];
  shown: readonly string[];
  /** Null restores the default. */
  onChange: (choice: string[] | null) => void;
}

/** The button that opens the choice of columns. At least one stays. */
export function ColumnChoice({ columns, shown, onChange }: ColumnChoiceProps) {
  const { t } = useTexts("app");
  const toggle = (key: string, show: boolean) => {
    const next = columns.map((column) => column.key).filter((other) => (other === key ? show : shown.includes(other)));
    if (next.length > 0) onChange(next);
  };
  return (
    <Popup label={t("list.columns")} button={<Icon name="columns" />} className="list-columns">
      {() => (
        <>
          {columns.map(({ key, title }) => (
            <label key={key} className="choice">
              <input
                type="checkbox"
                checked={shown.includes(key)}
                onChange={(event) => toggle(key, event.target.checked)}
              />
              {title}
            </label>
          ))}
          <Choice onChoose={() => onChange(null)}>{t("list.columnsReset")}</Choice>
        </>
      )}
    </Popup>
  );
}
