import {
  coreRefusals,
  endsWithPeriod,
  refuse,
  splitRight,
  type Access,
  type Language,
  type Right,
} from "@lading/contract/core";
import { actionTexts, type Menu } from "@lading/contract/system";
import type { Session, StaffSession } from "#core/session";

/** A right as people read it: the page's title and the action's name. */
export function nameRight({ pages }: Menu, right: Right, language: Language): string {
  const { page, action } = splitRight(right);
  const title = pages.find(({ url }) => url === page)?.title[language] ?? page;
  return `${title} · ${actionTexts[action][language]}`;
}

/** Menu and language for a missing right's name in a refusal; without them the page's path is its name. */
interface Naming {
  menu: Menu;
  language: Language;
}

/**
 * Refuses unless this session may use a call of this access. A missing session is 401, the wrong
 * kind of account, a missing company, a missing right and an expired period are 403, in this order.
 */
export function checkAccess(access: Access, session: Session | null, naming?: Naming): void {
  if (access.audience === "anyone") return;
  if (session === null) throw refuse(coreRefusals.loginExpired);
  if (access.audience === "signedIn") return;
  if (!isAudience(access, session)) throw refuse(coreRefusals.wrongAudience);
  if (access.audience === "staff" && session.audience === "staff") checkStaff(access.rights, session, naming);
  if (endsWithPeriod(access) && isExpired(session))
    throw refuse(coreRefusals.periodExpired, { date: session.validUntil ?? "" });
}

/** True when a session holds any of the rights, or none is needed. */
function holdsAny(session: StaffSession, rights: readonly Right[]): boolean {
  return rights.length === 0 || rights.some((right) => session.rights.has(right));
}

/** True from the day after the company's last paid day (UTC). */
export function isExpired(session: Session, now: Date = new Date()): boolean {
  return session.validUntil !== null && now.toISOString().slice(0, 10) > session.validUntil;
}

function isAudience(access: Access, session: Session): boolean {
  if (access.audience === "staff") return session.audience === "staff" || access.customerToo === true;
  return access.audience === "customer" && session.audience === "customer";
}

function checkStaff(rights: readonly Right[], session: StaffSession, naming?: Naming): void {
  if (!session.hasCompany) throw refuse(coreRefusals.companyFirst);
  const [first] = rights;
  if (first !== undefined && !holdsAny(session, rights))
    throw refuse(coreRefusals.noRight, { right: naming ? nameRight(naming.menu, first, naming.language) : first });
}
