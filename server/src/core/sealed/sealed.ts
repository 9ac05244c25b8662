import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Keeps secrets that must be read again, such as the password of a mail server, so that the database alone does not give them away. */
export interface Sealer {
  /** `about` is what the secret belongs to: sealed for one, it cannot be opened as another's. */
  seal(secret: string, about: string): string;
  /** Undefined when it was sealed with another key, for something else, or was changed. */
  open(sealed: string, about: string): string | undefined;
}

const version = "v1";
const cipher = "aes-256-gcm";
const nonceBytes = 12;

/** A sealer whose key is drawn from the server's secret (LADING_SECRET), one for each purpose (AES-256-GCM, HKDF-SHA-256). */
export function createSealer(serverSecret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", serverSecret, "", `lading sealed ${purpose}`, 32));
  return {
    seal: (secret, about) => {
      const nonce = randomBytes(nonceBytes);
      const work = createCipheriv(cipher, key, nonce);
      work.setAAD(Buffer.from(about));
      const hidden = Buffer.concat([work.update(secret, "utf8"), work.final()]);
      return [version, ...[nonce, work.getAuthTag(), hidden].map((part) => part.toString("base64url"))].join(".");
    },
    open: (sealed, about) => {
      const [form, nonce, tag, hidden] = sealed.split(".");
      if (form !== version || nonce === undefined || tag === undefined || hidden === undefined) return undefined;
      try {
        const work = createDecipheriv(cipher, key, Buffer.from(nonce, "base64url"), { authTagLength: 16 });
        work.setAAD(Buffer.from(about));
        work.setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([work.update(Buffer.from(hidden, "base64url")), work.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
