import { userSystemRegister } from "@lading/contract/session";
import {
  deleteUser,
  editUserShareMessage,
  editUserState,
  getUserShareInfoByUserId,
  getUserShareList,
  loadUserInfo,
} from "@lading/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueCode } from "#core/codes";
import { inTransaction } from "#core/db";
import { hashPassword } from "#core/passwords";
import { signInName } from "#core/sign-in";
import { customerToken, localServices, startTestApp, type TestApp } from "#core/testing";
import { systemModule } from "#system";
import { makeColleague, makeCompany, makeToken, userModule, type MadeCompany } from "#user";
import { sessionModule } from "./index.ts";

let app: TestApp;
let company: MadeCompany;
let admin: { token: string };
const password = "freight-2026";

beforeAll(async () => {
  app = await startTestApp({
    modules: [sessionModule, userModule({ furnish: [], usedBy: [] }), systemModule()],
    services: localServices,
  });
  const passwordHash = await hashPassword(password);
  const administrator = { userName: "Chen Jing", email: "chen@gulf.example", passwordHash };
  company = await makeCompany(app.database, { code: "GULF", companyName: "Gulf Freight", furnish: [], administrator });
  admin = { token: await makeToken(app.database, company.companyId, company.administrator.userId) };
});
afterAll(() => app.close());
beforeEach(() => app.database.pool.query("DELETE FROM rate_limit"));

/** A colleague with an invitation. */
async function addColleague(userName: string): Promise<{ userId: string; token: string }> {
  const email = `${userName.toLowerCase()}@gulf.example`;
  const passwordHash = await hashPassword(password);
  const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
    makeColleague(db, company, { userName, email, presets: [], passwordHash }),
  );
  const token = await makeToken(app.database, company.companyId, userId);
  await invite(token, "Try it for a month");
  return { userId, token };
}

/** Writes an invitation, or takes it back; the version before. */
async function invite(token: string, shareMessage: string): Promise<number> {
  const { version } = (await app.call(loadUserInfo, {}, { token })).Content;
  const { Content } = await app.call(editUserShareMessage, { shareMessage, version }, { token });
  expect(Content).toEqual({ version: version + 1 });
  return version;
}

/** Somebody registers, by a link or without. */
async function register(userName: string, sharedBy?: string) {
  const account = `${userName.toLowerCase()}@new.example`;
  const code = await inTransaction(app.database, { companyId: null }, (db) =>
    issueCode(db, { address: signInName(account), purpose: "register" }),
  );
  const given = { userName, account, code, password, confirmPassword: password };
  return await app.call(userSystemRegister, { ...given, ...(sharedBy !== undefined && { sharedBy }) });
}

const broughtBy = async (token: string) => (await app.call(getUserShareList, {}, { token })).Content;
const told = async (userId: string) => await app.call(getUserShareInfoByUserId, { userId });

describe("A user's share link", () => {
  test("tells anybody who invites, in the words that the user gave it", async () => {
    const { userId, token } = await addColleague("Sara");
    const version = await invite(token, "Two months, in fact");
    const stale = await app.call(editUserShareMessage, { shareMessage: "Other", version }, { token });
    expect(stale.Content).toMatchObject({ code: "core.stale", current: { shareMessage: "Two months, in fact" } });
    expect((await told(userId)).Content).toEqual({
      UserId: userId,
      UserName: "Sara",
      CompanyName: "Gulf Freight",
      shareMessage: "Two months, in fact",
    });
    await invite(token, "");
    expect((await told(userId)).StatusCode).toBe(404);
  });

  test("lists with the user, and with nobody else, whom it brought in; they are in a company of their own", async () => {
    const [omar, huda] = [await addColleague("Omar"), await addColleague("Huda")];
    const layla = await register("Layla", omar.userId);
    expect([layla.StatusCode, layla.Content.IsUse]).toEqual([200, -1]);
    await register("Wei", omar.userId);
    await register("Alone");
    const { rows, total } = await broughtBy(omar.token);
    expect([total, rows.map(({ userName }) => userName)]).toEqual([2, ["Wei", "Layla"]]);
    expect(await broughtBy(huda.token)).toEqual({ rows: [], total: 0 });
    expect((await broughtBy(layla.Content.Token)).total).toBe(0);
  });

  test("of nobody, of a frozen or of a deleted user tells nothing, and keeps nobody from registering", async () => {
    const nobody = "01936f5e-0000-7000-8000-000000000001";
    expect([(await told(nobody)).StatusCode, (await register("Nora", nobody)).StatusCode]).toEqual([404, 200]);
    const { userId, token } = await addColleague("Faisal");
    await register("Rana", userId);
    const { version } = (await app.call(loadUserInfo, {}, { token })).Content;
    expect((await app.call(editUserState, { userId, state: "frozen", version }, admin)).StatusCode).toBe(200);
    expect([(await told(userId)).StatusCode, (await register("Dana", userId)).StatusCode]).toEqual([404, 200]);
    expect((await app.call(deleteUser, { userIds: [userId] }, admin)).StatusCode).toBe(200);
    expect((await told(userId)).StatusCode).toBe(404);
  });

  test("is no customer's", async () => {
    const token = await customerToken(app.database);
    expect((await app.call(getUserShareList, {}, { token })).Content.code).toBe("core.wrongAudience");
  });
});
