import type { getEmailConfigList } from "@lading/contract/email-config";
import type { MailSecurity } from "@lading/contract/mail";
import type { RowOf, Tone } from "#ui";

export type Account = RowOf<typeof getEmailConfigList>;

export const testTones = { never: "neutral", passed: "good", failed: "bad" } as const satisfies Record<
  Account["testState"],
  Tone
>;

/** The port that a mail server usually offers with such an encryption. */
export const usualPorts: Readonly<Record<string, number>> = {
  tls: 465,
  startTls: 587,
  none: 25,
} satisfies Record<MailSecurity, number>;
