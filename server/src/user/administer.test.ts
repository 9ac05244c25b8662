import { randomUUIDv7 } from "node:crypto";
import { headers } from "@lading/contract/core";
import { userSystemLogin } from "@lading/contract/session";
import { getMenuInfoList } from "@lading/contract/system";
import {
  addUser,
  deleteUser,
  distributionParentUser,
  editUserRole,
  editUserState,
  getUserInfo,
  loadUserInfo,
} from "@lading/contract/user";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { findSession } from "#core/session";
import { sessionModule } from "#session";
import { openIdentityHouse, password, type IdentityHouse } from "./identity.stage.ts";
import { makeColleague, makeCompany, makeToken, visibleUserIds } from "./index.ts";

const unknown = "01936f5e-0000-7000-8000-000000000001";
const page = "/systemManagement/userList";

let house: IdentityHouse;
let admin: { token: string };
beforeAll(async () => {
  house = await openIdentityHouse([sessionModule]);
  admin = { token: house.tokens.administrator };
});
afterAll(() => house.app.close());

const signIn = (account: string) => house.app.call(userSystemLogin, { audience: "staff", account, password });
const roleOf = (preset: string) => house.company.roles.get(preset) ?? "";

const setSuperior = async (userId: string, parentUserId: string | null) =>
  await house.app.call(distributionParentUser, { userId, parentUserId, version: await house.versionOf(userId) }, admin);
/** Whose records the holder of this token sees. */
const seen = async (token: string) => {
  const session = await findSession(house.app.database, `Bearer ${token}`);
  if (session?.audience !== "staff") throw new Error("Not signed in");
  return await house.inCompany((db) => visibleUserIds(db, session));
};
const setState = async (userId: string, state: "normal" | "frozen", given = admin) =>
  await house.app.call(editUserState, { userId, state, version: await house.versionOf(userId) }, given);

describe("Adding a colleague", () => {
  test("gives a sign-in by e-mail and by phone, roles and a superior; sent twice, it is done once", async () => {
    const input = {
      userName: "فاطمة الحربي",
      email: "Fatima@Gulf.example",
      phone: "+966 50 765 4321",
      password,
      roleIds: [roleOf("sales"), roleOf("departmentManager")],
      parentUserId: house.company.administrator.userId,
    };
    const once = { ...admin, headers: { [headers.idempotencyKey]: "one-click-of-a-button" } };
    const [first, second] = [await house.app.call(addUser, input, once), await house.app.call(addUser, input, once)];
    expect(second.Content).toEqual(first.Content);
    for (const account of ["fatima@gulf.example", "+966 50-765-4321"])
      expect((await signIn(account)).Content).toMatchObject({ UserName: "فاطمة الحربي", RoleLevel: 2 });
    const { Content } = await house.app.call(getUserInfo, { userId: first.Content.UserId }, admin);
    expect(Content).toMatchObject({
      email: "fatima@gulf.example",
      phone: "+966507654321",
      parentUserName: "Chen Jing",
    });
  });

  test("needs an address that nobody has", async () => {
    const none = await house.app.call(addUser, { userName: "Nobody", password }, { ...admin, language: "ar" });
    expect(none.Content.fields).toEqual({ email: "أدخل بريدًا إلكترونيًا أو رقم هاتف" });
    const taken = { userName: "Second", email: "chen@rival.example", password };
    const answer = await house.app.call(addUser, taken, admin);
    expect([answer.StatusCode, Object.keys(answer.Content.fields ?? {})]).toEqual([409, ["email"]]);
  });

  test("knows neither roles nor superiors of another company", async () => {
    const colleague = { userName: "Stranger", email: "stranger@gulf.example", password };
    const foreignRole = { ...colleague, roleIds: [house.rival.roles.get("sales") ?? ""] };
    expect((await house.app.call(addUser, foreignRole, admin)).StatusCode).toBe(404);
    const foreignSuperior = { ...colleague, parentUserId: house.rival.administrator.userId };
    expect((await house.app.call(addUser, foreignSuperior, admin)).StatusCode).toBe(404);
    expect((await signIn("stranger@gulf.example")).StatusCode).toBe(422);
  });
});

