import { Input } from "antd";
import { DateRangeInput } from "../inputs/dates.tsx";
import type { ListFilter } from "./ListSearch.tsx";

/** The filters by who did something to a row, and in which days: the call's `updatedByName`, `updatedFrom` and `updatedTo` for `updated`. */
export function byAndWhen(
  what: "created" | "updated" | "accepted",
  labels: { by: string; when: string },
): [ListFilter, ListFilter] {
  return [
    { name: `${what}ByName`, label: labels.by, field: <Input allowClear maxLength={60} /> },
    { name: what, kind: "range", ends: [`${what}From`, `${what}To`], label: labels.when, field: <DateRangeInput /> },
  ];
}
