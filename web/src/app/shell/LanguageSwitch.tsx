import { GlobalOutlined } from "@ant-design/icons";
import { asLanguage, languages, type Language } from "@lading/contract/core";
import { Button, Dropdown } from "antd";
import { queryClient } from "#core/api";
import { changeLanguage, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import type { SessionInfo } from "#core/session";
import { languageNames } from "#ui/light";

/** Works only for those whose multi-language flag is not 0 (overview §6). */
export function LanguageSwitch({ session }: { session: SessionInfo }) {
  const { t, language } = useTexts("app");
  const choose = async (next: Language) => {
    if (session.IsChineseToEnglishFunction === 0) {
      notify.error(t("errors.languageNotEnabled"));
      return;
    }
    await changeLanguage(next);
    // The menu and every text of the server come in the language they were asked in.
    await queryClient.invalidateQueries();
  };
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: languages.map((one) => ({ key: one, label: <span lang={one}>{languageNames[one]}</span> })),
        onClick: ({ key }) => void choose(asLanguage(key)),
      }}
    >
      <Button type="text" icon={<GlobalOutlined />} aria-label={t("shell.language")} />
    </Dropdown>
  );
}
