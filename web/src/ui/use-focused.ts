import { useState } from "react";

/**
 * Whether somebody is in the field, and what tells so. Suggestions are given only then: antd opens a list whose entries
 * come after the person has left, over whatever they went on to, and takes their next click.
 */
export function useFocused() {
  const [isFocused, setFocused] = useState(false);
  const focus = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) };
  return [isFocused, focus] as const;
}
