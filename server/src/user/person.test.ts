import {
  editUserBasisInfo,
  editUserInfo,
  getQrCodeByBase64,
  getUserInfoByUserId,
  loadUserInfo,
} from "@lading/contract/user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueCode, type CodePurpose } from "#core/codes";
import { inTransaction } from "#core/db";
import { signInName } from "#core/sign-in";
import { customerToken } from "#core/testing";
import { openIdentityHouse, password, type IdentityHouse } from "./identity.stage.ts";
import { makeToken } from "./index.ts";

let house: IdentityHouse;
beforeAll(async () => {
  house = await openIdentityHouse();
});
afterAll(() => house.app.close());

/** The code as it would be sent to this address. */
const codeFor = (account: string, purpose: CodePurpose = "changeAccount") =>
  inTransaction(house.app.database, { companyId: null }, (db) =>
    issueCode(db, { address: signInName(account), purpose }),
  );
const signInNames = async (userId: string) => {
  const text = "SELECT name FROM sign_in WHERE user_id = $1 ORDER BY name";
  const { rows } = await house.app.database.pool.query<{ name: string }>(text, [userId]);
  return rows.map(({ name }) => name);
};

describe("One's own page", () => {
  test("shows who one is: roles, superior, company and its period", async () => {
    const superior = await house.colleague({ email: "huda@gulf.example", userName: "Huda" });
    const sales = { email: "omar@gulf.example", presets: ["sales"], parentUserId: superior.userId };
    const { token } = await house.colleague({ ...sales, position: "Key accounts" });
    const { Content } = await house.app.call(loadUserInfo, {}, { token });
    expect(Content).toMatchObject({
      UserName: "omar",
      position: "Key accounts",
      IsUse: 1,
      RoleLevel: 3,
      roles: [{ roleName: "Sales" }],
      parentUserName: "Huda",
      CompanyCode: "GULF",
    });
  });

  test("is no customer's", async () => {
    const token = await customerToken(house.app.database);
    expect((await house.app.call(loadUserInfo, {}, { token })).Content.code).toBe("core.wrongAudience");
  });

  test("takes a new name and picture; an old picture is given up", async () => {
    const { token, userId } = await house.colleague({ email: "picture@gulf.example" });
    const person = { companyId: house.company.companyId, userId };
    const save = async (headImgFileId: string | null) => {
      const { version } = (await house.app.call(loadUserInfo, {}, { token })).Content;
      const input = { userName: "赵敏", position: "Operations", language: "zh" as const, headImgFileId, version };
      expect((await house.app.call(editUserInfo, input, { token })).StatusCode).toBe(200);
      return (await house.app.call(loadUserInfo, {}, { token })).Content;
    };
    const first = await house.upload(person, "avatar");
    expect(await save(first)).toMatchObject({ UserName: "赵敏", HeadImg: `/files/${first}`, language: "zh" });
    expect((await save(null)).HeadImg).toBe("");
    expect(await house.inCompany((db) => house.app.services.files.find(db, first))).toBeUndefined();
  });

  test("of a stale version is refused with what it is now", async () => {
    const { token } = await house.colleague({ email: "stale@gulf.example", userName: "Now" });
    const answer = await house.app.call(editUserInfo, { userName: "Later", version: 99 }, { token });
    expect([answer.StatusCode, answer.Content]).toMatchObject([409, { current: { userName: "Now" } }]);
  });
});

