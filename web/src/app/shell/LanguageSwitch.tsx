import { languageNames, languages, type Language } from "@lading/contract/core";
import { changeLanguage, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import type { SessionInfo } from "#core/session";
import { Choice, Icon, Popup } from "#ui/light";

/** Works only for those whose multi-language flag is not 0 (overview §6). */
export function LanguageSwitch({ session }: { session: SessionInfo }) {
  const { t, language } = useTexts("app");
  const choose = async (next: Language) => {
    if (session.IsChineseToEnglishFunction === 0) {
      notify.error(t("errors.languageNotEnabled"));
      return;
    }
    await changeLanguage(next);
  };
  return (
    <Popup label={t("shell.language")} button={<Icon name="globe" />}>
      {(close) =>
        languages.map((one) => (
          <Choice
            key={one}
            lang={one}
            current={one === language}
            onChoose={() => {
              close();
              void choose(one);
            }}
          >
            {languageNames[one]}
          </Choice>
        ))
      }
    </Popup>
  );
}
