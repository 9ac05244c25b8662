import { nameIn, type Language } from "@lading/contract/core";
import type { SessionInfo } from "./session.ts";

export type Audience = "staff" | "customer";

/** Staff have a user id, customers a customer id (overview §6). */
export function audienceOf(session: SessionInfo): Audience {
  return session.UserId === null ? "customer" : "staff";
}

/** The client's own role names: a user without a company is `newUser` until there is one (overview §4). */
export function roleOf(session: SessionInfo): "admin" | "newUser" {
  const withoutCompany = session.IsUse === -1 || session.CompanyCode === "";
  return audienceOf(session) === "staff" && withoutCompany ? "newUser" : "admin";
}

/** The first page after signing in. */
export function homeOf(session: SessionInfo): string {
  return audienceOf(session) === "staff" ? "/myHome/myInfo" : "/customerHome/customerInfo";
}

/** The company that a person signed in for, for a reader of a language: the forwarder for staff, their own for customers. */
export function companyNameOf({ CompanyName, CompanyNameEn }: SessionInfo, language: Language): string {
  return nameIn(CompanyName, CompanyNameEn, language);
}

/** Key of what is kept for this person on this browser. */
export function personKey(session: SessionInfo): string {
  return session.UserId ?? session.CustomerId ?? "";
}

/** Whole days until the company's period ends: 0 on its last day, negative after it; null when it has none. */
export function daysLeft(session: SessionInfo, today: string): number | null {
  if (session.ValidityPeriodDate === null) return null;
  const day = 24 * 60 * 60 * 1000;
  return Math.round((Date.parse(session.ValidityPeriodDate.slice(0, 10)) - Date.parse(today)) / day);
}
