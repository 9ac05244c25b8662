import type { LocalText } from "#core";

/** What the module's background work is called where a person sees it. */
export const billJobTitles = {
  send: { zh: "邮件发送账单", en: "Sending of bills", ar: "إرسال الفواتير بالبريد" },
} as const satisfies Record<string, LocalText>;
