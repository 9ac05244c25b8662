import { coreRefusals, refuse } from "@lading/contract/core";
import type { editElectronicWalletInfo, getElectronicWalletInfo } from "@lading/contract/user";
import { and, eq, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import { stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { electronicWallets, users } from "./tables.ts";

const none = { provider: "", accountName: "", walletNumber: "", version: 0 };

/** The signed-in user's e-wallet. */
export async function loadWallet({ db, session }: Context<typeof getElectronicWalletInfo>) {
  const { companyId, userId } = session;
  const [wallet] = await db.select().from(electronicWallets).where(ownWallet(companyId, userId));
  const { provider, accountName, walletNumber, version } = wallet ?? none;
  return { userId, provider, accountName, walletNumber, version };
}

/** Sets it; who set it from what to what stands in the log. */
export async function changeWallet(context: Context<typeof editElectronicWalletInfo>) {
  const { db, input, session } = context;
  const { companyId, userId } = session;
  const { version, ...fields } = input;
  // The user is locked, since the wallet may not be there yet.
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
    .for("update");
  if (!user) throw refuse(coreRefusals.loginExpired);
  const [before = none] = await db.select().from(electronicWallets).where(ownWallet(companyId, userId));
  if (before.version !== version) throw stale(before.version, { ...none, ...before });
  const next = version + 1;
  const row = { ...fields, version: next, updatedAt: sql`now()` };
  await db
    .insert(electronicWallets)
    .values({ ...row, companyId, userId })
    .onConflictDoUpdate({ target: [electronicWallets.companyId, electronicWallets.userId], set: row });
  const changes = changesBetween(before, fields, ["provider", "accountName", "walletNumber"]);
  await logOperations(db, doerOf(context), { entity: "electronicWallet", action: "edit" }, [
    { id: userId, number: user.userName, changes },
  ]);
  return { version: next };
}

const ownWallet = (companyId: string, userId: string) =>
  and(eq(electronicWallets.companyId, companyId), eq(electronicWallets.userId, userId));

/** The numbers of users' e-wallets, by the user; who has none is not among them. Held until the transaction ends. */
export async function walletNumbers(
  db: Db,
  companyId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; number: string }>(sql`
    SELECT user_id AS id, wallet_number AS number FROM electronic_wallet
    WHERE company_id = ${companyId} AND user_id = ANY(${sql.param([...userIds])}::uuid[]) AND wallet_number <> ''
    ORDER BY user_id FOR SHARE`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
