import { refuseField } from "@lading/contract/core";
import { isEmail, sessionRefusals } from "@lading/contract/session";
import { userRefusals } from "@lading/contract/user";
import { randomUUIDv7 } from "node:crypto";
import { violates, type Db } from "#core/db";
import { signInName, signIns } from "#core/sign-in";
import { companies, users } from "./tables.ts";

export interface NewUser {
  companyId: string;
  userName: string;
  /** E-mail addresses and phone numbers to sign in with, as typed; empty ones are left out. Field names for refusals. */
  accounts: readonly { field: string; account: string }[];
  passwordHash: string;
  position?: string;
  roleLevel?: 1 | 2 | 3;
  parentUserId?: string | null;
}

/** Makes a user with entries in the directory of sign-in names; an address that is taken is refused at its field. */
export async function makeUser(db: Db, { accounts, ...user }: NewUser): Promise<string> {
  const id = randomUUIDv7();
  const given = accounts.filter(({ account }) => account.trim() !== "");
  if (given.length === 0) throw refuseField(accounts[0]?.field ?? "account", userRefusals.accountNeeded);
  const names = given.map(({ field, account }) => ({ field, name: signInName(account) }));
  await db.insert(users).values({
    ...user,
    id,
    email: names.find(({ name }) => isEmail(name))?.name ?? "",
    phone: names.find(({ name }) => !isEmail(name))?.name ?? "",
  });
  for (const { field, name } of names) {
    try {
      await db.insert(signIns).values({ name, audience: "staff", companyId: user.companyId, userId: id });
    } catch (error) {
      if (violates(error, "sign_in_pkey")) throw refuseField(field, sessionRefusals.accountTaken);
      throw error;
    }
  }
  return id;
}

/** A new user's company is a shell until AddCompanyInfo; its id is the tenant's from the first moment on. */
export async function makeCompanyShell(db: Db, companyId: string): Promise<void> {
  await db.insert(companies).values({ companyId });
}
