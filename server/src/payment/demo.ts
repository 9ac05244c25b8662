import { payingPage } from "@lading/contract/payment";
import type { Right } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import type { StaffSession } from "#core/session";
import { ownToday } from "#user";
import { makeLink } from "./links.ts";
import { pay } from "./pay.ts";

/** Pays the oldest approved expense request of a demo company, as its cashier would, with a link for the payee. */
export async function addDemoPayments(db: Db, { companyId, administrator }: DemoCompany): Promise<void> {
  const { rows } = await db.execute<{ id: string; version: number; today: string; account: string | null }>(sql`
    SELECT r.id, r.version, ${ownToday}::text AS today, (SELECT a.id FROM collection_account a
      WHERE a.company_id = r.company_id AND a.currency = r.currency AND a.enabled ORDER BY a.is_default DESC, a.id LIMIT 1) AS account
    FROM financial_request r WHERE r.company_id = ${companyId} AND r.kind = 'expense' AND r.stage = 'approved'
    ORDER BY r.submitted_at, r.id LIMIT 1`);
  const [request] = rows;
  if (!request) return;
  const session = await cashierOf(db, companyId, administrator);
  const { id, version, today, account } = request;
  const { payments } = await pay({
    db,
    session,
    language: "zh",
    ip: "",
    services: { files: { claim: noFiles } },
    input: {
      items: [{ subject: "expense", id, version }],
      paidOn: today,
      method: account === null ? "cash" : "bankTransfer",
      accountId: account,
      remark: "",
      vouchers: [],
    },
  });
  const [paid] = payments;
  if (!paid) return;
  const link = { companyId, paymentId: paid.id, place: 0, sentTo: "accounts@payee.example" };
  await makeLink(db, { ...link, createdByName: session.userName });
}

const noFiles = () => Promise.reject(new Error("Demo payments have no files"));

async function cashierOf(
  db: Db,
  companyId: string,
  administrator: { id: string; userName: string },
): Promise<StaffSession> {
  const { rows } = await db.execute<{ id: string; userName: string }>(sql`
    SELECT u.id, u.user_name AS "userName" FROM role r
    JOIN user_role h ON h.company_id = r.company_id AND h.role_id = r.id
    JOIN staff_user u ON u.company_id = h.company_id AND u.id = h.user_id
    WHERE r.company_id = ${companyId} AND r.preset = 'cashier' ORDER BY u.id LIMIT 1`);
  const { id: userId, userName } = rows[0] ?? administrator;
  return {
    companyId,
    userId,
    userName,
    audience: "staff",
    roleLevel: 3,
    rights: new Set<Right>([`${payingPage}:approve`]),
    seesAll: true,
    hasCompany: true,
    tokenHash: Buffer.alloc(0),
    validUntil: null,
    refreshMenu: false,
  };
}
