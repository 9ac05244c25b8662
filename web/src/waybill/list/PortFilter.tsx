import { type InputOfField, PortInput, type Reached } from "#ui";

/** A port of any kind, by its code or its name. */
export function PortFilter({ defaultOpen: _opens, ...field }: InputOfField & Reached) {
  return <PortInput {...field} />;
}
