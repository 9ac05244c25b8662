import { DatePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import type { KeyboardEvent } from "react";
import { useTexts } from "#core/i18n";
import { useCalendar } from "./calendar.ts";
import type { Reached } from "./late-input.tsx";

const iso = "YYYY-MM-DD";
const isoMonth = "YYYY-MM";
/** The first is how a day is written; the others are read as well where somebody types. */
const readable = [iso, "YYYYMMDD", "YYYY/MM/DD", "YYYY.MM.DD"];

export interface DateInputProps {
  /** `YYYY-MM-DD` or the empty text. */
  value?: string | null;
  onChange?: (value: string) => void;
  id?: string;
  disabled?: boolean;
}

/**
 * A calendar that was opened; `onOpenChange` tells when it is folded, `onFocus` and `onBlur` who is in it, `onType` that a
 * key is going down in its field that writes, deletes or pastes.
 */
export interface CalendarProps extends DateInputProps {
  onType: (field: HTMLInputElement) => void;
  onOpenChange: (isOpen: boolean) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The stored value as a day of the calendar; null for text that is none. */
function dayOf(value: string | null | undefined): Dayjs | null {
  const day = value ? dayjs(value) : null;
  return day?.isValid() === true ? day : null;
}

/** Tells of the keys that change the text; Ctrl with a letter copies or selects, with V it pastes. */
function tellTyping(onType: CalendarProps["onType"]) {
  return ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isCommand = ctrlKey || metaKey || altKey;
    const writes = isCommand ? key.toLowerCase() === "v" : key.length === 1;
    if (target instanceof HTMLInputElement && (writes || key === "Backspace" || key === "Delete")) onType(target);
  };
}

interface Writing {
  format: string | string[];
  picker?: "date" | "month";
  showTime?: { format: string };
  /** The chosen date as the calls carry it. */
  write: (date: Dayjs) => string;
}

/** The calendar that takes the light field's place, open at once. */
function OpenCalendar({ value, onChange, onType, write, ...rest }: CalendarProps & Writing) {
  useCalendar();
  return (
    <DatePicker
      {...rest}
      autoFocus
      defaultOpen
      onKeyDown={tellTyping(onType)}
      className="full-width"
      value={dayOf(value)}
      onChange={(date: Dayjs | null) => onChange?.(date ? write(date) : "")}
    />
  );
}

/** A calendar date as the calls carry it. */
export function DateCalendar(props: CalendarProps) {
  return <OpenCalendar {...props} format={readable} write={(date) => date.format(iso)} />;
}

/** A moment, to the minute; ISO 8601 in UTC, shown in the person's own time zone. */
export function MomentCalendar(props: CalendarProps) {
  const time = "HH:mm";
  return (
    <OpenCalendar
      {...props}
      format={`${iso} ${time}`}
      showTime={{ format: time }}
      write={(date) => date.toISOString()}
    />
  );
}

/** A month, as the calls carry it. */
export function MonthCalendar(props: CalendarProps) {
  return <OpenCalendar {...props} picker="month" format={isoMonth} write={(date) => date.format(isoMonth)} />;
}

type Range = readonly [from: string, to: string];

export interface DateRangeInputProps {
  /** Two dates `YYYY-MM-DD`, the empty text where one is open. */
  value?: Range | null;
  onChange?: (value: Range | undefined) => void;
  id?: string;
}

/** From a date to a date, with the trade's usual ranges at hand (filter of kind `range`). */
export function RangeCalendar({ value, onChange, ...rest }: DateRangeInputProps & Reached) {
  useCalendar();
  const { t } = useTexts("app");
  const to = dayjs().endOf("day");
  const presets = [
    { label: t("form.latestWeek"), value: [to.subtract(6, "day"), to] },
    { label: t("form.lastMonth"), value: [to.subtract(1, "month"), to] },
    { label: t("form.threeMonths"), value: [to.subtract(3, "month"), to] },
    { label: t("form.halfYear"), value: [to.subtract(6, "month"), to] },
    { label: t("form.year"), value: [to.subtract(1, "year"), to] },
  ] satisfies { label: string; value: [Dayjs, Dayjs] }[];
  return (
    <DatePicker.RangePicker
      {...rest}
      className="full-width"
      format={readable}
      allowEmpty={[true, true]}
      presets={presets}
      placeholder={[t("form.from"), t("form.to")]}
      value={[value?.[0] ? dayjs(value[0]) : null, value?.[1] ? dayjs(value[1]) : null]}
      onChange={(dates) => onChange?.(dates ? [dates[0]?.format(iso) ?? "", dates[1]?.format(iso) ?? ""] : undefined)}
    />
  );
}
