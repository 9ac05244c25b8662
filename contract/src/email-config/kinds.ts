export { mailSecurities, mailSecurityTexts, type MailSecurity } from "#mail";

/** Whether a password is kept; `unreadable`: it was, but the server's key is another one now. */
export const secretStates = ["none", "kept", "unreadable"] as const;
export type SecretState = (typeof secretStates)[number];

export const testStates = ["never", "passed", "failed"] as const;

/** Most mail accounts of a company (catalogue §9). */
export const mostMailAccounts = 10;
