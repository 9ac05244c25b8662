import { useCancelText } from "./cancel-text.ts";
import { Button } from "antd";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { useEscape } from "./escape.ts";

export interface TabModalProps {
  open: boolean;
  title: ReactNode;
  onCancel: () => void;
  children: ReactNode;
  /** With it there are an OK and a cancel button below; a `RecordForm` inside has its own. */
  onOk?: () => void;
  okText?: string;
  /** The OK button is busy. */
  confirmLoading?: boolean;
  /** Stands below instead of the buttons. */
  footer?: ReactNode;
  /** Pixels; default 560. */
  width?: number;
}

/**
 * A modal that belongs to its tab: it goes and comes back with its page, what was typed in it kept, when tabs are
 * switched. (antd's Modal crashes on return, because it closes and focuses across a page that React has hidden.)
 */
export function TabModal(props: TabModalProps) {
  return props.open ? <Layer {...props} kind="modal" /> : null;
}

/** The same as a panel at the end side of the window, for longer contents. */
export function TabDrawer(props: TabModalProps) {
  return props.open ? <Layer {...props} kind="drawer" /> : null;
}

const defaultWidth = 560;
const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select, textarea:not(:disabled), [tabindex='0']";

function Layer({
  title,
  onCancel,
  children,
  width = defaultWidth,
  kind,
  ...foot
}: TabModalProps & { kind: "modal" | "drawer" }) {
  const { word } = useTexts("app");
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // A form inside takes the focus before the dialog does.
  const [before] = useState(() => document.activeElement);

  useEscape(onCancel);
  useEffect(() => {
    const inside = panel.current?.querySelector<HTMLElement>(
      ".tab-modal-body :is(input, textarea, select, button):not(:disabled)",
    );
    if (panel.current?.contains(document.activeElement) !== true)
      (inside ?? panel.current)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") keepInside(event, panel.current);
  };

  return (
    <div className={`tab-modal tab-${kind}`} role="presentation" onKeyDown={onKeyDown}>
      <div
        className="tab-modal-panel"
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        style={{ inlineSize: width }}
      >
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="tool-button" aria-label={word("close")} onClick={onCancel}>
            <Icon name="close" />
          </button>
        </header>
        <div className="tab-modal-body">{children}</div>
        <Foot {...foot} onCancel={onCancel} />
      </div>
    </div>
  );
}

function Foot({
  onOk,
  okText,
  confirmLoading = false,
  footer,
  onCancel,
}: Pick<TabModalProps, "onOk" | "okText" | "confirmLoading" | "footer" | "onCancel">) {
  const { word } = useTexts("app");
  const cancelText = useCancelText(okText);
  if (footer !== undefined) return <footer>{footer}</footer>;
  if (!onOk) return null;
  return (
    <footer>
      <Button onClick={onCancel}>{cancelText}</Button>
      <Button type="primary" loading={confirmLoading} onClick={onOk}>
        {okText ?? word("ok")}
      </Button>
    </footer>
  );
}

/** Tab goes round within the modal. */
function keepInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (stop) => stop.offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (!first || document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
