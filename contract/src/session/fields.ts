import { z } from "zod";
import { rule } from "#core";
import { sessionRefusals } from "./refusals.ts";

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phoneShape = /^\+?[0-9][0-9 ()-]{5,20}$/;

/** An e-mail address or a phone number, as a person signs in with it. */
export const account = z
  .string()
  .trim()
  .max(254)
  .min(1)
  .refine(
    (value) => value === "" || emailShape.test(value) || phoneShape.test(value),
    rule(sessionRefusals.accountFormat),
  );

/** A new password: 8 to 128 characters, letters and digits. */
export const newPassword = z
  .string()
  .min(1)
  .max(128)
  .refine(
    (value) => value === "" || (value.length >= 8 && /\p{L}/u.test(value) && /\d/.test(value)),
    rule(sessionRefusals.passwordWeak),
  );

/** The six digits of a verification code. */
export const verificationCode = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === "" || /^\d{6}$/.test(value), rule(sessionRefusals.verificationFailed));

/** True for an e-mail, false for a phone number. */
export function isEmail(value: string): boolean {
  return emailShape.test(value);
}
