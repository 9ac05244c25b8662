import { getCityList } from "@lading/contract/waybill";
import { AutoComplete, Form, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useCountries } from "./use-countries.ts";
import { useTyped } from "./use-typed.ts";

interface CityInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** The form's field that holds the country whose cities are meant; null: a city of any country. */
  countryField?: string | null;
}

/**
 * A city by any of its names, offered in the person's language; any other text may stay. The English name is what is
 * taken over, as waybills and their messages need it in Latin letters. Where no country is chosen yet, the city's is.
 */
export function CityInput({ countryField = "country", value = "", onChange, ...input }: CityInputProps) {
  const { t } = useTexts("app");
  const { nameOf } = useCountries();
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch(countryField ?? [], { form, preserve: true });
  const country = typeof chosen === "string" && chosen !== "" ? chosen : undefined;
  const [awake, setAwake] = useState(false);
  const search = useTyped(value.trim()).slice(0, 60);
  const { data } = useRead(
    getCityList,
    { search, ...(country !== undefined && { country }) },
    { quiet: true, ownErrors: true, enabled: awake },
  );
  const rows = awake ? (data?.rows ?? []) : [];
  // Whoever has written the name out, or has picked it, needs no list over the next field.
  const isKnown = rows.some(({ nameEn }) => nameEn === value);
  const options = (isKnown ? [] : rows).map((row) => ({
    value: `${row.country} ${row.nameEn}`,
    row,
    label: (
      <>
        <bdi>{row.name}</bdi>
        {[row.name === row.nameEn ? "" : row.nameEn, country === undefined ? nameOf(row.country) : ""]
          .filter((part) => part !== "")
          .map((part) => (
            <span key={part} className="muted">
              {" · "}
              <bdi>{part}</bdi>
            </span>
          ))}
      </>
    ),
  }));
  return (
    <AutoComplete
      {...input}
      className="full-width"
      allowClear
      defaultActiveFirstOption
      popupMatchSelectWidth={320}
      value={value}
      options={options}
      onFocus={() => setAwake(true)}
      onSelect={(_key: string | undefined, { row }: (typeof options)[number]) => {
        if (countryField !== null && country === undefined) form.setFieldValue(countryField, row.country);
        onChange?.(row.nameEn);
      }}
      onChange={(text: string | undefined, option) => {
        // A picked city comes with its row: `onSelect` takes its English name.
        if (!(option && "row" in option)) onChange?.(text ?? "");
      }}
      popupRender={(list) => (
        <div ref={(popup) => popup?.querySelector("[role=listbox]")?.setAttribute("aria-label", t("form.cities"))}>
          {list}
        </div>
      )}
    >
      <Input maxLength={80} dir="auto" autoComplete="off" />
    </AutoComplete>
  );
}
