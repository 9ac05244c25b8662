import {
  factsOf,
  labelsOf,
  longestNumbersSearch,
  updatedFields,
  yesNoTexts,
  type ChoiceTexts,
  type Fields,
} from "@lading/contract/core";
import { Input } from "antd";
import { useCallback, useMemo, type ReactNode } from "react";
import { formatDate, formatDecimal, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { DateRangeInput } from "../inputs/dates.tsx";
import { DecimalRangeInput } from "../inputs/DecimalRangeInput.tsx";
import { StatusTag, type Tone } from "../StatusTag.tsx";
import { byAndWhen } from "./by-and-when.tsx";
import type { ListColumn } from "./columns.ts";
import type { ListFilter } from "./ListSearch.tsx";
import { Select } from "../inputs/Select.tsx";

type ColumnOptions<Row> = Partial<Omit<ListColumn<Row>, "key">> & {
  /** The values of a choice as status tags of these colours; a phone shows them beside the row's name. */
  tones?: Readonly<Record<string, Tone>>;
};

/** The colours of what is in use and what is not. */
export const enabledTones = { true: "good", false: "neutral" } as const satisfies Record<string, Tone>;

/**
 * Columns of fields, each under its one name: `const column = useFieldColumns(vehicleFields)`, then
 * `column("plateNumber", { sort: "plateNumber" })`. Dates, decimals and choices are shown as people read them.
 */
export function useFieldColumns<F extends Fields>(fields: F) {
  const { language } = useTexts("app");
  return <Row extends object>(
    name: keyof F & keyof Row & string,
    { tones, ...options }: ColumnOptions<Row> = {},
  ): ListColumn<Row> => {
    const { kind, label, choices } = factsOf(fields[name] ?? missing(name));
    const texts: ChoiceTexts | undefined = choices ?? (kind === "flag" ? yesNoTexts : undefined);
    const render = (row: Row): ReactNode => {
      const value: unknown = Reflect.get(row, name);
      if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return null;
      const text = String(value);
      if (texts) return chosen(texts[text]?.[language] ?? text, tones?.[text]);
      if (kind === "date") return formatDate(text);
      if (kind === "moment") return formatMoment(text);
      if (kind === "decimal" || kind === "amount") return <bdi dir="ltr">{formatDecimal(text)}</bdi>;
      return text;
    };
    return { key: name, title: label?.[language] ?? name, render, ...(tones && { card: "tag" }), ...options };
  };
}

function missing(name: string): never {
  throw new Error(`There is no field ${name}`);
}

function chosen(text: string, tone: Tone | undefined): ReactNode {
  return tone === undefined ? text : <StatusTag tone={tone}>{text}</StatusTag>;
}

/**
 * Filters by fields, each under its one name: a choice for flags and choices, a range for dates, else a part of the text;
 * or an input of the screen's own. The function that it gives stays the same while the language does.
 */
export function useFieldFilters<F extends Fields>(fields: F) {
  const { language } = useTexts("app");
  return useCallback(
    (name: keyof F & string, input?: ReactNode): ListFilter => {
      const { kind, label, choices, maxLength } = factsOf(fields[name] ?? missing(name));
      const shown = label?.[language] ?? name;
      if (input !== undefined) return { name, label: shown, field: input };
      if (kind === "date" || kind === "moment") return daysFilter(name, shown);
      const texts: ChoiceTexts | undefined = choices ?? (kind === "flag" ? yesNoTexts : undefined);
      if (!texts) return { name, label: shown, field: <Input allowClear maxLength={maxLength ?? 80} /> };
      const options = Object.entries(texts).map(([value, text]) => ({
        value: kind === "flag" ? value === "true" : value,
        label: text[language],
      }));
      return {
        name,
        label: shown,
        ...(kind === "flag" && { kind: "yesNo" as const }),
        field: <Select allowClear options={options} />,
      };
    },
    [fields, language],
  );
}

/** The filters by who changed a row last and when: the call's `updatedFilters`. */
export function useUpdatedFilters(): readonly ListFilter[] {
  const { language } = useTexts("app");
  return useMemo(() => {
    const { updatedByName, updatedAt } = labelsOf(updatedFields);
    return byAndWhen("updated", { by: updatedByName[language], when: updatedAt[language] });
  }, [language]);
}

/** The filter by a part of what a list shows: the call's `search`. */
export function searchFilter(label: string, placeholder?: string): ListFilter {
  return { name: "search", label, field: <Input allowClear maxLength={80} {...{ placeholder }} /> };
}

/** The search of a list that is found by numbers: a column of a spreadsheet may be pasted into it. */
export function numbersFilter(label: string, placeholder?: string): ListFilter {
  return { name: "search", label, field: <Input allowClear maxLength={longestNumbersSearch} {...{ placeholder }} /> };
}

/** A filter from a day to a day: the call's `createdFrom` and `createdTo` for `created`. */
export function daysFilter(name: string, label: string): ListFilter {
  return { name, kind: "range", ends: [`${name}From`, `${name}To`], label, field: <DateRangeInput /> };
}

/** A filter of whole numbers from one to another: the call's `sentFrom` and `sentTo` for `sent`. */
export function countFilter(name: string, label: string): ListFilter {
  const field = <DecimalRangeInput scale={0} label={label} />;
  return { name, kind: "range", ends: [`${name}From`, `${name}To`], label, field };
}
