import { matchPath } from "react-router";
import { openEntries, type MenuEntry } from "#core/menu";
import type { Page } from "#core/page";
import { audienceOf, homeOf, roleOf, type SessionInfo } from "#core/session";

/** Where the browser wants to go, and who is asking. */
export interface Visit {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  session: SessionInfo | null;
  /** The server's menu; undefined while it is on its way. */
  menu: readonly MenuEntry[] | undefined;
  isMobileDevice: boolean;
}

export interface PageMatch {
  page: Page;
  params: Readonly<Record<string, string>>;
  /** The menu's entry of a menu page. */
  entry?: MenuEntry;
}

export type Decision =
  | { kind: "redirect"; to: string }
  /** /redirect/…: the page at `to` starts anew. */
  | { kind: "refresh"; to: string }
  | { kind: "public"; match: PageMatch }
  | { kind: "shell"; match: PageMatch }
  /** The menu must be there before it can be said. */
  | { kind: "wait" };

const financialGroups = /^\/financialManagement(\/(?:financialBill|businessLedger|summaryReport|clientFund)\/.*)$/;

/** The routing rules of overview §2, in their order. */
export function decide(visit: Visit, pages: readonly Page[]): Decision {
  const { pathname, search, session } = visit;
  if (pathname === "/") return { kind: "redirect", to: `/checkWaybillHome${search}` };
  if (pathname === "/checkWaybillHome") {
    if (session) return { kind: "redirect", to: homeOf(session) };
    if (visit.isMobileDevice) return { kind: "redirect", to: `/mb_introduce${search}` };
  }
  if (pathname === "/login" && session) return { kind: "redirect", to: afterSignIn(session, search) };
  const match = findPage(pages, visit.menu ?? [], pathname);
  if (match?.page.kind === "public") return { kind: "public", match };
  if (!session) return { kind: "redirect", to: loginFor(pathname + search) };
  return decideInside({ ...visit, session }, match);
}

function decideInside(visit: Visit & { session: SessionInfo }, match: PageMatch | undefined): Decision {
  const { pathname, search, session, menu } = visit;
  const refreshed = /^\/redirect(\/.*)$/.exec(pathname)?.[1];
  if (refreshed !== undefined) return { kind: "refresh", to: refreshed + search };
  const moved = financialGroups.exec(pathname)?.[1];
  if (moved !== undefined) return { kind: "redirect", to: moved + search };
  if (pathname === "/pendingCheckBillsSummary") return { kind: "redirect", to: `/businessLedger${pathname}${search}` };
  const notFound: Decision = { kind: "redirect", to: "/404" };
  if (!match) return notFound;
  if (match.page.kind === "hidden") {
    const { audience } = match.page;
    return audience !== undefined && audience !== audienceOf(session) ? notFound : { kind: "shell", match };
  }
  if (!menu) return { kind: "wait" };
  return match.entry ? { kind: "shell", match } : notFound;
}

/** The page at a path, with its parameters and, of a menu page, the menu's entry. */
export function findPage(pages: readonly Page[], menu: readonly MenuEntry[], pathname: string): PageMatch | undefined {
  for (const page of pages) {
    const match = matchPath({ path: page.path, caseSensitive: true }, pathname);
    if (!match) continue;
    const entry = page.kind === "menu" ? openEntries(menu).find(({ MenuUrl }) => MenuUrl === page.path) : undefined;
    return { page, params: named(match.params), ...(entry && { entry }) };
  }
  return undefined;
}

/** The parameters that the path has; an optional one may be missing. */
function named(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The sign-in page, which afterwards goes on to `wished`. */
function loginFor(wished: string): string {
  return `/login?redirect=${encodeURIComponent(wished)}`;
}

/** A user without a company adds it first; anyone else goes where they wanted to go, or home. */
function afterSignIn(session: SessionInfo, search: string): string {
  if (roleOf(session) === "newUser") return "/myHome/enterpriseInfo";
  return wishedPath(search) ?? homeOf(session);
}

/** Where the sign-in page was asked to go on to; only a path of this application. */
function wishedPath(search: string): string | undefined {
  const wished = new URLSearchParams(search).get("redirect") ?? "";
  return /^\/(?![/\\])/.test(wished) && !/^\/login(?:[/?#]|$)/.test(wished) ? wished : undefined;
}
