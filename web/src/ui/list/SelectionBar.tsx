import type { Call } from "@lading/contract/core";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { SelectFound, type SelectFoundProps } from "./SelectFound.tsx";

interface SelectionBarProps<C extends Call, Row> extends SelectFoundProps<C, Row> {
  onClear: () => void;
  /** The buttons for what is selected. */
  children: ReactNode;
}

/**
 * Says how many rows are selected, with the buttons for them; nothing while none is. It lies at the window's foot, after the
 * rows, so that none of them moves under the pointer when it comes.
 */
export function SelectionBar<C extends Call, Row>({ onClear, children, ...found }: SelectionBarProps<C, Row>) {
  const { t } = useTexts("app");
  if (found.selected === 0) return null;
  return (
    <div className="list-selection">
      <span className="list-selected" role="status">
        {t("list.selected", { count: found.selected })}
        <Button type="link" size="small" onClick={onClear}>
          {t("list.clearSelection")}
        </Button>
        <SelectFound {...found} />
      </span>
      <div className="list-selection-buttons">{children}</div>
    </div>
  );
}
