import {
  cargoFileActionTexts,
  cargoFileFieldTexts,
  getCargoFileLogList,
  type CargoFileLogField,
} from "@lading/contract/cargo-file";
import type { LocalText } from "@lading/contract/core";
import { waybillLogFieldText } from "@lading/contract/waybill";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";

/** Operations on a file: by whom, when, from where, and each field before and after. */
export function FileLog({ id }: { id: string }) {
  const { t, word, language } = useTexts("cargo-file");
  const nameOf = useFieldName();
  const { data, error } = useRead(getCargoFileLogList, { id }, { quiet: true, ownErrors: true });
  // The page says already which file it is.
  const entries = (data?.rows ?? []).map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => field !== "file"),
  }));
  return (
    <RecordLog
      title={word("log")}
      read={{ data: data && { rows: entries }, error }}
      actionOf={(action) => cargoFileActionTexts[action][language]}
      fieldOf={nameOf}
      none={t("logNone")}
    />
  );
}

/** The page's own names where it has them, else those of the waybills' log. */
function useFieldName() {
  const { language } = useTexts("cargo-file");
  const own: Partial<Record<CargoFileLogField, LocalText>> = {
    fileType: cargoFileFieldTexts.type,
    fileOwner: cargoFileFieldTexts.ownership,
    fileRemark: cargoFileFieldTexts.remark,
    waybillNumber: cargoFileFieldTexts.waybillNumber,
    warehouse: cargoFileFieldTexts.warehouse,
  };
  return (field: CargoFileLogField) => (own[field] ?? waybillLogFieldText(field))?.[language] ?? field;
}
