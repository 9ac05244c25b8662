import { useEffect, useRef } from "react";
import { isTouched } from "../use-media.ts";
import { firstField, isShown } from "./stops.ts";

/** True while the person is typing elsewhere. */
function isTyping(form: Element): boolean {
  const { activeElement } = document;
  const isField = activeElement?.matches("input, textarea, select, [contenteditable='true']") === true;
  return isField && !form.contains(activeElement) && isShown(activeElement);
}

/** A form that opens has the focus in its first field, once; coming back to its tab does not move it. */
export function useFirstFocus(id: string): void {
  const isDone = useRef(false);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!form || isDone.current) return;
    isDone.current = true;
    if (isTouched() || isTyping(form)) return;
    firstField(form)?.focus({ preventScroll: true });
  }, [id]);
}
