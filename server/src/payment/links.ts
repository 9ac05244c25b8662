import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import { coreRefusals, refuse, type Currency } from "@lading/contract/core";
import {
  linkDays,
  paymentRefusals as refusals,
  type addPaymentLink,
  type getPaymentCompletion,
  type LinkState,
  type withdrawPaymentLink,
} from "@lading/contract/payment";
import { eq, sql } from "drizzle-orm";
import { enterCompany, type Db } from "#core/db";
import { callerNetwork, type Context, type Limit, type Services } from "#core/http";
import { hashToken, newToken, type StaffSession } from "#core/session";
import { companyNameIn } from "#user";
import type { PaidAccount } from "./account.ts";
import { findSeen, visiblePayments } from "./visible.ts";
import { paymentLinks, paymentLinkTokens } from "./tables.ts";

interface NewLink {
  companyId: string;
  paymentId: string;
  place: number;
  sentTo: string;
  createdByName: string;
}

/** Makes a payee's link, good for 30 days; its token is kept nowhere but in the link. */
export async function makeLink(db: Db, { companyId, ...link }: NewLink): Promise<string> {
  const id = randomUUIDv7();
  const token = newToken();
  const endsAt = sql`now() + make_interval(days => ${linkDays})`;
  await db.insert(paymentLinks).values({ ...link, companyId, id, endsAt });
  await db.insert(paymentLinkTokens).values({ companyId, linkId: id, tokenHash: hashToken(token) });
  return token;
}

/** The address to be sent on. The token stands behind `#`, so that no server on the way writes it down. */
export const linkUrl = ({ config }: Pick<Services, "config">, token: string): string =>
  `${config.publicUrl}/payCompletion#${token}`;

/** The payment that the person sees, with one of its payees. */
export async function findPayee(db: Db, session: StaffSession, { id, place }: { id: string; place: number }) {
  const payment = await findSeen(db, session, id);
  const account = payment.accounts[place];
  if (!account) throw refuse(refusals.noPayee);
  return { payment, account };
}

/** Makes a link that the cashier hands on by hand. */
export async function addLink({ db, input, session, services }: Context<typeof addPaymentLink>) {
  const { companyId, userName: createdByName } = session;
  await findPayee(db, session, input);
  const token = await makeLink(db, { companyId, paymentId: input.id, place: input.place, sentTo: "", createdByName });
  return { link: linkUrl(services, token) };
}

/** Withdraws a link; withdrawing it again changes nothing. */
export async function withdrawLink({ db, input, session }: Context<typeof withdrawPaymentLink>) {
  const { rows } = await db.execute(sql`
    UPDATE payment_link l SET withdrawn_at = coalesce(l.withdrawn_at, now()) FROM payment p
    WHERE l.company_id = ${session.companyId} AND l.id = ${input.linkId} AND p.company_id = l.company_id
      AND p.id = l.payment_id AND ${await visiblePayments(db, session)} RETURNING l.id`);
  if (rows.length === 0) throw refuse(coreRefusals.notFound);
  return {};
}

interface Listed extends Record<string, unknown> {
  id: string;
  place: number;
  state: LinkState;
  sentTo: string;
  endsOn: string;
}

/** Links of a payment, the newest first. */
export async function linksOf(db: Db, companyId: string, paymentId: string): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`
    SELECT id, place, sent_to AS "sentTo", ends_at AS "endsOn",
      CASE WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN ends_at <= now() THEN 'ended' ELSE 'good' END AS state
    FROM payment_link WHERE company_id = ${companyId} AND payment_id = ${paymentId} ORDER BY id DESC`);
  return rows.map((row) => ({ ...row, endsOn: new Date(row.endsOn).toISOString() }));
}

interface Completion extends Record<string, unknown> {
  companyName: string;
  companyNameEn: string;
  currency: Currency;
  paidOn: string;
  number: string;
  account: PaidAccount;
  endsOn: string;
}

/** The payment that a payee's link shows: who paid, what, when, the record's number, four characters of the account, and nothing else. */
export async function openLink({ db, input, language }: Context<typeof getPaymentCompletion>) {
  const [found] = await db
    .select()
    .from(paymentLinkTokens)
    .where(eq(paymentLinkTokens.tokenHash, hashToken(input.token)));
  if (!found) throw refuse(refusals.notOpen);
  await enterCompany(db, found.companyId);
  const { rows } = await db.execute<Completion>(sql`
    SELECT c.company_name AS "companyName", c.company_name_en AS "companyNameEn", p.currency, p.paid_on::text AS "paidOn",
      p.number, p.payee_accounts -> l.place::int AS account, l.ends_at AS "endsOn"
    FROM payment_link l JOIN payment p ON p.company_id = l.company_id AND p.id = l.payment_id
    JOIN company c ON c.company_id = l.company_id
    WHERE l.company_id = ${found.companyId} AND l.id = ${found.linkId} AND l.withdrawn_at IS NULL AND l.ends_at > now()`);
  const [row] = rows;
  if (!row) throw refuse(refusals.notOpen);
  const { companyName, companyNameEn, account, currency, paidOn, number, endsOn } = row;
  return {
    payer: companyNameIn({ companyName, companyNameEn }, language),
    amount: plainAmount(account.amount, currency),
    currency,
    paidOn,
    number,
    lastFour: account.bankNumber.replaceAll(/\s/g, "").slice(-4),
    endsOn: new Date(endsOn).toISOString(),
  };
}

/** Limit of reading by a link: 60 a minute from one network, whatever the link. */
export const readingLimit = (ip: string): Limit => ({
  key: `payment-link:${callerNetwork(ip)}`,
  limit: 60,
  windowSeconds: 60,
});
