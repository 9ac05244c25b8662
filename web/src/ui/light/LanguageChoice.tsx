import "./light.css";
import { languages, type Language } from "@lading/contract/core";
import { queryClient } from "#core/api";
import { changeLanguage, useTexts } from "#core/i18n";

/** Each language by its own name. */
export const languageNames = { zh: "中文", en: "English", ar: "العربية" } as const;

/** What the server says comes in the language of the request, so it is asked again. */
async function choose(language: Language): Promise<void> {
  await changeLanguage(language);
  await queryClient.invalidateQueries();
}

/** The language switch of the public pages. */
export function LanguageChoice() {
  const { t, language } = useTexts("app");
  return (
    <div className="language-choice" role="group" aria-label={t("shell.language")}>
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => void choose(one)}>
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
