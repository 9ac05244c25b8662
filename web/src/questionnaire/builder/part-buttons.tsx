import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";

interface PartButtonsProps {
  /** Name of the part, e.g. "Question 3". */
  label: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onCopy?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** Moves a part of the questionnaire up and down, copies it, takes it out. */
export function PartButtons({ label, place, count, onMove, onCopy, onRemove }: PartButtonsProps) {
  const { t, word } = useTexts("questionnaire");
  const button = (name: string, icon: string, act: (() => void) | undefined) => (
    <button
      type="button"
      className="tool-button"
      title={name}
      aria-label={`${name}: ${label}`}
      disabled={!act}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span className="builder-buttons">
      <span className="builder-up">{button(t("up"), "down", place > 0 ? () => onMove(place - 1) : undefined)}</span>
      {button(t("down"), "down", place < count - 1 ? () => onMove(place + 1) : undefined)}
      {onCopy && button(word("copy"), "file", onCopy)}
      {button(word("remove"), "close", onRemove)}
    </span>
  );
}
