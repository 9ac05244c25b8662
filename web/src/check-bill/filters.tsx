import { checkBillFieldTexts, leastNameCharacters, partySumShown } from "@lading/contract/check-bill";
import { currencies } from "@lading/contract/core";
import { Input, Select, type SelectProps } from "antd";
import { useMemo } from "react";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DateInput, useFieldFilters, type ListFilter } from "#ui";

/** Filters of what waits for reconciliation: whom with, on which side, in which currency, and as of when. */
export function useOpenFilters({ sides = true }: { sides?: boolean } = {}): readonly ListFilter[] {
  const { t } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  const filter = useFieldFilters(partySumShown);
  return useMemo(
    () => [
      {
        name: "companyName",
        label: field("partyName"),
        field: <Input allowClear maxLength={80} placeholder={t("nameHint", { min: leastNameCharacters })} />,
      },
      ...(sides ? [filter("kind")] : []),
      filter("currency", <CurrencySelect />),
      filter("partyNumber"),
      { name: "asOf", label: t("asOf"), field: <DateInput /> },
    ],
    [t, field, filter, sides],
  );
}

/** A currency that the product deals in. */
export function CurrencySelect(props: SelectProps) {
  return <Select allowClear {...props} options={currencies.map((code) => ({ value: code, label: code }))} />;
}
