import { billActionTexts, billFieldTexts, getCollectionBillLog } from "@lading/contract/bill";
import type { LocalText } from "@lading/contract/core";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

/** The log says what was chosen by what people read of it. */
const loggedTexts: Readonly<Record<string, LocalText>> = {
  ...billFieldTexts,
  customerNumber: billFieldTexts.customerName,
  chargeItemId: billFieldTexts.chargeItem,
  fileId: billFieldTexts.attachment,
};

/** Operations on a bill. */
export function BillLog({ id }: { id: string }) {
  const { t, word, language } = useTexts("bill");
  const read = useRead(getCollectionBillLog, { id }, { quiet: true, ownErrors: true });
  const nameOf = (field: string) => loggedTexts[field]?.[language] ?? field;
  const fieldOf = (path: string) => {
    const [, line, ofLine] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (line !== undefined && ofLine !== undefined) return t("lineField", { line, field: nameOf(ofLine) });
    return nameOf(path);
  };
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => billActionTexts[action][language]}
      fieldOf={fieldOf}
    />
  );
}
