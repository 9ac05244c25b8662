import { longestNumbersSearch } from "@lading/contract/core";
import type { Language, LocalText } from "@lading/contract/core";
import { codStatuses, paymentStatuses, type WaybillField } from "@lading/contract/waybill";
import { Input } from "antd";
import { useMemo, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { DateRangeInput, DecimalRangeInput, type ListFilter } from "#ui";
import { labelsIn } from "../labels.ts";
import {
  Choices,
  CountryField,
  CustomerField,
  MainWaybillField,
  PersonField,
  PortField,
  StateField,
  TypesField,
  WarehouseField,
  YesNo,
} from "./fields.ts";

/** Names of the filters in the language in use. */
interface Words {
  t: ReturnType<typeof useTexts<"waybill">>["t"];
  word: ReturnType<typeof useTexts<"waybill">>["word"];
  language: Language;
}

/** Every filter of the waybill list, by what a clerk asks: which shipment, how it stands, where to, whose, when. */
export function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("waybill");
  return useMemo(() => {
    const words = { t, word, language };
    return [whichOnes, howTheyStand, whereTo, whose].flatMap((group) => group(words));
  }, [t, word, language]);
}

/** A filter by a field, under the field's own name. */
function by({ language }: Words, name: WaybillField, field: ReactNode, own: Partial<ListFilter> = {}): ListFilter {
  return { name, label: labelsIn(language).field(name), field, ...own };
}

function whichOnes(words: Words): ListFilter[] {
  const { t, language } = words;
  return [
    {
      name: "search",
      label: words.word("search"),
      field: <Input allowClear placeholder={t("list.searchHint")} maxLength={longestNumbersSearch} />,
    },
    by(words, "shippingDate", <DateRangeInput />, { kind: "range", ends: ["shippingFrom", "shippingTo"] }),
    by(words, "type", <TypesField />, { name: "types", kind: "numbers" }),
    by(
      words,
      "chargeableWeight",
      <DecimalRangeInput scale={3} label={labelsIn(language).field("chargeableWeight")} />,
      {
        kind: "range",
        ends: ["weightFrom", "weightTo"],
      },
    ),
    by(words, "mainWaybillId", <MainWaybillField />),
  ];
}

function howTheyStand(words: Words): ListFilter[] {
  const { t, language } = words;
  const kinds = { house: t("list.houses"), main: t("list.mains") };
  const voided = { yes: t("list.onlyVoided"), all: t("list.alsoVoided") };
  return [
    by(words, "stateId", <StateField />, { group: t("list.groupStatus") }),
    by(words, "paymentStatus", <Choices of={textsOf(paymentStatuses, language)} />),
    by(words, "codStatus", <Choices of={textsOf(codStatuses, language)} />),
    { name: "kind", label: t("list.kind"), field: <Choices of={kinds} /> },
    by(words, "mainNumber", <YesNo yes={t("list.withMain")} no={t("list.withoutMain")} />, {
      name: "hasMain",
      kind: "yesNo",
    }),
    { name: "voided", label: t("list.voidedOnes"), field: <Choices of={voided} /> },
  ];
}

function textsOf(list: Readonly<Record<string, LocalText>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(list).map(([value, text]) => [value, text[language]]));
}

function whereTo(words: Words): ListFilter[] {
  return [
    by(words, "loadingPort", <PortField />, { group: words.t("list.groupRoute") }),
    by(words, "destinationPort", <PortField />),
    by(words, "country", <CountryField />),
    by(words, "city", <Input allowClear maxLength={80} />),
    by(words, "createdAt", <DateRangeInput />, { kind: "range", ends: ["createdFrom", "createdTo"] }),
  ];
}

function whose(words: Words): ListFilter[] {
  return [
    by(words, "customerId", <CustomerField />, { group: words.t("list.groupPeople") }),
    by(words, "operatorId", <PersonField />),
    by(words, "salesId", <PersonField />),
    by(words, "customerServiceId", <PersonField />),
    by(words, "marketingId", <PersonField />),
    by(words, "warehouseId", <WarehouseField />),
  ];
}
