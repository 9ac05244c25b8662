import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { usePhone } from "../use-media.ts";

interface ListToolbarProps {
  /** The list's own buttons, the one most used first. */
  start: ReactNode;
  onExport: (() => void) | undefined;
  onRefresh: () => void;
  children: ReactNode;
}

/** The buttons above a list. On a phone the first one stands alone; the others open beside it. */
export function ListToolbar(props: ListToolbarProps) {
  const { start, onExport, onRefresh, children } = props;
  const { t, word } = useTexts("app");
  const isFolding = usePhone();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isFolding && !isOpen;
  return (
    <div className="list-toolbar" data-folded={isFolded || undefined}>
      <div className="list-toolbar-start">{start}</div>
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
