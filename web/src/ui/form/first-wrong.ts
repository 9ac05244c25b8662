import type { FieldPath } from "./form-fields.ts";
import { isShown } from "./stops.ts";

const wrong = ".ant-form-item-has-error:not(.ant-form-item-hidden), [aria-invalid='true'], [data-wrong='true']";
const focusable = "input, select, textarea, button, [contenteditable='true']";
/** Messages that were just set are drawn after some such steps, on a slow device or in a long form after more of them. */
const stepMs = 60;
const mostSteps = 20;

/** The id that a field's input has in its form. */
export function idOf(formId: string, path: FieldPath): string {
  return [formId, ...path].join("_");
}

/** True when the form shows a field's message, be it in a folded group. */
function showsMessage(formId: string, path: FieldPath): boolean {
  const id = idOf(formId, path);
  const input = document.getElementById(id);
  return document.getElementById(`${id}_help`) !== null || input?.getAttribute("aria-invalid") === "true";
}

/** Opens what the element is folded into. */
function unfold(element: Element): void {
  for (let group = element.closest("details"); group; group = group.parentElement?.closest("details") ?? null)
    group.open = true;
}

interface Placed {
  name: FieldPath;
  errors: readonly string[];
}

/**
 * Goes to the first wrong field as the form reads, whatever the order of the messages: unfolds the groups of all wrong ones, scrolls to it and
 * puts the focus in it. `onUnseen` gets the messages that stand nowhere.
 */
export function goToFirstWrong(
  formId: string,
  placed: readonly Placed[],
  onUnseen: (messages: string[]) => void,
  steps = 1,
): void {
  setTimeout(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const unseen = placed.filter(({ name }) => !showsMessage(formId, name));
    if (unseen.length > 0 && steps < mostSteps) return goToFirstWrong(formId, placed, onUnseen, steps + 1);
    if (unseen.length > 0) onUnseen(unseen.flatMap(({ errors }) => errors));
    focusFirst(wrongFields(form));
  }, stepMs);
}

/** Fields within an element that are marked as wrong, as it reads. */
export const wrongFields = (within: Element): Element[] => [...within.querySelectorAll(wrong)];

/** Puts the focus into the first of these places that has a field for it, and scrolls to it. */
export function focusFirst(places: readonly Element[]): void {
  for (const place of places) unfold(place);
  for (const place of places) {
    const fields = place.matches(focusable) ? [place] : [...place.querySelectorAll(focusable)];
    const field = fields.find((one) => isShown(one) && !one.matches(":disabled"));
    if (!(field instanceof HTMLElement)) continue;
    field.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
    return;
  }
}