describe("A user's roles", () => {
  test("count from the next call on, whose answer says once that the menu is another", async () => {
    const { userId, token } = await house.colleague({ email: "roles@gulf.example" });
    const menu = async () => {
      const { Content, IsRefreshMenu } = await house.app.call(getMenuInfoList, {}, { token });
      return { groups: Content.map(({ MenuUrl }) => MenuUrl), IsRefreshMenu };
    };
    expect(await menu()).toEqual({ groups: ["/myHome"], IsRefreshMenu: false });
    const version = await house.versionOf(userId);
    const input = { userId, roleIds: [roleOf("operator")], isAdministrator: false, version };
    expect((await house.app.call(editUserRole, input, admin)).Content.version).toBe(version + 1);
    expect(await menu()).toEqual({
      groups: [
        "/myHome",
        ...["logistics", "customer", "financial"].map((one) => `/${one}Management`),
        "/marketRisk",
        "/supplierManagement",
      ],
      IsRefreshMenu: true,
    });
    expect((await menu()).IsRefreshMenu).toBe(false);
  });

  test("of a stale version are refused with what they are now", async () => {
    const { userId } = await house.colleague({ email: "two-editors@gulf.example", presets: ["sales"] });
    const input = { userId, roleIds: [], isAdministrator: false, version: 99 };
    const answer = await house.app.call(editUserRole, input, admin);
    expect(answer.Content).toMatchObject({
      code: "core.stale",
      current: { roles: [{ roleName: "Sales" }], isAdministrator: false },
    });
  });

  test("of an administrator are an administrator's to give and to take", async () => {
    const clerk = await house.holder("clerk@gulf.example", [`${page}:view`, `${page}:edit`]);
    const make = (userId: string, isAdministrator: boolean, version: number) =>
      house.app.call(editUserRole, { userId, roleIds: [], isAdministrator, version }, { token: clerk.token });
    const own = await make(clerk.userId, true, await house.versionOf(clerk.userId));
    expect([own.StatusCode, own.Content.code]).toEqual([403, "user.administratorOnly"]);
    const { userId } = house.company.administrator;
    const others = await make(userId, false, await house.versionOf(userId));
    expect(others.Content.code).toBe("user.administratorOnly");
  });

  test("leave a company its last administrator, also when two step down at once", async () => {
    const { first, second, token } = await twins();
    const stepDown = async (userId: string, version: number) =>
      await house.app.call(editUserRole, { userId, roleIds: [], isAdministrator: false, version }, { token });
    const answers = await Promise.all([stepDown(first.userId, first.version), stepDown(second.userId, second.version)]);
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
  });

  test("leave a company its only administrator", async () => {
    const { userId } = house.company.administrator;
    const input = { userId, roleIds: [], isAdministrator: false, version: await house.versionOf(userId) };
    const alone = await house.app.call(editUserRole, input, admin);
    expect([alone.StatusCode, alone.Content.code]).toEqual([422, "user.lastAdministrator"]);
  });
});

/** A company with two administrators, and a token of the first. */
async function twins() {
  const { database } = house.app;
  const administrator = { userName: "One", email: "one@twins.example" };
  const company = await makeCompany(database, { code: "TWINS", companyName: "Twins", furnish: [], administrator });
  const { companyId } = company;
  const token = await makeToken(database, companyId, company.administrator.userId);
  const other = await inTransaction(database, { companyId }, (db) =>
    makeColleague(db, company, { userName: "Two", email: "two@twins.example", presets: [] }),
  );
  const read = async (userId: string) => {
    const { version } = (await house.app.call(getUserInfo, { userId }, { token })).Content;
    return { userId, version };
  };
  const { version } = await read(other);
  await house.app.call(editUserRole, { userId: other, roleIds: [], isAdministrator: true, version }, { token });
  return { first: await read(company.administrator.userId), second: await read(other), token };
}

