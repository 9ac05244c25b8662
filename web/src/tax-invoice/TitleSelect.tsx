import { getTaxInvoiceOptions } from "@lading/contract/tax-invoice";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Select } from "#ui";

interface ChosenTitle {
  id: string;
  title: string;
  taxNumber: string;
}

interface TitleSelectProps {
  /** Whose bills are invoiced: its titles stand first. */
  customerId: string | undefined;
  /** The title that is chosen at first. */
  known: ChosenTitle | undefined;
  value?: string;
  onChange?: (id: string) => void;
}

/** A choice among the company's invoice titles, by a part of the title or its tax number. */
export function TitleSelect({ customerId, known, value, onChange, ...input }: TitleSelectProps) {
  const { t } = useTexts("tax-invoice");
  const [search, setSearch] = useState("");
  /** Shown while one searches for another. */
  const [chosen, setChosen] = useState(known);
  const { data } = useRead(getTaxInvoiceOptions, { search, customerId }, { quiet: true, ownErrors: true });
  const titles = data?.titles ?? [];
  const all = chosen && !titles.some(({ id }) => id === chosen.id) ? [chosen, ...titles] : titles;
  return (
    <Select
      {...input}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      placeholder={t("chooseTitle")}
      notFoundContent={t("noTitles")}
      value={value}
      options={all.map(({ id, title, taxNumber }) => ({ value: id, label: `${title} · ${taxNumber}` }))}
      onChange={(id: string) => {
        setChosen(all.find((one) => one.id === id));
        onChange?.(id);
      }}
    />
  );
}
