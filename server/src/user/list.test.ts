import { randomUUIDv7 } from "node:crypto";
import {
  addCompanyInvoiceTitle,
  exportCompanyInvoiceTitleInfo,
  exportUserInfoList,
  getCompanyInvoiceTitleLog,
  getUserInfo,
  getUserInfoByPhoneNumber,
  getUserInfoList,
  getUserListByCompanyCode,
  getUserListByCondition,
  loadCompanyInvoiceTitleInfo,
} from "@lading/contract/user";
import type { RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openIdentityHouse, type IdentityHouse } from "./identity.stage.ts";

let house: IdentityHouse;
let admin: { token: string };
let superior: { userId: string; token: string };
beforeAll(async () => {
  house = await openIdentityHouse();
  admin = { token: house.tokens.administrator };
  superior = await house.colleague({ email: "huda@gulf.example", userName: "Huda", position: "Sales director" });
  const sales = { presets: ["sales"], parentUserId: superior.userId };
  await house.colleague({ email: "omar@gulf.example", userName: "Omar 50%", ...sales });
  await house.colleague({ email: "zhao@gulf.example", userName: "赵敏", ...sales, presets: ["sales", "finance"] });
  const frozen = await house.colleague({ email: "cold@gulf.example", userName: "Cold", presets: ["sales"] });
  await house.inCompany((db) => db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE id = ${frozen.userId}`));
});
afterAll(() => house.app.close());

const names = async (input: RequestOf<typeof getUserInfoList>) => {
  const { Content } = await house.app.call(getUserInfoList, input, admin);
  return Content.rows.map(({ UserName }) => UserName);
};
const roleId = () => house.company.roles.get("sales") ?? "";

const page = async (number: number) =>
  (await house.app.call(getUserInfoList, { page: number, pageSize: 2, sort: "UserName" }, admin)).Content;
const holders = async (preset: string, search = "") =>
  (await house.app.call(getUserListByCondition, { preset, search }, { token: superior.token })).Content.rows;
const find = (account: string) => house.app.call(getUserInfoByPhoneNumber, { account }, admin);
const add = (title: string, taxNumber: string, token = admin.token) =>
  house.app.call(addCompanyInvoiceTitle, { title, taxNumber }, { token });
const titles = async (search: string, token = admin.token) =>
  (await house.app.call(loadCompanyInvoiceTitleInfo, { search }, { token })).Content;

describe("The list of users", () => {
  test.each([
    ["a part of the name, whatever the case", { search: "hUD" }, ["Huda"]],
    ["a part of the address", { search: "zhao@" }, ["赵敏"]],
    ["a part of the position", { search: "director" }, ["Huda"]],
    ["a percent sign as itself", { search: "50%" }, ["Omar 50%"]],
    ["the frozen ones", { state: "frozen" as const }, ["Cold"]],
  ])("finds by %s", async (_, input, found) => {
    expect(await names(input)).toEqual(found);
  });

  test("finds who holds a role and who is directly below somebody", async () => {
    const order = { sort: "UserName" as const, order: "asc" as const };
    expect(await names({ roleId: roleId(), ...order })).toEqual(["Cold", "Omar 50%", "赵敏"]);
    expect(await names({ parentUserId: superior.userId, ...order })).toEqual(["Omar 50%", "赵敏"]);
  });

  test("has pages, each person once, and says how many there are", async () => {
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ total, rows }) => [total, rows.length])).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ UserId }) => UserId))).size).toBe(5);
  });

  test("sorts by the last sign-in, who never signed in last", async () => {
    await house.inCompany((db) =>
      db.execute(sql`UPDATE staff_user SET last_sign_in_at = now() WHERE user_name IN ('Huda')`),
    );
    expect((await names({ sort: "lastSignInAt" }))[0]).toBe("Huda");
    expect((await names({ sort: "lastSignInAt", order: "asc" }))[0]).toBe("Huda");
  });

  test("shows roles, superior and state; one user besides who is below", async () => {
    const { Content } = await house.app.call(getUserInfoList, { search: "赵敏" }, admin);
    expect(Content.rows[0]).toMatchObject({ parentUserName: "Huda", state: "normal", RoleLevel: 3 });
    expect(Content.rows[0]?.roles.map(({ roleName }) => roleName)).toEqual(["Finance", "Sales"]);
    const one = await house.app.call(getUserInfo, { userId: superior.userId }, admin);
    expect(one.Content.below.map(({ UserName }) => UserName)).toEqual(["Omar 50%", "赵敏"]);
  });

  test("holds nobody of another company", async () => {
    const { Content } = await house.app.call(getUserInfoList, {}, { token: house.tokens.rival });
    expect(Content.rows.map(({ email }) => email)).toEqual(["chen@rival.example"]);
  });

  test("is exported as it is filtered, also after the company's period", async () => {
    await house.inCompany((db) => db.execute(sql`UPDATE session SET valid_until = '2020-01-31'`));
    const answer = await house.app.call(exportUserInfoList, { roleId: roleId() }, { ...admin, language: "zh" });
    await house.inCompany((db) => db.execute(sql`UPDATE session SET valid_until = NULL`));
    expect(answer.Content.name).toMatch(/^用户 \d{4}-\d{2}-\d{2}\.xlsx$/);
    const [headings, ...rows] = await house.exported(answer.Content.path);
    expect(headings?.slice(0, 3)).toEqual(["姓名", "邮箱", "电话"]);
    expect(new Set(rows.map((row) => row[0]))).toEqual(new Set(["Cold", "Omar 50%", "赵敏"]));
    expect(rows.find(([name]) => name === "Cold")).toContain("已冻结");
  });
});

test("An exported list is named by the company's own day, where that is not the day in Greenwich", async () => {
  const now = new Date();
  // At any hour it is another day either far in the east or far in the west.
  const timeZone = now.getUTCHours() >= 10 ? "Pacific/Kiritimati" : "Etc/GMT+12";
  const zoneIs = (zone: string) => house.inCompany((db) => db.execute(sql`UPDATE company SET time_zone = ${zone}`));
  await zoneIs(timeZone);
  const { Content } = await house.app.call(exportUserInfoList, {}, admin);
  await zoneIs("UTC");
  const there = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
  expect(there).not.toBe(now.toISOString().slice(0, 10));
  expect(Content.name).toBe(`Users ${there}.xlsx`);
});

describe("Colleagues to choose from", () => {
  test("are those in use, by name, with their roles", async () => {
    const { Content } = await house.app.call(getUserListByCompanyCode, {}, { token: superior.token });
    expect(Content.rows.map(({ UserName }) => UserName)).toEqual(["Chen Jing", "Huda", "Omar 50%", "赵敏"]);
    expect(Content.rows[2]).toMatchObject({ roleNames: ["Sales"], presets: ["sales"] });
  });

  test("are those who hold a role that companies start with", async () => {
    expect((await holders("sales")).map(({ UserName }) => UserName)).toEqual(["Omar 50%", "赵敏"]);
    expect((await holders("sales", "赵")).map(({ UserName }) => UserName)).toEqual(["赵敏"]);
    expect(await holders("cashier")).toEqual([]);
  });
});

describe("A person by address", () => {
  test("is a colleague", async () => {
    expect((await find(" ZHAO@gulf.example")).Content.UserName).toBe("赵敏");
  });

  test("of another company or unknown is not found; one without a company has to add it first", async () => {
    await house.newcomer("new@nowhere.example");
    expect((await find("chen@rival.example")).Content.code).toBe("core.notFound");
    expect((await find("nobody@nowhere.example")).Content.code).toBe("core.notFound");
    expect((await find("new@nowhere.example")).Content.fields).toEqual({
      account: "Ask the user to add a company first",
    });
  });
});

describe("Titles for tax invoices", () => {
  test("are added once for a tax number in a company, and found by title or number", async () => {
    expect((await add("海湾国际货运有限公司", "91440300MA5GULF")).StatusCode).toBe(200);
    const twice = await add("Another", "91440300MA5GULF");
    expect([twice.StatusCode, Object.keys(twice.Content.fields ?? {})]).toEqual([409, ["taxNumber"]]);
    expect((await add("Rival", "91440300MA5GULF", house.tokens.rival)).StatusCode).toBe(200);
    expect((await titles("海湾")).rows).toMatchObject([{ title: "海湾国际货运有限公司" }]);
    expect((await titles("ma5gulf")).total).toBe(1);
    expect((await titles("nothing")).rows).toEqual([]);
  });

  test("are exported as they are filtered, to those who may", async () => {
    await add("Gulf Freight FZE", "100200300400003");
    const order = { sort: "title" as const, order: "asc" as const };
    const answer = await house.app.call(exportCompanyInvoiceTitleInfo, { search: "gulf", ...order }, admin);
    expect(answer.Content.name).toMatch(/^Invoice titles \d{4}-\d{2}-\d{2}\.xlsx$/);
    const [headings, ...rows] = await house.exported(answer.Content.path);
    expect(headings?.slice(0, 2)).toEqual(["Invoice title", "Tax number"]);
    expect(rows.map(([title, taxNumber]) => [title, taxNumber])).toEqual([
      ["Gulf Freight FZE", "100200300400003"],
      ["海湾国际货运有限公司", "91440300MA5GULF"],
    ]);
    const reader = await house.holder("titles@gulf.example", ["/systemManagement/invoiceTitle:view"]);
    const refused = await house.app.call(exportCompanyInvoiceTitleInfo, {}, { token: reader.token });
    expect([refused.StatusCode, refused.Content.code]).toEqual([403, "core.noRight"]);
  });

  test("have a log, also one that was there before it; another company finds none", async () => {
    const { Content: added } = await add("Red Sea Lines", "300400500600003");
    const old = randomUUIDv7();
    await house.inCompany((db) =>
      db.execute(
        sql`INSERT INTO invoice_title (company_id, id, title, tax_number) SELECT company_id, ${old}::uuid, 'Old', 'OLD-1' FROM invoice_title WHERE id = ${added.id}`,
      ),
    );
    const logOf = async (id: string, token = admin.token) =>
      await house.app.call(getCompanyInvoiceTitleLog, { id }, { token });
    expect((await logOf(added.id)).Content.rows).toMatchObject([{ action: "add" }]);
    expect((await logOf(old)).Content.rows).toEqual([]);
    for (const id of [added.id, old]) expect((await logOf(id, house.tokens.rival)).StatusCode).toBe(404);
  });
});
