import { Input, type InputRef } from "antd";
import { lazy, startTransition, Suspense, useRef, useState, type ComponentType, type KeyboardEvent } from "react";
import { lateInput } from "./late-input.tsx";
import type { CalendarProps, DateInputProps, DateRangeInputProps } from "./date-pickers.tsx";
import { dayWriting, momentWriting, type DateWriting } from "./typed-date.ts";

/** The calendars are a tenth of a first screen's script: they come when somebody reaches for one. */
const pickers = () => import("./date-pickers.tsx");

/** A calendar date as the calls carry it: `YYYY-MM-DD`. */
export const DateInput = typedDate(dayWriting, async () => (await pickers()).DateCalendar);

/** A moment, to the minute; ISO 8601 in UTC, shown in the person's own time zone. */
export const MomentInput = typedDate(momentWriting, async () => (await pickers()).MomentCalendar);

/** From a date to a date, with the trade's usual ranges at hand (filter of kind `range`). */
export const DateRangeInput = lateInput<DateRangeInputProps>("dates", async () => (await pickers()).RangeCalendar);

/** Between one field of a calendar and the next, both of its own, the focus is nowhere. */
const betweenMs = 150;

/**
 * A line of text that is read as a date while one types; text that is none stays, and is refused with the form. A click,
 * or an arrow down, opens the calendar in its place, until the person goes on.
 */
function typedDate(writing: DateWriting, load: () => Promise<ComponentType<CalendarProps>>) {
  const Calendar = lazy(async () => ({ default: await load() }));
  return function TypedDate(props: DateInputProps) {
    const [isCalendar, setCalendar] = useState(false);
    const present = useRef({ isOpen: true, isIn: true });
    const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    const line = <DateLine {...props} writing={writing} onReach={load} onOpen={open} />;
    if (!isCalendar) return line;
    return (
      <Suspense fallback={line}>
        <Calendar
          {...props}
          onOpenChange={(isOpen) => change({ isOpen })}
          onFocus={() => change({ isIn: true })}
          onBlur={() => change({ isIn: false })}
        />
      </Suspense>
    );
  };
}

interface DateLineProps extends DateInputProps {
  writing: DateWriting;
  /** Fetches the calendar, which may be asked for soon. */
  onReach: () => Promise<unknown>;
  onOpen: () => void;
}

function DateLine({ writing, value, onChange, onReach, onOpen, ...input }: DateLineProps) {
  const [typed, setTyped] = useState<string>();
  const box = useRef<InputRef>(null);
  const isTyping = useRef(false);
  const type = (text: string) => {
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
      placeholder={writing.pattern}
      value={typed ?? writing.write(value ?? "")}
      onChange={({ target }) => type(target.value)}
      onBlur={end}
      onKeyDown={onKeyDown}
      onPointerEnter={() => void onReach()}
      onClick={() => void open()}
    />
  );
}
