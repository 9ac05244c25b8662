import { billActionTexts, getCollectionBillLog } from "@lading/contract/bill";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

/** What was done to a bill. */
export function BillLog({ id }: { id: string }) {
  const { t, word, language } = useTexts("bill");
  const read = useRead(getCollectionBillLog, { id }, { quiet: true, ownErrors: true });
  const fields: Readonly<Record<string, string>> = {
    customerNumber: t("customer"),
    billDate: t("billDate"),
    dueDate: t("dueDate"),
    currency: t("currency"),
    amount: t("amount"),
    rate: t("rate"),
    fileId: t("file"),
    remark: t("remark"),
    chargeItemId: t("chargeItem"),
    qty: t("qty"),
    unitPrice: t("unitPrice"),
    sentTo: t("sentTo"),
    keptFor: t("keptFor"),
    creditReason: t("creditReason"),
  };
  const fieldOf = (path: string) => {
    const [, line, ofLine] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (line !== undefined && ofLine !== undefined) return t("lineField", { line, field: fields[ofLine] ?? ofLine });
    return fields[path] ?? path;
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
