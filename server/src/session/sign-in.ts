import { refuseField } from "@lading/contract/core";
import { sessionRefusals, type LoginResult, type userSystemLogin } from "@lading/contract/session";
import type { Menu } from "@lading/contract/system";
import { and, eq, sql } from "drizzle-orm";
import { enterCompany, inTransaction, type Database, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { verifyPassword } from "#core/passwords";
import { createSession } from "#core/session";
import { countWrong, customerSignInName, forgetWrong, mustWait, signInName, signIns } from "#core/sign-in";
import { customers } from "#customer";
import { companies, filePath, readNewSession, users } from "#user";

type Given = OpenContext<typeof userSystemLogin>;

/** Owner of a sign-in name, with everything needed to let them in. */
export interface Person {
  companyId: string;
  id: string;
  audience: "staff" | "customer";
  passwordHash: string | null;
}

/** How long each of its two steps waits for locks, in milliseconds: together no longer than any other call. */
const patienceMs = 4_000;

/** Signs in by a password. */
export async function signIn({ input, services: { database, menu } }: Given): Promise<LoginResult> {
  const { audience, password } = input;
  const name =
    audience === "staff" ? signInName(input.account) : customerSignInName(input.companyCode, input.customerNumber);
  const person = await authenticate(database, { name, audience, password });
  return await inTransaction(database, { companyId: person.companyId, patienceMs }, (db) =>
    letIn({ db, menu }, name, person),
  );
}

interface Claim {
  name: string;
  audience: "staff" | "customer";
  password: string;
}

/**
 * Who this is, by name and password. A name that is frozen by too many wrong passwords, a wrong password and an account
 * that does not exist take the same time and give the same answer (decisions.md, "Companies, people, rights"). It stands
 * at the password, below both fields: which of them is wrong is not told.
 */
export async function authenticate(database: Database, { name, audience, password }: Claim): Promise<Person> {
  const { wait, person } = await inTransaction(
    database,
    { companyId: null, readOnly: true, patienceMs },
    async (db) => ({
      wait: await mustWait(db, name),
      person: await findPerson(db, name, audience),
    }),
  );
  const right = await verifyPassword(password, wait > 0 ? null : (person?.passwordHash ?? null));
  if (wait > 0) throw refuseField("password", sessionRefusals.tooManyTries, { minutes: wait });
  if (right && person) return person;
  const minutes = await inTransaction(database, { companyId: null, patienceMs }, async (db) => {
    await countWrong(db, name);
    return await mustWait(db, name);
  });
  throw minutes > 0
    ? refuseField("password", sessionRefusals.tooManyTries, { minutes })
    : refuseField("password", sessionRefusals.wrongSignIn);
}

/** Nobody has it: what is looked up for it is not found, after the same statements. */
const nobody = { companyId: "00000000-0000-0000-0000-000000000000", userId: "00000000-0000-0000-0000-000000000000" };

async function findPerson(db: Db, name: string, audience: "staff" | "customer"): Promise<Person | undefined> {
  const [entry] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.name, name), eq(signIns.audience, audience)));
  const { companyId, userId: id } = entry ?? nobody;
  await enterCompany(db, companyId);
  const table = audience === "staff" ? users : customers;
  const [found] = await db
    .select({ passwordHash: table.passwordHash })
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.id, id)));
  return found && { companyId, id, audience, passwordHash: found.passwordHash };
}

/** Needs of a session's beginning: the transaction, and the rights that there are. */
interface Door {
  db: Db;
  menu: Menu;
}

/** Starts the session of somebody whose password was right, unless wrong ones tried at the same time have frozen the name meanwhile. */
export async function letIn({ db, menu }: Door, name: string, person: Person): Promise<LoginResult> {
  const minutes = await mustWait(db, name);
  if (minutes > 0) throw refuseField("password", sessionRefusals.tooManyTries, { minutes });
  await forgetWrong(db, name);
  return person.audience === "staff" ? await letStaffIn({ db, menu }, person) : await letCustomerIn(db, person);
}

/**
 * Starts a staff user's session and answers what the browser keeps (overview §3, "Login result"). With `passwordHash`,
 * only while that is still the user's: a password changed meanwhile lets nobody in.
 */
export async function letStaffIn(
  { db, menu }: Door,
  { companyId, id, passwordHash }: Pick<Person, "companyId" | "id"> & { passwordHash?: string | null },
): Promise<LoginResult> {
  const same = typeof passwordHash === "string" ? eq(users.passwordHash, passwordHash) : undefined;
  // Calls that freeze, delete or change this user wait for the row, or are waited for.
  const [user] = await db
    .update(users)
    .set({ lastSignInAt: sql`now()` })
    .where(and(eq(users.companyId, companyId), eq(users.id, id), same))
    .returning();
  if (!user) throw refuseField("password", sessionRefusals.wrongSignIn);
  if (user.state === "frozen") throw refuseField("account", sessionRefusals.accountFrozen);
  const [[company], snapshot] = await Promise.all([
    db.select().from(companies).where(eq(companies.companyId, companyId)),
    readNewSession(db, menu, companyId, id),
  ]);
  if (!snapshot || !company) throw refuseField("password", sessionRefusals.wrongSignIn);
  return {
    Token: await createSession(db, snapshot),
    UserId: id,
    CustomerId: null,
    HeadImg: filePath(user.headImgFileId),
    IsUse: company.code === null ? -1 : 1,
    CompanyCode: company.code ?? "",
    UserName: user.userName,
    CompanyName: company.companyName,
    CompanyNameEn: company.companyNameEn,
    RoleLevel: snapshot.roleLevel,
    ValidityPeriodDate: company.validUntil,
    IsChineseToEnglishFunction: company.multiLanguage ? 1 : 0,
  };
}

async function letCustomerIn(db: Db, { companyId, id }: Person): Promise<LoginResult> {
  const which = and(eq(customers.companyId, companyId), eq(customers.id, id));
  const [[customer], [company]] = await Promise.all([
    db
      .update(customers)
      .set({ lastSignInAt: sql`now()` })
      .where(which)
      .returning(),
    db.select().from(companies).where(eq(companies.companyId, companyId)),
  ]);
  if (!customer || !company) throw refuseField("password", sessionRefusals.wrongSignIn);
  if (customer.status === "disabled") throw refuseField("customerNumber", sessionRefusals.accountFrozen);
  const Token = await createSession(db, {
    companyId,
    audience: "customer",
    userId: id,
    userName: customer.customerName,
    roleLevel: 3,
    rights: [],
    seesAll: false,
    hasCompany: true,
    validUntil: company.validUntil,
  });
  return {
    Token,
    UserId: null,
    CustomerId: id,
    HeadImg: "",
    IsUse: 1,
    CompanyCode: company.code ?? "",
    UserName: customer.customerName,
    CompanyName: customer.customerName,
    CompanyNameEn: customer.companyNameEn,
    RoleLevel: 3,
    ValidityPeriodDate: company.validUntil,
    IsChineseToEnglishFunction: company.multiLanguage ? 1 : 0,
  };
}
