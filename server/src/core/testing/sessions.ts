import { randomUUID } from "node:crypto";
import type { Right } from "@lading/contract/core";
import { inTransaction, type Database } from "#core/db";
import { createSession, type SessionSnapshot } from "#core/session";

/** A token of a made-up staff user with these rights; anything else of the snapshot may be set. */
export function staffToken(
  database: Database,
  rights: readonly Right[] = [],
  rest: Partial<SessionSnapshot> = {},
): Promise<string> {
  return tokenOf(database, { ...somebody(), rights, ...rest });
}

/** A token of a made-up customer. */
export function customerToken(database: Database, rest: Partial<SessionSnapshot> = {}): Promise<string> {
  return tokenOf(database, { ...somebody(), audience: "customer", ...rest });
}

function tokenOf(database: Database, snapshot: SessionSnapshot): Promise<string> {
  return inTransaction(database, { companyId: null }, (db) => createSession(db, snapshot));
}

function somebody(): SessionSnapshot {
  return {
    companyId: randomUUID(),
    audience: "staff",
    userId: randomUUID(),
    userName: "Li Wei",
    roleLevel: 3,
    rights: [],
    seesAll: true,
    hasCompany: true,
    validUntil: null,
  };
}
