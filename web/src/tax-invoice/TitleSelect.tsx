import { getTaxInvoiceOptions } from "@lading/contract/tax-invoice";
import { Select } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";

export interface ChosenTitle {
  id: string;
  title: string;
  taxNumber: string;
}

interface TitleSelectProps {
  value: ChosenTitle | undefined;
  onChange: (title: ChosenTitle | undefined) => void;
}

/** A choice among the company's invoice titles, by a part of the title or its tax number. */
export function TitleSelect({ value, onChange }: TitleSelectProps) {
  const { t } = useTexts("tax-invoice");
  const [search, setSearch] = useState("");
  const { data } = useRead(getTaxInvoiceOptions, { search }, { quiet: true, ownErrors: true });
  const titles = data?.titles ?? [];
  const all = value && !titles.some(({ id }) => id === value.id) ? [value, ...titles] : titles;
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setSearch }}
      placeholder={t("chooseTitle")}
      notFoundContent={t("noTitles")}
      {...(value && { value: value.id })}
      options={all.map(({ id, title, taxNumber }) => ({ value: id, label: `${title} · ${taxNumber}` }))}
      onChange={(id) => onChange(all.find((one) => one.id === id))}
    />
  );
}
