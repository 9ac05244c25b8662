import { billActionTexts, billFieldTexts, getCollectionBillLog } from "@lading/contract/bill";
import type { LocalText } from "@lading/contract/core";
import { useTexts } from "#core/i18n";
import { LogOf } from "#ui";

/** The log says what was chosen by what people read of it. */
const loggedTexts: Readonly<Record<string, LocalText>> = {
  ...billFieldTexts,
  customerNumber: billFieldTexts.customerName,
  chargeItemId: billFieldTexts.chargeItem,
  fileId: billFieldTexts.attachment,
};

/** Operations on a bill. */
export function BillLog({ id }: { id: string }) {
  const { t, language } = useTexts("bill");
  const nameOf = (field: string) => loggedTexts[field]?.[language] ?? field;
  const fieldOf = (path: string) => {
    const [, line, ofLine] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (line !== undefined && ofLine !== undefined) return t("lineField", { line, field: nameOf(ofLine) });
    return nameOf(path);
  };
  return <LogOf id={id} call={getCollectionBillLog} actions={billActionTexts} fields={fieldOf} />;
}
