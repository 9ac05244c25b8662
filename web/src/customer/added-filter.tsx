import { DateRangeInput, type ListFilter } from "#ui";

/** When something was added, from and to. */
export function addedFilter(label: string): ListFilter {
  return { name: "created", label, kind: "range", ends: ["createdFrom", "createdTo"], field: <DateRangeInput /> };
}
