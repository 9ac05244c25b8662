import { useSyncExternalStore } from "react";

export type NoticeKind = "success" | "info" | "warning" | "error";

/** A message to the person: a toast that goes by itself, or a box that waits for its button. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly form: "toast" | "box";
  /** Of a box: the button's text (default OK). */
  readonly button?: string;
  readonly onClose?: () => void;
  /** Of a toast: the page that its text leads to. */
  readonly to?: string;
  /** Of a toast: takes back what it tells of. */
  readonly undo?: { readonly label: string; readonly run: () => void };
}

/** Under this window width Lading is in its mobile form (overview §9). */
export const mobileBreakpoint = 992;
const toastMs = 4_000;
/** A toast that leads to a page, or says what stands in the way, stays longer, so that a hand can reach it and it can be read. */
const longMs = 10_000;
/** Something done can be taken back for a minute. */
const undoMs = 60_000;
const mostToasts = 5;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(notice: Omit<Notice, "id">): void {
  const same = notices.find(
    (shown) =>
      !notice.undo &&
      shown.text === notice.text &&
      shown.kind === notice.kind &&
      shown.form === notice.form &&
      shown.to === notice.to,
  );
  // Said again it begins anew: a person who tries again sees that it was said now.
  if (same?.form === "box") return;
  lastId += 1;
  const id = lastId;
  set([...notices.filter((shown) => shown !== same), { ...notice, id }].slice(-mostToasts));
  if (notice.form === "toast") setTimeout(() => closeNotice(id), lifetimeOf(notice));
}

function lifetimeOf({ kind, to, undo }: Omit<Notice, "id">): number {
  if (undo) return undoMs;
  return to !== undefined || kind === "warning" || kind === "error" ? longMs : toastMs;
}

export function closeNotice(id: number): void {
  const notice = notices.find((shown) => shown.id === id);
  if (!notice) return;
  set(notices.filter((shown) => shown !== notice));
  notice.onClose?.();
}

export const notify = {
  success: (text: string) => add({ kind: "success", text, form: "toast" }),
  /** Something done that can be taken back for a minute by the toast's button. */
  undoable: (text: string, undo: NonNullable<Notice["undo"]>) => add({ kind: "success", text, form: "toast", undo }),
  info: (text: string, to?: string) => add({ kind: "info", text, form: "toast", ...(to !== undefined && { to }) }),
  warning: (text: string) => add({ kind: "warning", text, form: "toast" }),
  /** An error: a message box on mobile, a toast on desktop (overview §8). */
  error: (text: string) => add({ kind: "error", text, form: window.innerWidth < mobileBreakpoint ? "box" : "toast" }),
  /** A message box whose only way on is its button. */
  alert: (text: string, button: string, onClose: () => void) =>
    add({ kind: "warning", text, form: "box", button, onClose }),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownNotices = (): readonly Notice[] => notices;

/** The messages to show now, oldest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, shownNotices);
}
