import { randomUUIDv7 } from "node:crypto";
import type { Language } from "@lading/contract/core";
import {
  passwordReset,
  sendSms,
  userSmsVerification,
  userSystemLogin,
  userSystemLogout,
  userSystemRegister,
  weChatUsersLogin,
} from "@lading/contract/session";
import { getMenuInfoList } from "@lading/contract/system";
import { loadUserInfo } from "@lading/contract/user";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#core/db";
import { hashPassword } from "#core/passwords";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { customers } from "#customer";
import { customerSignInName, signIns } from "#core/sign-in";
import { systemModule } from "#system";
import { makeColleague, makeCompany, userModule, type MadeCompany } from "#user";
import { sessionModule } from "./index.ts";

let app: TestApp;
let company: MadeCompany;
const password = "freight-2026";

beforeAll(async () => {
  app = await startTestApp({
    modules: [sessionModule, userModule({ furnish: [], usedBy: [] }), systemModule()],
    services: localServices,
  });
  const passwordHash = await hashPassword(password);
  const administrator = { userName: "Chen Jing", email: "chen@gulf.example", passwordHash };
  company = await makeCompany(app.database, { code: "GULF", companyName: "Gulf Freight", furnish: [], administrator });
  await inTransaction(app.database, { companyId: company.companyId }, async (db) => {
    await makeColleague(db, company, { userName: "Frozen", email: "frozen@gulf.example", presets: [], passwordHash });
    await db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE user_name = 'Frozen'`);
    const id = randomUUIDv7();
    const { companyId } = company;
    await db
      .insert(customers)
      .values({ companyId, id, customerNumber: "C0001", customerName: "Oasis Trading", passwordHash });
    const name = customerSignInName("GULF", "C0001");
    await db.insert(signIns).values({ name, audience: "customer", companyId, userId: id });
  });
});
afterAll(() => app.close());
beforeEach(() => app.database.pool.query("DELETE FROM rate_limit"));

const signIn = (account: string, given = password, language: Language = "en") =>
  app.call(userSystemLogin, { audience: "staff", account, password: given }, { language });
const newestCode = async (recipient: string) => {
  const text = "SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1";
  const { rows } = await app.database.pool.query<{ body: string }>(text, [recipient]);
  return /\d{6}/.exec(rows[0]?.body ?? "")?.[0] ?? "";
};
/** The code of a message that leaves after the answer. */
const codeThatComes = (recipient: string) =>
  vi.waitFor(async () => {
    const code = await newestCode(recipient);
    expect(code).toMatch(/^\d{6}$/);
    return code;
  }, 15_000);
const ageCodes = () =>
  app.database.pool.query("UPDATE verification_code SET created_at = created_at - interval '61 seconds'");

const customersGroups = ["/customerHome", "/EntrustOrder", "/ShipmentList", "/DebtList"];

describe("Signing in", () => {
  test("gives staff a token, their company and their level; capitals and blanks in the address do not matter", async () => {
    const { Content } = await signIn("  Chen@Gulf.Example ");
    expect(Content).toMatchObject({
      UserName: "Chen Jing",
      CompanyCode: "GULF",
      RoleLevel: 1,
      IsUse: 1,
      CustomerId: null,
    });
    const me = await app.call(loadUserInfo, {}, { token: Content.Token });
    expect(me.Content.email).toBe("chen@gulf.example");
  });

  test("gives a customer a token by company code and number", async () => {
    const input = { audience: "customer" as const, companyCode: "gulf", customerNumber: "c0001", password };
    const { Content } = await app.call(userSystemLogin, input);
    expect(Content).toMatchObject({ UserId: null, CompanyName: "Oasis Trading", CompanyCode: "GULF" });
    const menu = await app.call(getMenuInfoList, {}, { token: Content.Token });
    expect(menu.Content.map(({ MenuUrl }) => MenuUrl)).toEqual(customersGroups);
  });

  test.each(["chen@gulf.example", "nobody@gulf.example"])(
    "with a wrong password says the same for %s",
    async (account) => {
      const answer = await signIn(account, "wrong-1234");
      expect([answer.StatusCode, answer.Content.code]).toEqual([422, "session.wrongSignIn"]);
    },
  );

  test("tells a frozen user only after the right password", async () => {
    expect((await signIn("frozen@gulf.example", "wrong-1234")).Content.code).toBe("session.wrongSignIn");
    const answer = await signIn("frozen@gulf.example", password, "ar");
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([403, "الحساب مجمّد، يرجى التواصل مع مسؤول النظام"]);
  });

  test.each(["locked@gulf.example", "nobody-at-all@gulf.example"])(
    "after ten wrong passwords %s waits 15 minutes, also with the right one",
    async (account) => {
      await inTransaction(app.database, { companyId: company.companyId }, async (db) => {
        const passwordHash = await hashPassword(password);
        if (account.startsWith("locked"))
          await makeColleague(db, company, { userName: "L", email: account, presets: [], passwordHash });
      });
      for (let tries = 1; tries < 10; tries += 1) expect((await signIn(account, "wrong-1234")).StatusCode).toBe(422);
      const tenth = await signIn(account, "wrong-1234");
      expect([tenth.StatusCode, tenth.ErrorMsg]).toEqual([429, "Too many wrong passwords. Please try again in 15 min"]);
      expect((await signIn(account)).StatusCode).toBe(429);
    },
  );

  test("of several at once counts every wrong password", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn("many@gulf.example", "wrong-1234")));
    expect(answers.filter(({ StatusCode }) => StatusCode === 422).length).toBeLessThan(10);
  });

  test("ends with logging out", async () => {
    const { Content } = await signIn("chen@gulf.example");
    await app.call(userSystemLogout, {}, { token: Content.Token });
    expect((await app.call(loadUserInfo, {}, { token: Content.Token })).StatusCode).toBe(401);
  });

  test("keeps passwords as argon2id and tokens as nothing that could be used", async () => {
    const { Content } = await signIn("chen@gulf.example");
    const { rows } = await app.database.pool.query<{ h: string }>(
      "SELECT encode(token_hash, 'base64') AS h FROM session",
    );
    expect(JSON.stringify(rows)).not.toContain(Content.Token);
    const hashes = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      db.execute<{ hash: string }>(sql`SELECT password_hash AS hash FROM staff_user WHERE email = 'chen@gulf.example'`),
    );
    expect(hashes.rows[0]?.hash).toMatch(/^\$argon2id\$/);
  });
});

describe("Registering", () => {
  const account = "li.wei@new.example";
  const form = { userName: "Li Wei", account, password, confirmPassword: password };

  test("sends a code to the outbox where no mail server is set, and says so", async () => {
    const { Content } = await app.call(sendSms, { account, purpose: "register" }, { language: "zh" });
    expect(Content).toEqual({ resendAfterSeconds: 60, validForMinutes: 10, delivered: "outbox" });
    expect(await newestCode(account)).toMatch(/^\d{6}$/);
    const again = await app.call(sendSms, { account, purpose: "register" });
    expect([again.StatusCode, again.Content.code]).toEqual([429, "session.codeTooSoon"]);
  });

  test("refuses a wrong code at its field, and the right one after five wrong ones", async () => {
    const code = await newestCode(account);
    const wrong = code === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      const { Content } = await app.call(userSystemRegister, { ...form, code: wrong });
      expect(Content.fields).toEqual({ code: "Verification failed, please check the code" });
    }
    expect((await app.call(userSystemRegister, { ...form, code })).Content.code).toBe("session.verificationFailed");
  });

  test("makes a user without a company, who sees two pages, and uses the code up", async () => {
    await ageCodes();
    await app.call(sendSms, { account, purpose: "register" });
    const code = await newestCode(account);
    const checked = await app.call(userSmsVerification, { account, code, purpose: "register" });
    expect(checked.Content).toEqual({ verified: true });
    const { Content } = await app.call(userSystemRegister, { ...form, code });
    expect(Content).toMatchObject({ IsUse: -1, CompanyCode: "" });
    const menu = await app.call(getMenuInfoList, {}, { token: Content.Token });
    const pages = menu.Content.flatMap(({ ChildList }) => ChildList.map(({ MenuUrl }) => MenuUrl));
    expect(pages).toEqual(["/myHome/myInfo", "/myHome/enterpriseInfo"]);
    expect((await app.call(userSystemRegister, { ...form, code })).Content.code).toBe("session.verificationFailed");
  });

  test("refuses an address that has an account, in the person's language", async () => {
    const { StatusCode, Content } = await app.call(sendSms, { account, purpose: "register" }, { language: "zh" });
    expect([StatusCode, Content.fields]).toEqual([409, { account: "该手机号或邮箱已注册，请直接登录" }]);
  });

  test("of one phone number ten times at once makes one user", async () => {
    const phone = "138 0013 8000";
    await app.call(sendSms, { account: phone, purpose: "register" });
    const code = await newestCode("+8613800138000");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call(userSystemRegister, { ...form, account: phone, code })),
    );
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
    expect((await signIn("+86 13800138000")).StatusCode).toBe(200);
  });

  test("refuses different and weak passwords at their fields", async () => {
    const differs = await app.call(userSystemRegister, { ...form, code: "123456", confirmPassword: "other-2026" });
    expect(differs.Content.fields).toEqual({ confirmPassword: "The two passwords do not match" });
    const weak = await app.call(userSystemRegister, {
      ...form,
      code: "123456",
      password: "short",
      confirmPassword: "short",
    });
    expect(weak.Content.fields).toHaveProperty("password", "Use at least 8 characters with letters and digits");
  });

  test("allows ten codes a day for an address", async () => {
    const asked = { account: "many@codes.example", purpose: "register" as const };
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await app.call(sendSms, asked)).StatusCode).toBe(200);
      await ageCodes();
    }
    expect((await app.call(sendSms, asked)).Content.code).toBe("session.codeTooMany");
  });
});

describe("A forgotten password", () => {
  test("is set anew by a code, which ends every session and the freeze", async () => {
    const account = "frozen2@gulf.example";
    const passwordHash = await hashPassword(password);
    await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      makeColleague(db, company, { userName: "Omar", email: account, presets: [], passwordHash }),
    );
    const before = await signIn(account);
    await app.call(sendSms, { account, purpose: "resetPassword" });
    const code = await codeThatComes(account);
    const reset = { account, code, password: "another-2027", confirmPassword: "another-2027" };
    expect((await app.call(passwordReset, reset)).StatusCode).toBe(200);
    expect((await app.call(loadUserInfo, {}, { token: before.Content.Token })).StatusCode).toBe(401);
    expect((await signIn(account)).StatusCode).toBe(422);
    expect((await signIn(account, "another-2027")).StatusCode).toBe(200);
  });

  test("of nobody gets the same answer, and nothing is sent", async () => {
    const account = "stranger@nowhere.example";
    const { StatusCode, Content } = await app.call(sendSms, { account, purpose: "resetPassword" });
    expect([StatusCode, Content.delivered]).toEqual([200, "outbox"]);
    await app.call(sendSms, { account: "chen@gulf.example", purpose: "resetPassword" });
    await codeThatComes("chen@gulf.example");
    expect(await newestCode(account)).toBe("");
  });
});

test("Signing in with WeChat says that it is not set up where it is not", async () => {
  expect((await app.call(weChatUsersLogin, { code: "x" })).Content.code).toBe("session.weChatNotConfigured");
});
