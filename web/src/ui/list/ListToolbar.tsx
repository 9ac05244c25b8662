import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { usePhone } from "../use-media.ts";

interface ListToolbarProps {
  /** The list's own buttons, the one most used first. */
  start: ReactNode;
  /** So many rows are selected. */
  selected: number;
  selectFound: ReactNode;
  /** The buttons for what is selected. */
  bulk: ReactNode;
  onClear: () => void;
  onExport: (() => void) | undefined;
  onRefresh: () => void;
  children: ReactNode;
}

/** The buttons above a list. On a phone the first one stands alone; the others open beside it. */
export function ListToolbar(props: ListToolbarProps) {
  const { start, selected, selectFound, bulk, onClear, onExport, onRefresh, children } = props;
  const { t, word } = useTexts("app");
  const isFolding = usePhone();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isFolding && !isOpen;
  return (
    <div className="list-toolbar" data-folded={isFolded || undefined}>
      <div className="list-toolbar-start">
        {start}
        {selected > 0 && (
          <div className="list-selection">
            <span className="list-selected" role="status">
              {t("list.selected", { count: selected })}
              <Button type="link" size="small" onClick={onClear}>
                {t("list.clearSelection")}
              </Button>
              {selectFound}
            </span>
            {bulk}
          </div>
        )}
      </div>
      {!isFolded && onExport && (
        <Button icon={<Icon name="download" />} onClick={onExport}>
          {word("export")}
        </Button>
      )}
      {!isFolded && (
        <button
          type="button"
          className="tool-button"
          title={word("refresh")}
          aria-label={word("refresh")}
          onClick={onRefresh}
        >
          <Icon name="refresh" />
        </button>
      )}
      {!isFolding && children}
      {isFolding && (
        <button
          type="button"
          className="tool-button"
          title={t("list.tools")}
          aria-label={t("list.tools")}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </button>
      )}
    </div>
  );
}
