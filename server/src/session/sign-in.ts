import { refuse } from "@lading/contract/core";
import { sessionRefusals, type LoginResult, type userSystemLogin } from "@lading/contract/session";
import { and, eq, sql } from "drizzle-orm";
import { enterCompany, inTransaction, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { verifyPassword } from "#core/passwords";
import { createSession } from "#core/session";
import { countWrong, customerSignInName, forgetWrong, mustWait, signInName, signIns } from "#core/sign-in";
import { customers } from "#customer";
import { readSnapshots } from "#system";
import { companies, filePath, users } from "#user";

type Given = OpenContext<typeof userSystemLogin>;

/** Whoever a sign-in name belongs to, with what is needed to let them in. */
interface Person {
  companyId: string;
  id: string;
  audience: "staff" | "customer";
  passwordHash: string | null;
  frozen: boolean;
}

/**
 * Signs in. A name that is frozen by too many wrong passwords, a wrong password and an account that does not exist take
 * the same time and give the same answer (decisions.md, "Companies, people, rights").
 */
export async function signIn({ input, services: { database } }: Given): Promise<LoginResult> {
  const name =
    input.audience === "staff"
      ? signInName(input.account)
      : customerSignInName(input.companyCode, input.customerNumber);
  const { wait, person } = await inTransaction(database, { companyId: null, readOnly: true }, async (db) => ({
    wait: await mustWait(db, name),
    person: await findPerson(db, name, input.audience),
  }));
  const right = await verifyPassword(input.password, wait > 0 ? null : (person?.passwordHash ?? null));
  if (wait > 0) throw refuse(sessionRefusals.tooManyTries, { minutes: wait });
  if (!right || !person) {
    const minutes = await inTransaction(database, { companyId: null }, async (db) => {
      await countWrong(db, name);
      return await mustWait(db, name);
    });
    throw minutes > 0 ? refuse(sessionRefusals.tooManyTries, { minutes }) : refuse(sessionRefusals.wrongSignIn);
  }
  if (person.frozen) throw refuse(sessionRefusals.accountFrozen);
  return await inTransaction(database, { companyId: person.companyId }, async (db) => {
    await forgetWrong(db, name);
    return person.audience === "staff" ? await letStaffIn(db, person) : await letCustomerIn(db, person);
  });
}

async function findPerson(db: Db, name: string, audience: "staff" | "customer"): Promise<Person | undefined> {
  const [entry] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.name, name), eq(signIns.audience, audience)));
  if (!entry) return undefined;
  const { companyId, userId: id } = entry;
  await enterCompany(db, companyId);
  if (audience === "customer") {
    const [customer] = await db
      .select()
      .from(customers)
      .where(and(eq(customers.companyId, companyId), eq(customers.id, id)));
    return (
      customer && {
        companyId,
        id,
        audience,
        passwordHash: customer.passwordHash,
        frozen: customer.status === "disabled",
      }
    );
  }
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id)));
  return user && { companyId, id, audience, passwordHash: user.passwordHash, frozen: user.state === "frozen" };
}

/** Starts a staff user's session and answers what the browser keeps (overview §3, "Login result"). */
export async function letStaffIn(db: Db, { companyId, id }: Pick<Person, "companyId" | "id">): Promise<LoginResult> {
  const [snapshots, [row]] = await Promise.all([
    readSnapshots(db, companyId, [id]),
    db
      .select({ user: users, company: companies })
      .from(users)
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(and(eq(users.companyId, companyId), eq(users.id, id))),
  ]);
  const snapshot = snapshots.get(id);
  if (!snapshot || !row) throw refuse(sessionRefusals.wrongSignIn);
  const [Token] = await Promise.all([
    createSession(db, snapshot),
    db
      .update(users)
      .set({ lastSignInAt: sql`now()` })
      .where(and(eq(users.companyId, companyId), eq(users.id, id))),
  ]);
  const { company, user } = row;
  return {
    Token,
    UserId: id,
    CustomerId: null,
    HeadImg: filePath(user.headImgFileId),
    IsUse: company.code === null ? -1 : 1,
    CompanyCode: company.code ?? "",
    UserName: user.userName,
    CompanyName: company.companyName,
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
  if (!customer || !company) throw refuse(sessionRefusals.wrongSignIn);
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
    RoleLevel: 3,
    ValidityPeriodDate: company.validUntil,
    IsChineseToEnglishFunction: company.multiLanguage ? 1 : 0,
  };
}