describe("A user's superior", () => {
  test("sees the records of everybody below, and nobody else's", async () => {
    const [top, middle, bottom, aside] = await Promise.all(
      ["top", "middle", "bottom", "aside"].map((name) => house.holder(`${name}@gulf.example`, [])),
    );
    if (!top || !middle || !bottom || !aside) throw new Error("Four were added");
    await setSuperior(bottom.userId, middle.userId);
    await setSuperior(middle.userId, top.userId);
    expect(new Set(await seen(top.token))).toEqual(new Set([top.userId, middle.userId, bottom.userId]));
    expect(await seen(bottom.token)).toEqual([bottom.userId]);
    expect(await seen(admin.token)).toBeNull();
    const circle = await setSuperior(top.userId, bottom.userId);
    expect([circle.StatusCode, circle.Content.fields]).toEqual([
      422,
      { parentUserId: "“bottom@gulf.example” reports to this user and cannot be the superior" },
    ]);
    expect((await setSuperior(middle.userId, null)).StatusCode).toBe(200);
    expect(await seen(top.token)).toEqual([top.userId]);
  });

  test("is never oneself, and two cannot become each other's at once", async () => {
    const [one, two] = [await house.holder("a@circle.example", []), await house.holder("b@circle.example", [])];
    expect((await setSuperior(one.userId, one.userId)).Content.code).toBe("user.notYourself");
    const answers = await Promise.all([setSuperior(one.userId, two.userId), setSuperior(two.userId, one.userId)]);
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe("Freezing a user", () => {
  test("ends every session at once; thawing lets the person in again", async () => {
    const { userId, token } = await house.colleague({ email: "cold@gulf.example" });
    await setState(userId, "frozen");
    expect((await house.app.call(loadUserInfo, {}, { token })).StatusCode).toBe(401);
    expect((await signIn("cold@gulf.example")).Content.code).toBe("session.accountFrozen");
    await setState(userId, "normal");
    expect((await signIn("cold@gulf.example")).StatusCode).toBe(200);
  });

  test("is nothing one does to oneself, nor a clerk to an administrator", async () => {
    const clerk = await house.holder("freezer@gulf.example", [`${page}:edit`]);
    const { userId } = house.company.administrator;
    expect((await setState(userId, "frozen")).Content.code).toBe("user.notYourself");
    const answer = await setState(userId, "frozen", { token: clerk.token });
    expect([answer.StatusCode, answer.Content.code]).toEqual([403, "user.administratorOnly"]);
  });

  test("of a stale version is refused with what it is now", async () => {
    const { userId } = await house.colleague({ email: "stale-state@gulf.example" });
    const answer = await house.app.call(editUserState, { userId, state: "frozen", version: 99 }, admin);
    expect(answer.Content).toMatchObject({ code: "core.stale", current: { state: "normal" } });
  });
});

describe("Deleting users", () => {
  test("ends their sessions, frees their addresses and leaves those below without a superior", async () => {
    const gone = await house.colleague({ email: "gone@gulf.example" });
    const below = await house.colleague({ email: "below@gulf.example", parentUserId: gone.userId });
    const answer = await house.app.call(deleteUser, { userIds: [gone.userId] }, admin);
    expect(answer.Content).toEqual({ deleted: 1 });
    expect((await house.app.call(loadUserInfo, {}, { token: gone.token })).StatusCode).toBe(401);
    expect((await house.app.call(getUserInfo, { userId: below.userId }, admin)).Content.parentUserId).toBeNull();
    await house.colleague({ email: "gone@gulf.example" });
    expect((await signIn("gone@gulf.example")).StatusCode).toBe(200);
  });

  test("is refused for oneself and, all or none, for one who is named on a waybill", async () => {
    const { userId } = house.company.administrator;
    expect((await house.app.call(deleteUser, { userIds: [userId] }, admin)).Content.code).toBe("user.notYourself");
    const named = await house.colleague({ email: "named@gulf.example", userName: "Named" });
    const other = await house.colleague({ email: "other@gulf.example" });
    const { companyId } = house.company;
    await house.inCompany((db) =>
      db.execute(sql`INSERT INTO waybill (company_id, id, type, house_number, shipping_date, operator_id, sales_id, created_by, created_by_name)
        VALUES (${companyId}, ${randomUUIDv7()}, 1, 'GULFA260000001', '2026-11-20', NULL, ${named.userId}, ${userId}, 'Chen Jing'),
          (${companyId}, ${randomUUIDv7()}, 1, 'GULFA260000002', '2026-11-20', ${named.userId}, ${named.userId}, ${userId}, 'Chen Jing')`),
    );
    const answer = await house.app.call(deleteUser, { userIds: [other.userId, named.userId] }, admin);
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([
      422,
      "“Named” is named on waybills (2) and cannot be deleted; freeze the account instead",
    ]);
    expect((await signIn("other@gulf.example")).StatusCode).toBe(200);
  });

  test("of an administrator is an administrator's", async () => {
    const clerk = await house.holder("deleter@gulf.example", [`${page}:delete`]);
    const userIds = [house.company.administrator.userId];
    const answer = await house.app.call(deleteUser, { userIds }, { token: clerk.token });
    expect([answer.StatusCode, answer.Content.code]).toEqual([403, "user.administratorOnly"]);
  });
});

test("Another company's user is as if there were none, whatever is asked or done", async () => {
  const { userId } = house.company.administrator;
  const rival = { token: house.tokens.rival };
  const answers = await Promise.all([
    house.app.call(getUserInfo, { userId }, rival),
    house.app.call(editUserRole, { userId, roleIds: [], isAdministrator: false, version: 1 }, rival),
    house.app.call(distributionParentUser, { userId, parentUserId: null, version: 1 }, rival),
    house.app.call(editUserState, { userId, state: "frozen", version: 1 }, rival),
    house.app.call(deleteUser, { userIds: [userId] }, rival),
  ]);
  const nobody = await house.app.call(getUserInfo, { userId: unknown }, rival);
  for (const { StatusCode, Content, ErrorMsg } of answers)
    expect([StatusCode, Content, ErrorMsg]).toEqual([404, nobody.Content, nobody.ErrorMsg]);
});
