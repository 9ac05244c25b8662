import { Button } from "antd";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import type { Entry } from "./copy.ts";

interface EntryNotesProps {
  entry: Entry;
  onClear: () => void;
  /** Goes back to the draft that made way for a copy. */
  onBack: () => void;
}

/** Says above a form where its content comes from, when it was not typed just now. */
export function EntryNotes({ entry, onClear, onBack }: EntryNotesProps) {
  const { t } = useTexts("waybill");
  if (entry.replaced)
    return (
      <Note
        type="info"
        closable
        title={t("build.replaced")}
        action={
          <Button size="small" onClick={onBack}>
            {t("build.back")}
          </Button>
        }
      />
    );
  if (!entry.isRestored) return null;
  return (
    <Note
      type="info"
      closable
      title={t("build.restored")}
      action={
        <Button size="small" onClick={onClear}>
          {t("build.clear")}
        </Button>
      }
    />
  );
}
