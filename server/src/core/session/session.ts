import type { Right, RoleLevel } from "@lading/contract/core";
import type { Database, Opening } from "#core/db";
import { bearerToken, hashToken } from "./token.ts";

interface Common {
  /** SHA-256 of the token: the session's own key. */
  readonly tokenHash: Buffer;
  readonly companyId: string;
  /** The last day of the company's paid period, `YYYY-MM-DD`; null has no end. */
  readonly validUntil: string | null;
  /** Rights or functions changed: the next answer tells the browser to read its menu again. */
  readonly refreshMenu: boolean;
}

export interface StaffSession extends Common {
  readonly audience: "staff";
  readonly userId: string;
  readonly userName: string;
  readonly roleLevel: RoleLevel;
  readonly rights: ReadonlySet<Right>;
  /** Sees every record of the company, not only those of oneself and of the people below. */
  readonly seesAll: boolean;
  /** False for a newly registered user who has not added the company yet. */
  readonly hasCompany: boolean;
}

export interface CustomerSession extends Common {
  readonly audience: "customer";
  readonly customerId: string;
  readonly customerName: string;
}

export type Session = StaffSession | CustomerSession;

/** The id of whoever is signed in: a user's or a customer's. */
export function callerId(session: Session): string {
  return session.audience === "staff" ? session.userId : session.customerId;
}

/** The session as the opening statement reads it. */
export interface SessionRow {
  company_id: string;
  audience: "staff" | "customer";
  user_id: string;
  user_name: string;
  role_level: RoleLevel;
  /** Joined by blanks: the driver reads one text about ten times as fast as an array. */
  rights: string;
  sees_all: boolean;
  has_company: boolean;
  valid_until: string | null;
  refresh_menu: boolean;
}

const columns = `company_id, audience, user_id, user_name, role_level, array_to_string(rights, ' ') AS rights,
  sees_all, has_company, valid_until::text AS valid_until, refresh_menu`;
const live = "FROM session WHERE token_hash = $1 AND expires_at > now()";

/** Reads the session and enters its tenant in one statement; opens the transaction of a call. */
export function openingOf(tokenHash: Buffer): Opening<SessionRow> {
  return {
    name: "lading_session",
    text: `SELECT ${columns}, set_config('lading.company_id', company_id::text, true) ${live}`,
    values: [tokenHash],
  };
}

/** The session that the opening statement read, or null when there is none or it is over. */
export function sessionOfRow(tokenHash: Buffer, read: SessionRow | undefined): Session | null {
  if (read === undefined) return null;
  const common = {
    tokenHash,
    companyId: read.company_id,
    validUntil: read.valid_until,
    refreshMenu: read.refresh_menu,
  };
  if (read.audience === "customer")
    return { ...common, audience: "customer", customerId: read.user_id, customerName: read.user_name };
  return {
    ...common,
    audience: "staff",
    userId: read.user_id,
    userName: read.user_name,
    roleLevel: read.role_level,
    rights: rightsOf(read.rights),
    seesAll: read.sees_all,
    hasCompany: read.has_company,
  };
}

function rightsOf(joined: string): ReadonlySet<Right> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only rights are ever stored
  return new Set(joined.split(" ") as Right[]);
}

/** Who sends this `Authorization` header, for requests that are no calls (files, pushes); null without a live session. */
export async function findSession(database: Database, authorization: string | undefined): Promise<Session | null> {
  const token = bearerToken(authorization);
  return token === undefined ? null : await findSessionByHash(database, hashToken(token));
}

/** The session of a token that is not at hand, for what was handed out to it; null when it is over. */
export async function findSessionByHash(database: Database, tokenHash: Buffer): Promise<Session | null> {
  const found = await database.pool.query<SessionRow>({ text: `SELECT ${columns} ${live}`, values: [tokenHash] });
  return sessionOfRow(tokenHash, found.rows[0]);
}

/** Answers true to exactly one of the session's answers after its rights changed. */
export async function takeRefresh(database: Database, session: Session): Promise<boolean> {
  if (!session.refreshMenu) return false;
  const taken = await database.pool.query({
    text: "UPDATE session SET refresh_menu = false WHERE token_hash = $1 AND refresh_menu",
    values: [session.tokenHash],
  });
  return taken.rowCount === 1;
}
