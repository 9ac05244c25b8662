import { createHash, randomBytes } from "node:crypto";

/** A session lives one day from sign-in (decisions.md, "Companies, people, rights"). */
export const sessionLifetimeMs = 24 * 60 * 60 * 1000;

/** 32 random bytes as the browser keeps them. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 of a token: the database keeps only this. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The token of an `Authorization: Bearer …` header; undefined when there is none or it cannot be one of ours. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(authorization ?? "")?.[1];
}
