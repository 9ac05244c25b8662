import { DateRangeInput, DecimalRangeInput, type ListFilter } from "#ui";

/** Days from and to: the call's fields are `…From` and `…To`. */
export function days(name: string, label: string): ListFilter {
  return { name, kind: "range", ends: endsOf(name), label, field: <DateRangeInput /> };
}

/** How many, from and to. */
export function numbers(name: string, label: string): ListFilter {
  return { name, kind: "range", ends: endsOf(name), label, field: <DecimalRangeInput scale={0} label={label} /> };
}

function endsOf(name: string): [from: string, to: string] {
  return [`${name}From`, `${name}To`];
}
