import { setTimeout as sleep } from "node:timers/promises";
import {
  getAppInfo,
  isShowRegister,
  sendSms,
  userSystemLogin,
  userSystemRegister,
  weChatUsersLogin,
} from "@lading/contract/session";
import { loadUserInfo } from "@lading/contract/user";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction, type Database } from "#core/db";
import { hashPassword } from "#core/passwords";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, userModule, type MadeCompany } from "#user";
import { sessionModule } from "./index.ts";

const password = "freight-2026";
/** Whom mails went to; the mail server takes none of them before the tests are over. */
const sent: string[] = [];
const mailServer = Promise.withResolvers<void>();

let app: TestApp;
let company: MadeCompany;
beforeAll(async () => {
  app = await startTestApp({
    modules: [sessionModule, userModule({ furnish: [], usedBy: [] })],
    services: withProviders,
  });
  const administrator = {
    userName: "Chen Jing",
    email: "chen@gulf.example",
    passwordHash: await hashPassword(password),
  };
  company = await makeCompany(app.database, { code: "GULF", companyName: "Gulf Freight", furnish: [], administrator });
});
afterAll(async () => {
  mailServer.resolve();
  await app.close();
});
beforeEach(() => app.database.pool.query("DELETE FROM rate_limit"));
afterEach(() => vi.unstubAllGlobals());

/** Providers are configured, and registration is closed. */
function withProviders(database: Database) {
  const services = localServices(database, {
    LADING_REGISTER: "off",
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "Lading <no-reply@lading.example>",
    WECHAT_APP_ID: "wx-lading",
    WECHAT_APP_SECRET: "a-secret",
  });
  return { ...services, mail: { ...services.mail, send: sendSlowly } };
}

async function sendSlowly({ to }: { to: string }) {
  sent.push(to);
  await mailServer.promise;
  return { delivered: "smtp" as const, refused: [] };
}

const signIn = (account: string, given = password) =>
  app.call(userSystemLogin, { audience: "staff", account, password: given });
const inCompany = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(app.database, { companyId: company.companyId }, work);
async function colleague(email: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  return await inCompany((db) => makeColleague(db, company, { userName: email, email, presets: [], passwordHash }));
}
const sessionsOf = async (userId: string) =>
  (await app.database.pool.query("SELECT 1 FROM session WHERE user_id = $1", [userId])).rowCount;

describe("Signing in", () => {
  test("with what is wrong is told at the password, and a frozen account at the account", async () => {
    const wrong = await signIn("nobody@gulf.example");
    expect(wrong.Content.fields).toEqual({ password: "The account or the password is wrong" });
    const userId = await colleague("iced@gulf.example");
    await inCompany((db) => db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE id = ${userId}`));
    const frozen = await signIn("iced@gulf.example");
    expect([frozen.StatusCode, frozen.Content.fields]).toEqual([
      403,
      { account: "This account is frozen. Please contact your administrator" },
    ]);
  });

  test("with the right password among many guessed at once lets nobody in", async () => {
    const userId = await colleague("guessed@gulf.example");
    const guesses = Array.from({ length: 30 }, (_, place) => `guess-number-${place}`);
    const answers = await Promise.all([...guesses, password].map((guess) => signIn("guessed@gulf.example", guess)));
    expect(answers.at(-1)?.Content.code).toBe("session.tooManyTries");
    expect(await sessionsOf(userId)).toBe(0);
  });

  test("of somebody who is being frozen lets nobody in", async () => {
    const userId = await colleague("cooling@gulf.example");
    const begun: ReturnType<typeof signIn>[] = [];
    await inCompany(async (db) => {
      await db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE id = ${userId}`);
      begun.push(signIn("cooling@gulf.example"));
      await sleep(150);
    });
    expect((await begun[0])?.Content.code).toBe("session.accountFrozen");
    expect(await sessionsOf(userId)).toBe(0);
  });

  test("with a password that is being changed lets nobody in", async () => {
    const userId = await colleague("changing@gulf.example");
    const begun: ReturnType<typeof signIn>[] = [];
    await inCompany(async (db) => {
      await db.execute(sql`UPDATE staff_user SET password_hash = 'another' WHERE id = ${userId}`);
      begun.push(signIn("changing@gulf.example"));
      await sleep(150);
    });
    expect((await begun[0])?.Content.code).toBe("session.wrongSignIn");
    expect(await sessionsOf(userId)).toBe(0);
  });

  test("works after the company's period, whose last day it tells", async () => {
    await inCompany((db) => db.execute(sql`UPDATE company SET valid_until = '2020-01-31'`));
    const { Content } = await signIn("chen@gulf.example");
    expect(Content.ValidityPeriodDate).toBe("2020-01-31");
    expect((await app.call(loadUserInfo, {}, { token: Content.Token })).StatusCode).toBe(200);
    await inCompany((db) => db.execute(sql`UPDATE company SET valid_until = NULL`));
  });
});

