import {
  businessReceiptPage,
  confirmingPage,
  financeEntryPage,
  financeReceiptPage,
  fundDetailPage,
  postingPage,
} from "@lading/contract/client-fund";
import type { Right } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#core/db";
import type { StaffSession } from "#core/session";
import type { MenuBadge } from "#system";
import { isOnlyUser } from "#user";
import { ofSeenCustomers } from "./visible.ts";

const badge = (
  url: `/${string}`,
  right: Right,
  waiting: (db: Db, session: StaffSession) => Promise<SQL>,
): MenuBadge => ({
  url,
  count: async ({ db, session }) => {
    if (!session.rights.has(right)) return 0;
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${await waiting(db, session)}`,
    );
    return rows[0]?.count ?? 0;
  },
});

/** Counts of all that waits for the person, beside the pages of client funds in the menu. */
export const clientFundBadges: readonly MenuBadge[] = [
  badge(
    financeEntryPage,
    `${postingPage}:approve`,
    async (
      db,
      session,
    ) => sql`client_fund_entry e WHERE ${await ofSeenCustomers(db, session, "e")} AND e.state = 'unsettle'
      AND (${session.userId} NOT IN (e.created_by::text, e.changed_by::text) OR ${await isOnlyUser(db, session)})`,
  ),
  badge(
    fundDetailPage,
    `${confirmingPage}:approve`,
    async (
      db,
      session,
    ) => sql`client_fund_movement m WHERE ${await ofSeenCustomers(db, session, "m")} AND m.status = 'pending'
      AND (m.requested_by::text <> ${session.userId} OR ${await isOnlyUser(db, session)})`,
  ),
  badge(businessReceiptPage, `${businessReceiptPage}:edit`, (_db, { companyId }) =>
    Promise.resolve(sql`receipt_pre_record r WHERE r.company_id = ${companyId} AND r.status = 'open'`),
  ),
  badge(
    financeReceiptPage,
    `${financeReceiptPage}:approve`,
    async (db, session) => sql`receipt_pre_record r WHERE r.company_id = ${session.companyId} AND r.status = 'claimed'
      AND (r.claimed_by::text <> ${session.userId} OR ${await isOnlyUser(db, session)})`,
  ),
];
