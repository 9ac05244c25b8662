import "./light.css";
import { languageNames, languages } from "@lading/contract/core";
import { changeLanguage, useTexts } from "#core/i18n";

/** The language switch of the public pages. */
export function LanguageChoice() {
  const { t, language } = useTexts("app");
  return (
    <div className="language-choice" role="group" aria-label={t("shell.language")}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => void changeLanguage(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
