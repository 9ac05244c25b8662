import { getEmailConfigLog, mailSecurities, mailSecurityTexts, testStates } from "@lading/contract/email-config";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

/** What was done to a mail account. */
export function AccountLog({ id }: { id: string }) {
  const { t, language } = useTexts("email-config");
  const { t: ofShell } = useTexts("app");
  const read = useRead(getEmailConfigLog, { id }, { quiet: true, ownErrors: true });
  const fields: Readonly<Record<string, string>> = {
    name: t("name"),
    senderName: t("senderName"),
    senderAddress: t("senderAddress"),
    host: t("host"),
    port: t("port"),
    security: t("security"),
    user: t("user"),
    secret: t("secret"),
    dailyLimit: t("dailyLimit"),
    isDefault: t("isDefault"),
    enabled: t("enabled"),
    to: t("test.to"),
    testState: t("test.column"),
  };
  const shown = (value: string) => {
    if (value === "true" || value === "false") return ofShell(value === "true" ? "words.yes" : "words.no");
    const security = mailSecurities.find((one) => one === value);
    const state = testStates.find((one) => one === value);
    return security ? mailSecurityTexts[security][language] : state ? t(`test.states.${state}`) : value;
  };
  return (
    <RecordLog
      title={t("log")}
      read={read}
      actionOf={(action) => t(`actions.${action}`)}
      fieldOf={(field) => fields[field] ?? field}
      shown={shown}
    />
  );
}
