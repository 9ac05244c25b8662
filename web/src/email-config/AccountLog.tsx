import { logActionTexts } from "@lading/contract/core";
import {
  emailConfigFields,
  emailConfigStateFields,
  getEmailConfigLog,
  testedToFields,
} from "@lading/contract/email-config";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog, useFieldWords } from "#ui";

const logged = { ...emailConfigFields, ...emailConfigStateFields, ...testedToFields };

/** Operations on a mail account. */
export function AccountLog({ id }: { id: string }) {
  const { t, word, language } = useTexts("email-config");
  const read = useRead(getEmailConfigLog, { id }, { quiet: true, ownErrors: true });
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => (action === "test" ? t("test.done") : logActionTexts[action][language])}
      {...useFieldWords(logged)}
    />
  );
}
