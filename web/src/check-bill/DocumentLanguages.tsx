import { languageNames, languages, type Language } from "@lading/contract/core";
import { useTexts } from "#core/i18n";
import { Select } from "#ui";

interface DocumentLanguagesProps {
  value: readonly Language[];
  onChange: (languages: Language[]) => void;
}

/** No second language. */
const none = "none" as const;
const options = languages.map((code) => ({ value: code, label: languageNames[code] }));

/** The language of a statement, or two that stand side by side: the first leads. */
export function DocumentLanguages({ value, onChange }: DocumentLanguagesProps) {
  const { t } = useTexts("check-bill");
  const [first = "en", second] = value;
  return (
    <span className="check-bill-languages">
      <Select
        aria-label={t("firstLanguage")}
        value={first}
        options={options}
        popupMatchSelectWidth={false}
        onChange={(code) => onChange(second === undefined || second === code ? [code] : [code, second])}
      />
      <Select
        aria-label={t("secondLanguage")}
        value={second ?? none}
        options={[{ value: none, label: t("oneLanguage") }, ...options.filter(({ value: code }) => code !== first)]}
        popupMatchSelectWidth={false}
        onChange={(code) => onChange(code === none ? [first] : [first, code])}
      />
    </span>
  );
}
