import type { KeyboardEvent } from "react";

const fields = "input:not([type='hidden'], [type='checkbox'], [type='file'], :disabled), select:not(:disabled)";

/**
 * Enter goes to the next field instead of saving half a waybill, and in the last cell of the last line begins a new
 * one; Ctrl + Enter (on a Mac, ⌘ + Enter) saves from anywhere.
 */
export function onFormKey(event: KeyboardEvent<HTMLElement>, save: () => void): void {
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    save();
    return;
  }
  const { target, currentTarget } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isField) return;
  event.preventDefault();
  // In an open list of choices Enter chooses; in an open list of suggestions only once one of them is marked.
  const isOpen = target.getAttribute("aria-expanded") === "true";
  if (isOpen && (!target.closest(".suggestions") || target.hasAttribute("aria-activedescendant"))) return;
  const shown = [...currentTarget.querySelectorAll<HTMLElement>(fields)].filter((field) => field.offsetParent !== null);
  const next = shown[shown.indexOf(target) + 1];
  const grid = target.closest(".form-items-table");
  if (grid && !grid.contains(next ?? null)) currentTarget.querySelector<HTMLElement>(".form-add-line")?.click();
  else next?.focus();
}
