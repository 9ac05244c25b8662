import type { AnswerOf } from "@lading/contract/core";
import { getCityList } from "@lading/contract/place";
import { Form, Input } from "antd";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { SuggestionInput, useWoken, type InputOfField } from "./SuggestionInput.tsx";
import { useCityName } from "./use-city-name.ts";
import { useCountries } from "./use-countries.ts";
import { isAsking, useTyped } from "./use-typed.ts";

interface CityInputProps extends InputOfField {
  /** The form's field that holds the country whose cities are meant; null: a city of any country. */
  countryField?: string | null;
}

/**
 * A city by any of its names, offered and shown in the person's language; any other text may stay. The English name is
 * what is taken over, as waybills and their messages need it in Latin letters. Where no country is chosen yet, the city's is.
 */
export function CityInput({ countryField = "country", value = "", onChange, ...input }: CityInputProps) {
  const { nameOf } = useCountries();
  const form = Form.useFormInstance();
  const chosen: unknown = Form.useWatch(countryField ?? [], { form, preserve: true });
  const country = typeof chosen === "string" && chosen !== "" ? chosen : undefined;
  const [isAwake, wake] = useWoken();
  const [isIn, setIn] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const isTyping = isIn && isTyped;
  const name = useCityName(country ?? "", isTyping ? "" : value);
  const search = useTyped(value.trim()).slice(0, 60);
  const read = useRead(
    getCityList,
    { search, ...(country !== undefined && { country }) },
    { quiet: true, ownErrors: true, enabled: isAwake },
  );
  const rows = read.data?.rows ?? [];
  const isWaiting = isAsking(value.trim().slice(0, 60), search, read);
  // A name written out or picked needs no list, which would cover the next field; but it may say the country.
  const isKnown = (countryField === null || country !== undefined) && rows.some(({ nameEn }) => nameEn === value);
  const suggestions = (isKnown ? [] : rows).map((row) => ({
    row,
    title: row.name,
    detail: [row.name === row.nameEn ? "" : row.nameEn, country === undefined ? nameOf(row.country) : ""]
      .filter((part) => part !== "")
      .join(" · "),
  }));
  const pick = (row: AnswerOf<typeof getCityList>["rows"][number]) => {
    if (countryField !== null && country === undefined) form.setFieldValue(countryField, row.country);
    onChange?.(row.nameEn);
  };
  const isLeft = isTyped && !isIn && !isWaiting;
  const written = isLeft ? rows.find((row) => row.name === value.trim() && row.name !== row.nameEn) : undefined;
  useEffect(() => {
    // A name written out in the person's language and left; also when the list comes only then.
    if (written) pick(written);
  });
  return (
    <div
      onFocus={() => {
        setIn(true);
        setTyped(false);
      }}
      onBlur={() => setIn(false)}
    >
      <SuggestionInput
        {...input}
        onChange={(typed) => {
          setTyped(true);
          onChange?.(typed);
        }}
        takesFirst
        isWaiting={isWaiting}
        value={isTyping ? value : name}
        suggestions={suggestions}
        onPick={(row) => {
          setTyped(false);
          pick(row);
        }}
        onWake={wake}
      >
        <Input maxLength={80} dir="auto" autoComplete="off" allowClear />
      </SuggestionInput>
    </div>
  );
}
