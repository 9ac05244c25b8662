import {
  bankAccountFields,
  customerContactFields,
  getCustomerLogList,
  customerFieldTexts,
  type CustomerTextField,
  customerActionTexts,
} from "@lading/contract/customer";
import { useReadOn } from "#core/api";
import { useTexts } from "#core/i18n";
import { RecordLog, useFieldWords } from "#ui";
import { useLabels } from "./labels.ts";
import { More } from "./More.tsx";

const atOnce = 20;
const attached = { ...bankAccountFields, ...customerContactFields };

/** A customer's whole history, newest first; each entry opens to its fields before and after. */
export function History({ customerId }: { customerId: string }) {
  const { t, word, language } = useTexts("customer");
  const fieldName = useFieldName();
  const read = useReadOn(getCustomerLogList, { customerId, pageSize: atOnce }, { ownErrors: true });
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => customerActionTexts[action][language]}
      fieldOf={fieldName}
      none={t("nothing")}
      more={<More read={read} />}
    />
  );
}

function isField(name: string): name is CustomerTextField {
  return name in customerFieldTexts;
}

function useFieldName(): (field: string) => string {
  const { t } = useTexts("customer");
  const labels = useLabels();
  const { fieldOf } = useFieldWords(attached);
  return (field) => {
    if (isField(field)) return labels.field(field);
    return field === "merged" ? t("merge.other") : fieldOf(field);
  };
}
