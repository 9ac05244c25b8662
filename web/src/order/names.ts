import { getCountryList } from "@lading/contract/place";
import { orderFieldTexts, type OrderField } from "@lading/contract/order";
import { waybillTypes, type WaybillType } from "@lading/contract/waybill";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import type { CountryOption } from "#ui";

const none: CountryOption[] = [];

/** Names of fields, types and countries in the person's language. */
export function useNames() {
  const { language } = useTexts("order");
  const { data } = useRead(getCountryList, {}, { quiet: true, ownErrors: true });
  return useMemo(() => {
    const countries = data?.rows ?? none;
    const byCode = new Map(countries.map(({ code, name }) => [code, name]));
    return {
      countries,
      countryOf: (code: string) => byCode.get(code) ?? code,
      field: (name: OrderField) => orderFieldTexts[name][language],
      typeOf: (type: WaybillType) => waybillTypes[type].text[language],
    };
  }, [data, language]);
}
