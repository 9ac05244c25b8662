import { nameIn } from "@lading/contract/core";
import type { SupplierKind } from "@lading/contract/supplier";
import { useTexts } from "#core/i18n";
import { PartySelect } from "#party";
import { useSupplierSearch } from "./use-supplier-search.ts";

interface SupplierSelectProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
  kind?: SupplierKind;
}

/** A supplier of the company, found by number, name in any script, pinyin or its initials. */
export function SupplierSelect({ kind, ...field }: SupplierSelectProps) {
  const { t, language } = useTexts("supplier");
  const { rows, ...search } = useSupplierSearch({ chosenId: field.value, kind });
  const found = rows.map(({ id, supplierNumber: number, supplierName, companyNameEn, status }) => ({
    id,
    number,
    name: nameIn(supplierName, companyNameEn, language),
    status,
  }));
  return <PartySelect {...field} {...search} found={found} placeholder={t("select")} />;
}
