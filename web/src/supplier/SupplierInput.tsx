import { type SupplierKind } from "@lading/contract/supplier";
import { partyStateTexts } from "@lading/contract/party";
import { Input } from "antd";
import { useTexts } from "#core/i18n";
import { SuggestionInput, type InputOfField } from "#ui";
import { useSupplierSearch } from "./use-supplier-search.ts";

interface SupplierInputProps extends InputOfField {
  kind?: SupplierKind;
  maxLength: number;
}

/** A name as text, with the suppliers of that name, number or pinyin to choose from; any other text may stay. */
export function SupplierInput({ value = "", onChange, kind, maxLength, ...input }: SupplierInputProps) {
  const { language } = useTexts("app");
  const { rows, wake, isWaiting } = useSupplierSearch({ text: value, kind });
  return (
    <SuggestionInput
      {...input}
      {...(onChange && { onChange })}
      takesFirst
      isWaiting={isWaiting}
      value={value}
      suggestions={rows.map((row) => ({
        row,
        title: row.supplierName,
        detail: [
          row.status === "enabled" ? "" : partyStateTexts[row.status][language],
          row.supplierNumber,
          row.companyNameEn,
          row.cityName,
        ]
          .filter((part) => part !== "")
          .join(" · "),
      }))}
      onPick={({ supplierName }) => onChange?.(supplierName.slice(0, maxLength))}
      onWake={wake}
    >
      <Input autoComplete="off" allowClear maxLength={maxLength} dir="auto" />
    </SuggestionInput>
  );
}
