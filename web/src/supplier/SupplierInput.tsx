import type { SupplierKind } from "@lading/contract/supplier";
import { AutoComplete } from "antd";
import { useFocused } from "#ui";
import { useSupplierSearch } from "./use-supplier-search.ts";

interface SupplierInputProps {
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
  kind?: SupplierKind;
  maxLength: number;
}

/** A name as text, with the suppliers of that name, number or pinyin to choose from; any other text may stay. */
export function SupplierInput({ id, value = "", onChange, kind, maxLength }: SupplierInputProps) {
  const [isFocused, focus] = useFocused();
  const { rows, wake } = useSupplierSearch({ text: value, kind });
  return (
    <AutoComplete
      {...(id !== undefined && { id })}
      className="full-width"
      popupMatchSelectWidth={300}
      allowClear
      value={value}
      options={(isFocused ? rows : []).map(({ supplierNumber, supplierName, companyNameEn, city }) => ({
        key: supplierNumber,
        value: supplierName,
        label: (
          <bdi>{[supplierNumber, supplierName, companyNameEn, city].filter((part) => part !== "").join(" · ")}</bdi>
        ),
      }))}
      onFocus={() => {
        focus.onFocus();
        wake();
      }}
      onBlur={focus.onBlur}
      onChange={(text: string | undefined) => onChange?.((text ?? "").slice(0, maxLength))}
    />
  );
}
