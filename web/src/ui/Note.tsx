import { useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon, type IconName } from "#ui/light";

const icons = { info: "info", success: "done", warning: "warning", error: "warning" } as const satisfies Record<
  string,
  IconName
>;

interface NoteProps {
  type: keyof typeof icons;
  title: ReactNode;
  description?: ReactNode;
  /** At the end: what can be done about it. */
  action?: ReactNode;
  /** Who has read it may put it away. */
  closable?: boolean;
  className?: string;
}

/** Something to know about what stands below. */
export function Note({ type, title, description, action, closable = false, className = "" }: NoteProps) {
  const { word } = useTexts("app");
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={`note note-${type} ${className}`} role="alert">
      <Icon name={icons[type]} className="note-icon" />
      <div className="note-text">
        <p className={description === undefined ? "" : "note-title"}>{title}</p>
        {description !== undefined && <div>{description}</div>}
      </div>
      {action}
      {closable && (
        <button type="button" className="note-close" aria-label={word("close")} onClick={() => setClosed(true)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
