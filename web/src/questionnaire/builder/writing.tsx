import type { Language } from "@lading/contract/core";
import { languageNames, languages } from "@lading/contract/core";
import { createContext, useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Segments } from "#ui";

/** The language in which texts are written now. */
export const WritingLanguage = createContext<Language>("zh");

/** A form whose texts are written in one language after the other. */
export function Writing({ children }: { children: ReactNode }) {
  const { t, language } = useTexts("questionnaire");
  const [written, setWritten] = useState<Language>(language);
  return (
    <WritingLanguage value={written}>
      <div className="builder-language">
        <span>{t("writing")}</span>
        <Segments
          label={t("writing")}
          value={written}
          onChange={setWritten}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <span className="muted">{t("writingHint")}</span>
      </div>
      {children}
    </WritingLanguage>
  );
}
