/** A field on whose typed text the server is asked has this class until the answer is there. */
const waiting = ".field-waits";
const pauseMs = 15;
const mostMs = 4000;

/** True while a field asks the server for what is typed in it. */
export function isWaiting(field: Element): boolean {
  return field.closest(waiting) !== null;
}

/** Keys that were pressed while a field waits, in their order; null while nothing is held. */
let kept: string[] | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let awaited: { field: Element; until: number; next: () => void } | null = null;

/**
 * Waits until a field has its answer, and keeps the keys that are typed meanwhile: `next` goes on, and they arrive where
 * one went on to. Without an answer it goes on after four seconds.
 */
export function holdKeys(field: Element, next: () => void): void {
  awaited = { field, next, until: Date.now() + mostMs };
  if (kept) return;
  kept = [];
  addEventListener("keydown", keep, { capture: true });
  timer = setInterval(goOn, pauseMs);
}

function keep(event: KeyboardEvent): void {
  // A word that is spelled cannot be kept: it begins where one goes on to, without the answer.
  if (event.key === "Process" && awaited) {
    awaited.until = 0;
    return goOn();
  }
  if (!event.isTrusted || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  kept?.push(event.key);
}

/** Ends the wait, then types the kept keys up to the next Enter: what it does is drawn before the rest comes. */
function goOn(): void {
  if (awaited) {
    const { field, until, next } = awaited;
    if (field.isConnected && isWaiting(field) && Date.now() < until) return;
    awaited = null;
    return next();
  }
  for (let key = kept?.shift(); key !== undefined; key = kept?.shift()) {
    type(key);
    if (key === "Enter" || key === "Tab") return;
  }
  clearInterval(timer);
  removeEventListener("keydown", keep, { capture: true });
  kept = null;
}

function type(key: string): void {
  const field = document.activeElement;
  if (!field) return;
  if (key.length === 1) document.execCommand("insertText", false, key);
  else if (key === "Backspace") document.execCommand("delete");
  else if (key === "Enter" || key === "Tab") press(field);
}

const enterCode = 13;

/** Presses Enter in a field: the inputs' library asks for the old number of the key. */
export function press(field: Element): void {
  const code = { key: "Enter", code: "Enter", keyCode: enterCode, which: enterCode };
  field.dispatchEvent(new KeyboardEvent("keydown", { ...code, bubbles: true, cancelable: true }));
}
