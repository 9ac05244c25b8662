import { useTexts } from "#core/i18n";
import { countryRank, type CountryOption } from "./country-search.ts";
import { Select } from "./Select.tsx";

interface CountrySelectProps {
  options: readonly CountryOption[];
  value?: string;
  onChange?: (code: string | undefined) => void;
  id?: string;
}

/** A country by any of its names, whatever the language in use, or by its two letters. */
export function CountrySelect({ options, value, onChange, id }: CountrySelectProps) {
  const { t } = useTexts("app");
  return (
    <Select
      {...(id !== undefined && { id })}
      // Text that is typed before the countries are there is looked up when they come.
      className={options.length === 0 ? "full-width field-waits" : "full-width"}
      showSearch={{
        filterOption: (typed, option) => option !== undefined && countryRank(option.country, typed) > 0,
        filterSort: (a, b, { searchValue }) =>
          countryRank(b.country, searchValue) - countryRank(a.country, searchValue),
      }}
      allowClear
      placeholder={t("form.country")}
      value={value || undefined}
      onChange={(code?: string) => onChange?.(code)}
      options={options.map((country) => ({
        value: country.code,
        label: `${country.name} (${country.code})`,
        country,
      }))}
    />
  );
}
