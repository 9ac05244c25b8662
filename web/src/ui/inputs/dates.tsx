import { Input, type InputRef } from "antd";
import { lazy, startTransition, Suspense, useRef, useState } from "react";
import type { ComponentType, KeyboardEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "#core/i18n";
import { lateInput } from "./late-input.tsx";
import type { CalendarProps, DateInputProps, DateRangeInputProps } from "./date-pickers.tsx";
import { dayWriting, momentWriting, monthWriting, type DateWriting } from "./typed-date.ts";

/** The calendars are a tenth of a first screen's script: they come when somebody reaches for one. */
const pickers = () => import("./date-pickers.tsx");

/** A calendar date as the calls carry it: `YYYY-MM-DD`. */
export const DateInput = typedDate(dayWriting, async () => (await pickers()).DateCalendar);

/** A moment, to the minute; ISO 8601 in UTC, shown in the person's own time zone. */
export const MomentInput = typedDate(momentWriting, async () => (await pickers()).MomentCalendar);

/** A month, as the calls carry it: `YYYY-MM`. */
export const MonthInput = typedDate(monthWriting, async () => (await pickers()).MonthCalendar);

/** From a date to a date, with the trade's usual ranges at hand (filter of kind `range`). */
export const DateRangeInput = lateInput<DateRangeInputProps>("dates", async () => (await pickers()).RangeCalendar);

/** Between one field of a calendar and the next, both of its own, the focus is nowhere. */
const betweenMs = 150;

/**
 * A line of text that is read as a date while one types; text that is none stays, and is refused with the form. A click,
 * or an arrow down, opens the calendar in its place, until the person goes on or types: the calendar's own field forgets
 * all text but one form of a date.
 */
function typedDate(writing: DateWriting, load: () => Promise<ComponentType<CalendarProps>>) {
  const Calendar = lazy(async () => ({ default: await load() }));
  return function TypedDate(props: DateInputProps) {
    const [isCalendar, setCalendar] = useState(false);
    const present = useRef({ isOpen: true, isIn: true });
    const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
    const box = useRef<InputRef>(null);
    const change = (now: Partial<typeof present.current>) => {
      Object.assign(present.current, now);
      clearTimeout(leave.current);
      if (present.current.isOpen || present.current.isIn) return;
      leave.current = setTimeout(() => setCalendar(false), betweenMs);
    };
    const open = () => {
      present.current = { isOpen: true, isIn: true };
      startTransition(() => setCalendar(true));
    };
    // The key that is going down is typed where the focus is after it.
    const typeOn = ({ selectionStart, selectionEnd }: HTMLInputElement) => {
      flushSync(() => setCalendar(false));
      box.current?.input?.focus();
      box.current?.input?.setSelectionRange(selectionStart, selectionEnd);
    };
    // A calendar on its way stays away from who types.
    const stay = () => setCalendar(false);
    const line = <DateLine {...props} box={box} writing={writing} onReach={load} onOpen={open} onType={stay} />;
    // The boundary stands there before the calendar does, so that the line stays, with what is typed, until it comes.
    return (
      <Suspense fallback={line}>
        {isCalendar ? (
          <Calendar
            {...props}
            onOpenChange={(isOpen) => change({ isOpen })}
            onFocus={() => change({ isIn: true })}
            onBlur={() => change({ isIn: false })}
            onType={typeOn}
          />
        ) : (
          line
        )}
      </Suspense>
    );
  };
}

interface DateLineProps extends DateInputProps {
  box: RefObject<InputRef | null>;
  writing: DateWriting;
  /** Fetches the calendar, which may be asked for soon. */
  onReach: () => Promise<unknown>;
  onOpen: () => void;
  onType: () => void;
}

function DateLine({ box, writing, value, onChange, onReach, onOpen, onType, ...input }: DateLineProps) {
  const { t } = useTexts("app");
  const [typed, setTyped] = useState<string>();
  const isTyping = useRef(false);
  const type = (text: string) => {
    onType();
    setTyped(text);
    isTyping.current = true;
    const read = text.trim() === "" ? "" : writing.read(text);
    if (read !== undefined && read !== (value ?? "")) onChange?.(read);
  };
  const end = () => {
    if (typed !== undefined && typed.trim() !== "" && writing.read(typed) === undefined) onChange?.(typed.trim());
    setTyped(undefined);
    isTyping.current = false;
  };
  // The calendar takes nothing away that is being typed, however late it comes.
  const open = async () => {
    await onReach();
    if (!isTyping.current && document.activeElement === box.current?.input) onOpen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    end();
    void open();
  };
  return (
    <Input
      {...input}
      ref={box}
      dir="ltr"
      autoComplete="off"
      placeholder={t(writing.hint)}
      value={typed ?? writing.write(value ?? "")}
      onChange={({ target }) => type(target.value)}
      onBlur={end}
      onKeyDown={onKeyDown}
      onPointerEnter={() => void onReach()}
      onClick={() => void open()}
    />
  );
}
