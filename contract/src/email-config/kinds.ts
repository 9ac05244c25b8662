import type { LocalText } from "#core";

/** How the line to the mail server is protected: from its beginning, after a first plain greeting, or not at all. */
export const mailSecurities = ["tls", "startTls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const mailSecurityTexts = {
  tls: { zh: "TLS（SSL）", en: "TLS (SSL)", ar: "TLS (SSL)" },
  startTls: { zh: "STARTTLS", en: "STARTTLS", ar: "STARTTLS" },
  none: { zh: "不加密", en: "None", ar: "بلا تشفير" },
} as const satisfies Record<MailSecurity, LocalText>;

/** Whether a password is kept; `unreadable`: it was, but the server's key is another one now. */
export const secretStates = ["none", "kept", "unreadable"] as const;
export type SecretState = (typeof secretStates)[number];

export const testStates = ["never", "passed", "failed"] as const;

/** Most mail accounts of a company (catalogue §9). */
export const mostMailAccounts = 10;
