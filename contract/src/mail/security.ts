import type { LocalText } from "#core";

/** How the line to the mail server is protected: from its beginning, after a first plain greeting, or not at all. */
export const mailSecurities = ["tls", "startTls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const mailSecurityTexts = {
  tls: { zh: "TLS（SSL）", en: "TLS (SSL)", ar: "TLS (SSL)" },
  startTls: { zh: "STARTTLS", en: "STARTTLS", ar: "STARTTLS" },
  none: { zh: "不加密", en: "None", ar: "بلا تشفير" },
} as const satisfies Record<MailSecurity, LocalText>;
