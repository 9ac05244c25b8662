import "./form.css";
import { AutoComplete } from "antd";
import { useState, type ReactElement } from "react";

/** What a form's field hands to its input. */
export interface InputOfField {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

interface Suggested<Row> {
  row: Row;
  /** Tells suggestions apart. */
  key: string;
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
  /** The first time the person comes to the field: there is a reason to ask the server now. */
  onWake: () => void;
  placeholder?: string;
  /** Enter takes the first suggestion; without it, one that the person moved to. */
  takesFirst?: boolean;
  /** What one types in; without it a line of text. */
  children?: ReactElement;
}

/** A line of text with suggestions below it as one types; any other text may stay. */
export function SuggestionInput<Row>({
  suggestions,
  onPick,
  onWake,
  onChange,
  takesFirst = false,
  ...input
}: SuggestionInputProps<Row>) {
  const options = suggestions.map(({ row, key, title, detail, mark }) => ({
    value: key,
    row,
    label: <SuggestionLabel title={title} detail={detail} mark={mark} />,
  }));
  return (
    <AutoComplete
      {...input}
      className="full-width form-suggestions"
      defaultActiveFirstOption={takesFirst}
      popupMatchSelectWidth={320}
      options={options}
      onFocus={onWake}
      onSelect={(_key: string, option: { row: Row }) => onPick(option.row)}
      onChange={(text: string, option) => {
        // A picked suggestion comes with its row: then `onPick` fills in what it stands for.
        if (!(option && "row" in option)) onChange?.(text ?? "");
      }}
    />
  );
}

function SuggestionLabel({ title, detail, mark }: { title: string; detail: string; mark: string | undefined }) {
  return (
    <div className="form-suggestion">
      <bdi>{title}</bdi>
      {mark !== undefined && <span className="form-suggestion-mark">{mark}</span>}
      {detail !== "" && <bdi className="muted">{detail}</bdi>}
    </div>
  );
}

/** False until the person comes to the field. */
export function useWoken(): [boolean, () => void] {
  const [isAwake, setAwake] = useState(false);
  return [isAwake, () => setAwake(true)];
}