describe("One's own password", () => {
  const change = { change: "password" as const, newPassword: "freight-2027", confirmPassword: "freight-2027" };

  test("changes with the present one, and ends every other session", async () => {
    const { token, userId } = await house.colleague({ email: "changes@gulf.example" });
    const elsewhere = await makeToken(house.app.database, house.company.companyId, userId);
    const saved = await house.app.call(editUserBasisInfo, { ...change, password }, { token });
    expect(saved.StatusCode).toBe(200);
    expect((await house.app.call(loadUserInfo, {}, { token })).StatusCode).toBe(200);
    expect((await house.app.call(loadUserInfo, {}, { token: elsewhere })).StatusCode).toBe(401);
    const again = await house.app.call(editUserBasisInfo, { ...change, password }, { token });
    expect(again.Content.fields).toEqual({ password: "The present password is wrong" });
  });

  test("is refused where the two new ones differ", async () => {
    const { token } = await house.colleague({ email: "differs@gulf.example" });
    const input = { ...change, password, confirmPassword: "freight-2028" };
    const { StatusCode, Content } = await house.app.call(editUserBasisInfo, input, { token });
    expect([StatusCode, Content.fields]).toEqual([422, { confirmPassword: "The two passwords do not match" }]);
  });
});

describe("One's own sign-in address", () => {
  const change = { change: "account" as const, password };

  test("changes with the code that was sent there; the old one is free again, one of the other kind stays", async () => {
    const { token, userId } = await house.colleague({ email: "old@gulf.example" });
    const phone = "+966 50 123 4567";
    const add = { ...change, account: phone, code: await codeFor(phone) };
    expect((await house.app.call(editUserBasisInfo, add, { token })).StatusCode).toBe(200);
    const account = "New@Gulf.example";
    const move = { ...change, account, code: await codeFor(account) };
    expect((await house.app.call(editUserBasisInfo, move, { token })).StatusCode).toBe(200);
    expect(await signInNames(userId)).toEqual(["+966501234567", "new@gulf.example"]);
    const me = await house.app.call(loadUserInfo, {}, { token });
    expect(me.Content).toMatchObject({ email: "new@gulf.example", phone: "+966501234567" });
  });

  test("stays with a wrong code, and with the right one after five wrong ones", async () => {
    const { token, userId } = await house.colleague({ email: "guesses@gulf.example" });
    const account = "victim@elsewhere.example";
    const code = await codeFor(account);
    const wrong = code === "000000" ? "111111" : "000000";
    for (const tried of [wrong, wrong, wrong, wrong, wrong, code]) {
      const answer = await house.app.call(editUserBasisInfo, { ...change, account, code: tried }, { token });
      expect([answer.StatusCode, answer.Content.code]).toEqual([422, "session.verificationFailed"]);
    }
    expect(await signInNames(userId)).toEqual(["guesses@gulf.example"]);
  });

  test("is refused when somebody has it, when it is none, and without the present password", async () => {
    const { token } = await house.colleague({ email: "refused@gulf.example" });
    const call = (given: { account: string; code: string; password?: string }) =>
      house.app.call(editUserBasisInfo, { ...change, ...given }, { token });
    const taken = { account: "chen@rival.example", code: await codeFor("chen@rival.example") };
    expect((await call(taken)).Content.code).toBe("session.accountTaken");
    expect((await call({ account: "no address", code: "123456" })).Content.code).toBe("session.accountFormat");
    const wrong = await call({ account: "free@gulf.example", code: "123456", password: "wrong-2026" });
    expect(wrong.Content.code).toBe("session.wrongPassword");
  });
});

test("A colleague's card is shown within the company only", async () => {
  const { token, userId } = await house.colleague({ email: "card@gulf.example" });
  const own = await house.app.call(getUserInfoByUserId, { userId: house.company.administrator.userId }, { token });
  expect(own.Content).toMatchObject({ UserName: "Chen Jing", email: "chen@gulf.example" });
  const foreign = await house.app.call(getUserInfoByUserId, { userId }, { token: house.tokens.rival });
  expect([foreign.StatusCode, foreign.Content.code]).toEqual([404, "core.notFound"]);
});

test("A QR code is a PNG picture", async () => {
  const text = "https://lading.example/waybillDetail";
  const { Content } = await house.app.call(getQrCodeByBase64, { text }, { token: house.tokens.rival });
  const [kind, bytes] = Content.image.split(",");
  expect(kind).toBe("data:image/png;base64");
  expect(
    Buffer.from(bytes ?? "", "base64")
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});
