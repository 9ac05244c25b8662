import { languageNames, languages, type Language } from "@lading/contract/core";
import { useTexts } from "#core/i18n";
import { Select } from "#ui";

interface DocumentLanguageProps {
  value?: Language;
  onChange?: (language: Language) => void;
  id?: string;
}

/** The language that a debit note is written in. */
export function DocumentLanguage(props: DocumentLanguageProps) {
  const { t } = useTexts("bill");
  const options = languages.map((code) => ({ value: code, label: languageNames[code] }));
  return <Select {...props} aria-label={t("documentLanguage")} options={options} popupMatchSelectWidth={false} />;
}
