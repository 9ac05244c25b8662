import { Input } from "antd";
import { lazy, Suspense } from "react";
import { lateField } from "./late-field.tsx";
import type { DateFieldProps, DateRangeFieldProps, MomentFieldProps } from "./date-pickers.tsx";

/** The calendars are a tenth of a first screen's script: they come when a date field is first shown. */
const pickers = () => import("./date-pickers.tsx");
const MomentPickerField = lazy(async () => ({ default: (await pickers()).MomentPickerField }));

/** Holds the place while the calendar is on its way. */
const place = <Input disabled aria-hidden="true" />;

/** A calendar date as the calls carry it: `YYYY-MM-DD`. */
export const DateField = lateField<DateFieldProps>("date", async () => (await pickers()).DatePickerField);

/** A moment, to the minute; ISO 8601 in UTC. */
export function MomentField(props: MomentFieldProps) {
  return (
    <Suspense fallback={place}>
      <MomentPickerField {...props} />
    </Suspense>
  );
}

/** From a date to a date, with the trade's usual ranges at hand (filter of kind `range`). */
export const DateRangeField = lateField<DateRangeFieldProps>("dates", async () => (await pickers()).RangePickerField);
