import { Input } from "antd";
import { lazy, Suspense } from "react";
import { lateInput } from "./late-input.tsx";
import type { DateInputProps, DateRangeInputProps, MomentInputProps } from "./date-pickers.tsx";

/** The calendars are a tenth of a first screen's script: they come when a date field is first shown. */
const pickers = () => import("./date-pickers.tsx");
const MomentCalendar = lazy(async () => ({ default: (await pickers()).MomentCalendar }));

/** Holds the place while the calendar is on its way. */
const place = <Input disabled aria-hidden="true" />;

/** A calendar date as the calls carry it: `YYYY-MM-DD`. */
export const DateInput = lateInput<DateInputProps>("date", async () => (await pickers()).DateCalendar);

/** A moment, to the minute; ISO 8601 in UTC. */
export function MomentInput(props: MomentInputProps) {
  return (
    <Suspense fallback={place}>
      <MomentCalendar {...props} />
    </Suspense>
  );
}

/** From a date to a date, with the trade's usual ranges at hand (filter of kind `range`). */
export const DateRangeInput = lateInput<DateRangeInputProps>("dates", async () => (await pickers()).RangeCalendar);
