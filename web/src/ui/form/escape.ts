import { useEffect, useEffectEvent } from "react";

/** These close before a dialog does: an open list, calendar or question above it, a popup or a row of tools inside it. */
const above = [
  ".ant-select-dropdown:not([class*='-hidden'], [class*='-leave'])",
  ".ant-picker-dropdown:not([class*='-hidden'], [class*='-leave'])",
  ".ant-dropdown:not([class*='-hidden'], [class*='-leave'])",
  ".ant-popover:not([class*='-hidden'], [class*='-leave'])",
  ".popup-panel",
  ".rich-text-more",
  "dialog:modal",
].join(", ");

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The dialogs that are open, the topmost last. */
const open: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  // Escape also ends the spelling of a Chinese word.
  if (event.key !== "Escape" || event.isComposing) return;
  const close = open.at(-1);
  if (!close || [...document.querySelectorAll(above)].some(isShown)) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/** Escape closes this dialog while it is the topmost one, wherever in it, or outside of it, the focus is. */
export function useEscape(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const own = () => closeNow();
    if (open.length === 0) document.addEventListener("keydown", onKeyDown, { capture: true });
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) document.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
}
