import type { SupplierKind } from "@lading/contract/supplier";
import { Select } from "antd";
import { useTexts } from "#core/i18n";
import { useLabels } from "./labels.ts";
import { useSupplierSearch } from "./use-supplier-search.ts";

interface SupplierSelectProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
  kind?: SupplierKind;
}

/** A supplier of the company, found by number, name in any script, pinyin or its initials. */
export function SupplierSelect({ kind, value, ...field }: SupplierSelectProps) {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { rows, onSearch, wake } = useSupplierSearch({ chosenId: value, kind });
  return (
    <Select
      {...field}
      {...(value !== undefined && { value })}
      className="full-width"
      allowClear
      placeholder={t("select")}
      showSearch={{ filterOption: false, onSearch }}
      options={rows.map(({ id, supplierName, supplierNumber, status }) => ({
        value: id,
        label: `${supplierName} (${supplierNumber})${status === "enabled" ? "" : ` · ${labels.state(status)}`}`,
      }))}
      onFocus={wake}
      onOpenChange={wake}
    />
  );
}
