import type { LocalText } from "#core";

/** Titles of the module's background work. */
export const billJobTitles = {
  send: { zh: "邮件发送账单", en: "Sending of bills", ar: "إرسال الفواتير بالبريد" },
} as const satisfies Record<string, LocalText>;
