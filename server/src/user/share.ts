import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse } from "@lading/contract/core";
import type { editUserShareMessage, getUserShareInfoByUserId, getUserShareList } from "@lading/contract/user";
import { and, count, desc, eq, ne } from "drizzle-orm";
import { enterCompany, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { signIns } from "#core/sign-in";
import { companyNameIn } from "./company-name.ts";
import { lockMyself, staffOf } from "./person.ts";
import { companies, sharedRegistrations, users } from "./tables.ts";

const mostShown = 100;

/** Who shares Lading, as whoever opens the link is told. */
export async function showSharer({ db, input, language }: Context<typeof getUserShareInfoByUserId>) {
  const sharer = await enterSharer(db, input.userId);
  if (!sharer) throw refuse(coreRefusals.notFound);
  const { id, userName, shareMessage } = sharer;
  return { UserId: id, UserName: userName, CompanyName: companyNameIn(sharer, language), shareMessage };
}

/** Changes what a user says to whoever opens the link. */
export async function editShareMessage({ db, input, session }: Context<typeof editUserShareMessage>) {
  const { shareMessage, version } = input;
  const me = await lockMyself(db, session, { version, shown: (user) => ({ shareMessage: user.shareMessage }) });
  return await storeEdit(db, users, me, { shareMessage });
}

/** Whom a user's link brought in. */
export async function listShared({ db, session }: Context<typeof getUserShareList>) {
  const { companyId, userId } = staffOf(session);
  const mine = and(eq(sharedRegistrations.companyId, companyId), eq(sharedRegistrations.userId, userId));
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(sharedRegistrations)
      .where(mine)
      .orderBy(desc(sharedRegistrations.createdAt), desc(sharedRegistrations.id))
      .limit(mostShown)
      .execute(),
    db.select({ total: count() }).from(sharedRegistrations).where(mine).execute(),
  ]);
  return {
    rows: rows.map(({ id, userName, createdAt }) => ({ id, userName, createdAt: new Date(createdAt).toISOString() })),
    total: counted?.total ?? 0,
  };
}

/** Keeps with a user whose link somebody registered by; a link of nobody is passed over. Ends in the company of the new user. */
export async function keepShared(
  db: Db,
  sharedBy: string,
  { companyId, userName }: { companyId: string; userName: string },
): Promise<void> {
  const sharer = await enterSharer(db, sharedBy);
  if (sharer)
    await db.insert(sharedRegistrations).values({
      companyId: sharer.companyId,
      id: randomUUIDv7(),
      userId: sharedBy,
      userName,
    });
  await enterCompany(db, companyId);
}

/** The user of a link, in whose company the transaction is then; undefined: nobody who may sign in and has written an invitation. */
async function enterSharer(db: Db, userId: string) {
  const [entry] = await db
    .select({ companyId: signIns.companyId })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.audience, "staff")))
    .limit(1);
  if (!entry) return undefined;
  await enterCompany(db, entry.companyId);
  const { id, userName, shareMessage } = users;
  const { companyName, companyNameEn } = companies;
  const [sharer] = await db
    .select({ id, companyId: users.companyId, userName, shareMessage, companyName, companyNameEn })
    .from(users)
    .innerJoin(companies, eq(companies.companyId, users.companyId))
    .where(and(eq(users.companyId, entry.companyId), eq(id, userId), eq(users.state, "normal"), ne(shareMessage, "")));
  return sharer;
}
