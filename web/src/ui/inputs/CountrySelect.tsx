import { Select } from "antd";
import { useTexts } from "#core/i18n";

export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Name in the language in use. */
  name: string;
}

interface CountrySelectProps {
  options: readonly CountryOption[];
  value?: string;
  onChange?: (code: string | undefined) => void;
  id?: string;
}

/** A country by name or by its two letters. */
export function CountrySelect({ options, value, onChange, id }: CountrySelectProps) {
  const { t } = useTexts("app");
  return (
    <Select
      {...(id !== undefined && { id })}
      className="full-width"
      showSearch={{ optionFilterProp: "search" }}
      allowClear
      placeholder={t("form.country")}
      value={value || undefined}
      onChange={(code?: string) => onChange?.(code)}
      options={options.map(({ code, name }) => ({
        value: code,
        label: `${name} (${code})`,
        search: `${name} ${code}`,
      }))}
    />
  );
}
