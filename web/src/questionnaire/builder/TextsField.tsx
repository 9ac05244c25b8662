import { textIn, type Texts } from "@lading/contract/questionnaire";
import { Input } from "antd";
import { use } from "react";
import { noTexts } from "./new-parts.ts";
import { WritingLanguage } from "./writing.tsx";

interface TextsFieldProps {
  value?: Texts;
  onChange?: (value: Texts) => void;
  id?: string;
  maxLength: number;
  /** Lines; one when not given. */
  rows?: number;
  placeholder?: string;
  "aria-label"?: string;
}

/** A text in the language that is written now; until there is one, what another language says stands there in grey. */
export function TextsField({ value = noTexts, onChange, rows, placeholder = "", ...field }: TextsFieldProps) {
  const language = use(WritingLanguage);
  const common = {
    ...field,
    value: value[language],
    dir: value[language] === "" ? undefined : "auto",
    lang: language,
    placeholder: textIn(value, language) || placeholder,
    onChange: (event: { target: { value: string } }) => onChange?.({ ...value, [language]: event.target.value }),
  };
  return rows === undefined ? <Input {...common} /> : <Input.TextArea {...common} autoSize={{ minRows: rows }} />;
}
