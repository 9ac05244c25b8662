import { getExpenseNameList } from "@lading/contract/charge-item";
import type { Language } from "@lading/contract/core";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Select } from "#ui";

interface ChargeItemSelectProps {
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
  id?: string;
  allowClear?: boolean;
  /** The item that is charged already, which may be disabled by now. */
  known?: { id: string; name: string } | undefined;
  "aria-label"?: string;
}

const nameIn = { zh: "chineseName", en: "englishName", ar: "arabicName" } as const satisfies Record<Language, string>;

/** A choice of the enabled charge items, found by any of their names. */
export function ChargeItemSelect({ known, ...field }: ChargeItemSelectProps) {
  const { language } = useTexts("charge-item");
  const input = { enabled: true, pageSize: 200, sort: nameIn[language], order: "asc" } as const;
  const { data } = useRead(getExpenseNameList, input, { quiet: true, ownErrors: true });
  const offered = (data?.rows ?? []).map((item) => ({
    value: item.id,
    label: item[nameIn[language]],
    names: `${item.chineseName} ${item.englishName} ${item.arabicName}`,
  }));
  const isOffered = known === undefined || offered.some(({ value }) => value === known.id);
  const options = isOffered ? offered : [{ value: known.id, label: known.name, names: known.name }, ...offered];
  return (
    <Select
      {...field}
      {...(!data && { className: "field-waits" })}
      options={options}
      showSearch={{ optionFilterProp: "names" }}
      popupMatchSelectWidth={false}
      value={data ? field.value : (options.find(({ value }) => value === field.value)?.value ?? undefined)}
    />
  );
}
