import "./suggestion-input.css";
import { AutoComplete, Input } from "antd";
import { cloneElement, useState, type ReactElement } from "react";
import { useTexts } from "#core/i18n";

/** Props that a form's field hands to its input. */
export interface InputOfField {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  autoFocus?: boolean;
}

interface Suggested<Row> {
  row: Row;
  /** First line. */
  title: string;
  /** Second line, smaller. */
  detail: string;
  /** Where it comes from. */
  mark?: string;
}

interface SuggestionInputProps<Row> extends InputOfField {
  suggestions: readonly Suggested<Row>[];
  onPick: (row: Row) => void;
  /** The person comes to the field: there is a reason to ask the server now. */
  onWake: () => void;
  placeholder?: string;
  /** The server is being asked for what is typed: Enter waits for its answer. */
  isWaiting?: boolean;
  /** Enter takes the first suggestion; without it, one that the person moved to. */
  takesFirst?: boolean;
  /** The text input; default: a line of text. */
  children?: ReactElement<{ "aria-activedescendant"?: string | undefined }>;
}

/**
 * A suggestion's value in the library's list: its place, behind a letter that nobody types. The library goes to the entry
 * whose value begins with what is typed, and tells which one it marks by the value alone, also after other rows have come.
 */
const valueAt = (place: number) => `\u2063${place}`;

/** A line of text with suggestions below it as one types; any other text may stay. */
export function SuggestionInput<Row>({
  suggestions,
  onPick,
  onWake,
  onChange,
  takesFirst = false,
  isWaiting = false,
  children = <Input autoComplete="off" />,
  ...input
}: SuggestionInputProps<Row>) {
  const { t } = useTexts("app");
  const [isFocused, setFocused] = useState(false);
  const [active, setActive] = useState<string | null>();
  // Only to whoever is in the field: the library opens a list whose entries come after the person has left, over whatever
  // they went on to, and takes their next click.
  const options = (isFocused ? suggestions : []).map(({ row, title, detail, mark }, place) => ({
    value: valueAt(place),
    row,
    label: <SuggestionLabel title={title} detail={detail} mark={mark} />,
    // Read aloud; the library would say the key.
    "aria-label": [title, mark, detail].filter(Boolean).join(", "),
  }));
  // The library names one that is not there as long as the person has moved to none.
  const place = options.findIndex(({ value }) => value === active);
  const moved = place === -1 ? undefined : `${input.id}_list_${place}`;
  return (
    <AutoComplete
      {...input}
      className={["full-width suggestions", takesFirst && "takes-first", isWaiting && "field-waits"]
        .filter(Boolean)
        .join(" ")}
      defaultActiveFirstOption={takesFirst}
      popupMatchSelectWidth={320}
      options={options}
      popupRender={(list) => <div ref={named(t("form.suggestions"))}>{list}</div>}
      onActive={setActive}
      onFocus={() => {
        setFocused(true);
        onWake();
      }}
      onBlur={() => setFocused(false)}
      onSelect={(_place: string, option: { row: Row }) => onPick(option.row)}
      onChange={(text: string, option) => {
        // A picked suggestion comes with its row: then `onPick` fills in what it stands for.
        if (!(option && "row" in option)) onChange?.(text ?? "");
      }}
    >
      {cloneElement(children, { "aria-activedescendant": moved })}
    </AutoComplete>
  );
}

/** Gives the list in a popup its name for whoever hears it: the library leaves it without one. */
function named(name: string) {
  return (popup: HTMLElement | null) => popup?.querySelector('[role="listbox"]')?.setAttribute("aria-label", name);
}

function SuggestionLabel({ title, detail, mark }: { title: string; detail: string; mark: string | undefined }) {
  return (
    <div className="suggestion">
      <bdi>{title}</bdi>
      {mark !== undefined && <span className="suggestion-mark">{mark}</span>}
      {detail !== "" && <bdi className="muted">{detail}</bdi>}
    </div>
  );
}

/** False until the person comes to the field. */
export function useWoken(): [boolean, () => void] {
  const [isAwake, setAwake] = useState(false);
  return [isAwake, () => setAwake(true)];
}
