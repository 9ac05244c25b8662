/** A field on whose typed text the server is asked has this class until the answer is there. */
const waiting = ".field-waits";
/** Lists that take their first entry by Enter. */
const takesFirst = ".ant-select:not(.suggestions), .takes-first";
/** The page looks again after each pause; a busy page comes to it later, so that a wait counted in looks is longer there. */
const pauseMs = 15;
const mostLooks = Math.ceil(4000 / pauseMs);

/** True while a field asks the server for what is typed in it, or has not drawn yet what there is to choose. */
export function isWaiting(field: Element): boolean {
  return field.closest(waiting) !== null || isDrawing(field);
}

/** The entry that a list of choices would take; the library names one that is not there when there is none. */
export function activeChoice(field: Element): HTMLElement | null {
  return document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
}

/** True from when a list opens, or has its first entries, until the library marks one of them, some steps later. */
function isDrawing(field: Element): boolean {
  if (field.closest(takesFirst) === null || field.getAttribute("aria-expanded") !== "true") return false;
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  return activeChoice(field) === null && list?.matches(".ant-select-item-empty") !== true;
}

/** A key as it is pressed; Ctrl (on a Mac ⌘) only with Enter. */
interface Key {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** Keys that were pressed while a field waits, in their order; null while nothing is held. */
let kept: Key[] | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let awaited: { field: Element; looks: number; next: () => void; isWaiting: (field: Element) => boolean } | null = null;

/** Another reason to wait than a question to the server. */
interface Wait {
  isWaiting: (field: Element) => boolean;
  /** How often at most the page looks whether the wait has an end. */
  mostLooks: number;
}

/**
 * Waits until a field has its answer, and keeps the keys that are typed meanwhile: `next` goes on, and they arrive where
 * one went on to. Without an answer it goes on after four seconds, on a busy page later.
 */
export function holdKeys(field: Element, next: () => void, wait: Wait = { isWaiting, mostLooks }): void {
  awaited = { field, next, isWaiting: wait.isWaiting, looks: wait.mostLooks };
  if (kept) return;
  kept = [];
  addEventListener("keydown", keep, { capture: true });
  timer = setInterval(goOn, pauseMs);
}

function keep(event: KeyboardEvent): void {
  // A word that is spelled cannot be kept: it begins where one goes on to, without the answer.
  if (event.key === "Process" && awaited) {
    awaited.looks = 0;
    return goOn();
  }
  const { key, shiftKey } = event;
  const ctrlKey = event.ctrlKey || event.metaKey;
  if (!event.isTrusted || event.isComposing || event.altKey || (ctrlKey && key !== "Enter")) return;
  event.preventDefault();
  event.stopPropagation();
  kept?.push({ key, ctrlKey, shiftKey });
}

/** Ends the wait, then types the kept keys up to the next that may move the focus: what it does is drawn before the rest comes. */
function goOn(): void {
  if (awaited) {
    const { field, next } = awaited;
    if (field.isConnected && awaited.isWaiting(field) && awaited.looks-- > 0) return;
    awaited = null;
    return next();
  }
  for (let next = kept?.shift(); next !== undefined; next = kept?.shift()) {
    type(next);
    if (next.key in codes) return;
  }
  clearInterval(timer);
  removeEventListener("keydown", keep, { capture: true });
  kept = null;
}

/** The inputs' library asks for the old numbers of keys. */
const codes: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, ArrowUp: 38, ArrowDown: 40 };

function type({ key, ctrlKey, shiftKey }: Key): void {
  const field = document.activeElement;
  if (!field) return;
  const isText = !field.matches("button, [type='checkbox'], [type='radio']");
  if (key.length === 1 && isText) document.execCommand("insertText", false, key);
  else if (key === " " && field instanceof HTMLElement) field.click();
  else if (key === "Backspace") document.execCommand("delete");
  else press(field, key === "Tab" && !shiftKey ? "Enter" : key, { ctrlKey, shiftKey });
}

/** Presses a key in a field; other keys than Tab, Enter and the arrows up and down do nothing. */
export function press(field: Element, key: string, held: Readonly<Partial<Omit<Key, "key">>> = {}): void {
  const code = codes[key];
  if (code === undefined) return;
  const pressed = { key, code: key, keyCode: code, which: code, ...held };
  const goesOn = field.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true }));
  // A key that is not a person's own clicks no button by itself.
  if (goesOn && key === "Enter" && field instanceof HTMLButtonElement) field.click();
}
