import { SettingOutlined } from "@ant-design/icons";
import { Button, Checkbox, Popover, Tooltip } from "antd";
import { useTexts } from "#core/i18n";
import type { ListColumn } from "./list-columns.ts";

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
  const choice = (
    <div className="list-columns">
      {columns.map(({ key, title }) => (
        <Checkbox key={key} checked={shown.includes(key)} onChange={(event) => toggle(key, event.target.checked)}>
          {title}
        </Checkbox>
      ))}
      <Button type="link" size="small" onClick={() => onChange(null)}>
        {t("list.columnsReset")}
      </Button>
    </div>
  );
  return (
    <Popover content={choice} trigger="click" placement="bottomRight">
      <Tooltip title={t("list.columns")}>
        <Button icon={<SettingOutlined />} aria-label={t("list.columns")} />
      </Tooltip>
    </Popover>
  );
}
