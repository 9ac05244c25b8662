/** Figures of this process that no table has. */
export const counts = {
  /** Mails that a mail server did not take, or did not say of. */
  mailsNotSent: 0,
  /** When the last of them was, as `Date.now()`. */
  lastMailNotSent: 0,
};

/** Counts a mail that did not leave, or of which nobody knows. */
export function countUnsentMail(): void {
  counts.mailsNotSent += 1;
  counts.lastMailNotSent = Date.now();
}