describe("Where registration is closed", () => {
  const account = "late@new.example";

  test("the sign-in page knows, and nobody gets a code or an account", async () => {
    expect((await app.call(isShowRegister, {})).Content).toEqual({
      isShowRegister: false,
      weChatAppId: "wx-lading",
      demo: null,
    });
    const code = await app.call(sendSms, { account, purpose: "register" });
    expect([code.StatusCode, code.Content.code]).toEqual([403, "session.registrationClosed"]);
    const form = { userName: "Late", account, code: "123456", password, confirmPassword: password };
    expect((await app.call(userSystemRegister, form)).Content.code).toBe("session.registrationClosed");
  });
});

test("A code for a forgotten password is answered alike whether or not anything is sent, and waits for no mail server", async () => {
  const [known, unknown] = await Promise.all(
    ["chen@gulf.example", "nobody@gulf.example"].map((account) =>
      app.call(sendSms, { account, purpose: "resetPassword" }),
    ),
  );
  expect(known?.Content).toEqual(unknown?.Content);
  expect(known?.Content.delivered).toBe("email");
  await vi.waitFor(() => expect(sent).toEqual(["chen@gulf.example"]), 15_000);
});

test("The shell learns the version and the public address", async () => {
  const { Content } = await app.call(getAppInfo, {});
  expect(Content).toMatchObject({ publicUrl: "https://lading.example", iosUrl: "" });
  expect(Content.version).toMatch(/^\d+\.\d+\.\d+$/);
});

const enter = (rest: { account?: string; password?: string } = {}) =>
  app.call(weChatUsersLogin, { code: "071AbC", ...rest });

describe("Signing in with WeChat", () => {
  const asked: URL[] = [];
  const weChatSays = (answer: unknown) =>
    vi.stubGlobal("fetch", (url: string) => {
      asked.push(new URL(url));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
    });
  test("links an account the first time, by its password, and needs none from then on", async () => {
    weChatSays({ openid: "open-1" });
    expect((await enter()).Content.code).toBe("session.weChatNotBound");
    const wrong = await enter({ account: "chen@gulf.example", password: "wrong-2026" });
    expect(wrong.Content.code).toBe("session.wrongSignIn");
    expect(asked, "a wrong password does not use up WeChat's code").toHaveLength(1);
    const half = await enter({ account: "chen@gulf.example" });
    expect(half.Content.fields).toEqual({ password: "This field is required" });
    const linked = await enter({ account: "Chen@gulf.example", password });
    expect(linked.Content.UserName).toBe("Chen Jing");
    const again = await enter();
    expect(again.Content).toMatchObject({ UserName: "Chen Jing", CompanyCode: "GULF", RoleLevel: 1 });
    expect(asked.at(-1)?.searchParams.get("code")).toBe("071AbC");
    expect(asked.at(-1)?.host).toBe("api.weixin.qq.com");
  });

  test("of another phone takes the place of the first", async () => {
    weChatSays({ openid: "open-2" });
    expect((await enter({ account: "chen@gulf.example", password })).StatusCode).toBe(200);
    weChatSays({ openid: "open-1" });
    expect((await enter()).Content.code).toBe("session.weChatNotBound");
  });

  test("lets no frozen user in", async () => {
    const userId = await colleague("frost@gulf.example");
    weChatSays({ openid: "open-3" });
    expect((await enter({ account: "frost@gulf.example", password })).StatusCode).toBe(200);
    await inCompany((db) => db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE id = ${userId}`));
    expect((await enter()).Content.code).toBe("session.accountFrozen");
  });

  test.each([
    ["refuses the code", { errcode: 40_029, errmsg: "invalid code" }],
    ["does not answer", new Error("connect ETIMEDOUT")],
  ])("says so where WeChat %s", async (_, answer) => {
    weChatSays(answer);
    const { StatusCode, Content } = await enter();
    expect([StatusCode, Content.code]).toEqual([422, "session.weChatFailed"]);
  });
});
