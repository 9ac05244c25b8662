import { useRef, type FormEvent, type KeyboardEvent } from "react";
import { goBack, goOn, goOnFromChanged, isFieldButton, isInForm } from "./stops.ts";
import { activeChoice, holdKeys, isWaiting, press } from "./type-ahead.ts";

type Key = KeyboardEvent<HTMLFormElement>;

/** A field whose list of choices is told of a key, and where one goes afterwards. */
interface Choosing {
  field: HTMLElement;
  next: "go on" | "stay" | "save";
}

/**
 * The keys of every form. Enter goes to the next field instead of saving half a record, also from a box or a file's button,
 * which Space turns and opens; in an open list it takes what the person typed or moved to, and nothing else; Ctrl + Enter (on a Mac ⌘ + Enter) saves from anywhere. Lists of choices are
 * asked first (`onKeyDownCapture`): their library opens them by Enter and takes their first entry unasked, also by Tab.
 */
export function useEnterKey(save: () => void) {
  /** Where the person has typed or moved among the choices since they came to the field. */
  const meant = useRef<EventTarget | null>(null);
  const choosing = useRef<Choosing | null>(null);

  function onKeyDownCapture(event: Key): void {
    const { target, currentTarget: form } = event;
    choosing.current = null;
    if (!isInForm(form, target) || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") meant.current = target;
    const isEnter = event.key === "Enter";
    const saves = isEnter && (event.ctrlKey || event.metaKey);
    if (!isEnter && event.key !== "Tab") return;
    // A key that was kept while a field waited moves no focus by itself.
    if (event.key === "Tab" && !event.isTrusted) return take(event, () => goBack(form, target));
    if (!target.closest(".ant-select")) {
      if (saves) take(event, () => saveFrom(target));
      return;
    }
    const touched = meant.current === target;
    const isOpen = target.getAttribute("aria-expanded") === "true";
    if (event.key === "Tab" && (event.shiftKey || !(touched && isOpen))) return event.stopPropagation();
    if (touched && isWaiting(target))
      return take(event, () => holdKeys(target, () => press(target, "Enter", { ctrlKey: saves })));
    if (touched && isOpen && activeChoice(target)) {
      choosing.current = { field: target, next: saves ? "save" : isOfSeveral(target) ? "stay" : "go on" };
      return;
    }
    // In lines of text Enter begins the next one.
    if (target instanceof HTMLTextAreaElement && target.value !== "" && !saves) return event.stopPropagation();
    // Text that finds nothing stays to be corrected where only a choice is taken.
    const isLost = touched && !target.closest(".suggestions") && textIn(target) !== "";
    take(event, () => (saves ? saveFrom(target) : !isLost && goOn(form, target)));
  }

  function onKeyDown(event: Key): void {
    const { target, currentTarget: form } = event;
    if (choosing.current && choosing.current.field === target) {
      const { field, next } = choosing.current;
      choosing.current = null;
      meant.current = null;
      if (next === "save") saveFrom(field);
      else if (next === "go on") goOnFromChanged(form, field);
      return;
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isInForm(form, target)) return;
    if (event.defaultPrevented || event.altKey || event.shiftKey) return;
    const isLine = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    // In lines of text Enter begins the next one; an empty field is passed.
    const isEmptyText = target instanceof HTMLTextAreaElement && target.value === "";
    if (!isLine && !isEmptyText && !isFieldButton(target)) return;
    event.preventDefault();
    (meant.current === target ? goOnFromChanged : goOn)(form, target);
  }

  /** Saves; the field takes over first what is typed in it, as when one leaves it. */
  function saveFrom(field: HTMLElement): void {
    field.blur();
    save();
    if (document.activeElement === document.body) field.focus({ preventScroll: true });
  }

  return {
    onKeyDownCapture,
    onKeyDown,
    onInputCapture: ({ target }: FormEvent) => (meant.current = target),
    onBlurCapture: () => (meant.current = null),
  };
}

/** The key is dealt with here and reaches nothing else. */
function take(event: Key, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}

function isOfSeveral(field: HTMLElement): boolean {
  return field.closest(".ant-select-multiple") !== null;
}

function textIn(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value.trim() : "";
}
