import { holdKeys } from "./type-ahead.ts";

/**
 * The inputs that one types or chooses in, of a group of radio buttons the chosen one, or else the first; boxes and switches
 * that Space turns; buttons `[data-stop]` that Space opens, as those for files. A box that only changes the view is a plain one.
 */
const fields = [
  "input:not([type='hidden'], [type='checkbox'], [type='radio'], [type='file'], [readonly]:not([role='combobox']))",
  "input[type='radio']",
  "select",
  "textarea",
  ".ant-checkbox-input",
  "button[role='switch']",
  "button[data-stop]",
].join(", ");

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Stop = Typed | HTMLButtonElement;

/** True for a button that stands for a field: Enter goes past it as past any other. */
export function isFieldButton(element: Element): element is HTMLButtonElement {
  return element instanceof HTMLButtonElement && element.matches(fields);
}

/** True for a field that Space turns or opens, which has no text. */
const isTurned = (field: Element) => field.matches("button, input[type='checkbox'], input[type='radio']");

/** A dialog that stands inside a form's element has its own keys. */
function isOwn(form: Element, element: Element): boolean {
  const dialog = element.closest("[role='dialog']");
  return dialog === null || dialog.contains(form);
}

/** True when the person can see the element: not in a folded group, a hidden tab or an empty place. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** The fields that Enter goes through, in their order on the page. */
function stopsOf(form: Element): Stop[] {
  return [...form.querySelectorAll<Stop>(fields)].filter(
    (field) => !field.disabled && isOwn(form, field) && isShown(field) && isOneOfItsGroup(form, field),
  );
}

/** The first field to type or choose in. */
export function firstField(form: Element): HTMLElement | undefined {
  const stops = stopsOf(form);
  return stops.find((stop) => !isTurned(stop)) ?? stops[0];
}

function isOneOfItsGroup(form: Element, field: Stop): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio") return true;
  const group = [...form.querySelectorAll<HTMLInputElement>("input[type='radio']")].filter(
    ({ name, disabled }) => name === field.name && !disabled,
  );
  return field === (group.find(({ checked }) => checked) ?? group[0]);
}

/** True for a key pressed in the form itself, not in a dialog or a popup that stands within it. */
export function isInForm(form: Element, target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && form.contains(target) && isOwn(form, target);
}

/** Goes to a field as Tab would: what stands in it is selected, so that typing takes its place. */
function goTo(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement && !isTurned(field) && field.value !== "") field.select();
}

/** The first field of each new line that Enter began, until something is typed in it. */
const begun = new WeakSet<Element>();

/** A field that another one opens, as a currency by its amount, is drawn open by then; a look takes 15 ms at least. */
const mostLooks = 30;

/** Goes to the field after a changed one, also where the change opens that field only now. */
export function goOnFromChanged(form: HTMLFormElement, from: HTMLElement): void {
  if (!closedAfter(form, from)) return goOn(form, from);
  holdKeys(from, () => goOn(form, from), { isWaiting: () => closedAfter(form, from), mostLooks });
}

/** True where the field after `from` cannot be filled in yet. */
function closedAfter(form: Element, from: Element): boolean {
  const next = [...form.querySelectorAll<Stop>(fields)].find(
    (field) => isAfter(from, field) && isOwn(form, field) && isShown(field),
  );
  return next?.disabled === true;
}

/**
 * Goes to the field after `from`. Lines (`[data-lines]` with its `[data-line]`s): in the last field of the last one Enter
 * begins a new one by the button `[data-add-line]`; where a new line begins and nothing is typed, Enter takes it away by
 * `[data-remove-line]` and leaves the lines. After the last field comes the button that saves.
 */
export function goOn(form: HTMLFormElement, from: HTMLElement): void {
  const stops = stopsOf(form);
  const next = stops.find((stop) => isAfter(from, stop));
  const lines = from.closest("[data-lines]");
  if (lines && begun.has(from) && valueOf(from) === "") return leaveLines(form, from, lines);
  if (lines && !(next && lines.contains(next))) {
    const add = lines.querySelector<HTMLButtonElement>("[data-add-line]");
    if (add && !add.disabled) return add.click();
  }
  if (next) return goTo(next);
  const save = submitOf(form);
  if (stops.length === 1) form.requestSubmit();
  else save?.focus();
}

/** Goes to the field before `from`, as Shift + Tab does. */
export function goBack(form: Element, from: Element): void {
  const before = stopsOf(form).findLast((stop) => isAfter(stop, from));
  if (before) goTo(before);
}

/** The button that saves the form. */
function submitOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>(".record-form-buttons button[type='submit']");
}

function isAfter(from: Element, stop: Element): boolean {
  return Boolean(from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function leaveLines(form: HTMLFormElement, from: HTMLElement, lines: Element): void {
  const after = stopsOf(form).find((stop) => isAfter(lines, stop) && !lines.contains(stop));
  from.closest("[data-line]")?.querySelector<HTMLButtonElement>("[data-remove-line]")?.click();
  // The line is gone once it is drawn anew; keys typed meanwhile are meant for the field after it.
  holdKeys(lines, () => (after ? goTo(after) : submitOf(form)?.focus()));
}

/** The text in a field; a choice shows its own beside its input. */
function valueOf(field: Element): string {
  if (!isTyped(field)) return "";
  const chosen = field
    .closest(".ant-select")
    ?.querySelector(".ant-select-content-has-value, .ant-select-selection-item");
  return chosen?.textContent || field.value;
}

function isTyped(element: Element): element is Typed {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** After a click on a button `[data-add-line]`: the new line's first empty field that it needs is where one goes on. */
export function goToNewLine(add: Element): void {
  const lines = add.closest("[data-lines]");
  // Keys typed before the line is drawn are meant for it.
  holdKeys(add, () => {
    const line = [...(lines?.querySelectorAll("[data-line]") ?? [])].at(-1);
    const stops = line ? stopsOf(line) : [];
    const empty = stops.filter((stop) => valueOf(stop) === "");
    const first = empty.find(({ ariaRequired }) => ariaRequired === "true") ?? empty[0] ?? stops[0];
    if (!first) return;
    begun.add(first);
    goTo(first);
  });
}
