import { headers, type RequestOf } from "@lading/contract/core";
import { getMenuInfoList, roleList } from "@lading/contract/system";
import {
  addCompanyInfo,
  companyCodeVerification,
  editCompanyInfo,
  getCompanyByName,
  getCompanyList,
  loadCompanyInfo,
  loadUserInfo,
} from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { customerToken } from "#core/testing";
import { openIdentityHouse, type IdentityHouse } from "./identity.stage.ts";

let house: IdentityHouse;
beforeAll(async () => {
  house = await openIdentityHouse();
});
afterAll(() => house.app.close());

type Form = RequestOf<typeof addCompanyInfo>;

/** A new user with a logo and a licence uploaded, and the form filled in. */
async function newcomer(email: string, companyCode: string) {
  const person = await house.newcomer(email);
  const logoFileId = await house.upload(person, "logo");
  const licenceFileId = await house.upload(person, "licence");
  const form: Form = {
    companyCode,
    companyName: "新海国际货运",
    companyNameEn: "New Sea International",
    legalPerson: "Li Wei",
    creditCode: "91440300MA5EXAMPLE",
    country: "CN",
    city: "Shenzhen",
    address: "1 Shennan Avenue",
    phone: "+86 755 2345 6789",
    logoFileId,
    licenceFileId,
  };
  return { ...person, form };
}

const available = async (companyCode: string) =>
  (await house.app.call(companyCodeVerification, { companyCode })).Content.available;

describe("Adding one's company", () => {
  test("makes its administrator of a new user, with 30 days of everything", async () => {
    const { token, form } = await newcomer("first@sea.example", "sea1");
    const { Content } = await house.app.call(addCompanyInfo, form, { token });
    const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(Content).toMatchObject({ CompanyCode: "SEA1", companyName: "新海国际货运", ValidityPeriodDate: lastDay });
    expect(Content.logo).toBe(`/files/${form.logoFileId}`);
    const me = await house.app.call(loadUserInfo, {}, { token });
    expect(me.Content).toMatchObject({ IsUse: 1, RoleLevel: 1, CompanyCode: "SEA1" });
    expect(me.IsRefreshMenu).toBe(true);
    const menu = await house.app.call(getMenuInfoList, {}, { token });
    expect(menu.Content.map(({ MenuUrl }) => MenuUrl)).toContain("/systemManagement");
    expect(menu.IsRefreshMenu).toBe(false);
  });

  test("gives it eleven roles, ten logistics states and a main warehouse in the language of the person", async () => {
    const { token, companyId, form } = await newcomer("second@sea.example", "SEA2");
    await house.app.call(addCompanyInfo, form, { token, language: "ar" });
    const roles = await house.app.call(roleList, {}, { token, language: "ar" });
    expect(roles.Content.total).toBe(11);
    expect(roles.Content.rows.map(({ roleName }) => roleName)).toContain("خدمة العملاء");
    const warehouses = await house.app.call(getWarehouseOptionList, {}, { token });
    expect(warehouses.Content.rows).toMatchObject([{ code: "MAIN", warehouseName: "المستودع الرئيسي" }]);
    const states = await inTransaction(house.app.database, { companyId }, (db) =>
      db.execute(sql`SELECT preset FROM logistics_state ORDER BY sort_number`),
    );
    expect(states.rows).toHaveLength(10);
    expect(states.rows[0]).toEqual({ preset: "orderPlaced" });
  });

  test("is done once, also when it is sent twice", async () => {
    const { token, form } = await newcomer("third@sea.example", "SEA3");
    const twice = { token, headers: { [headers.idempotencyKey]: "one-click-of-a-button" } };
    const [one, two] = await Promise.all([
      house.app.call(addCompanyInfo, form, twice),
      house.app.call(addCompanyInfo, form, twice),
    ]);
    expect([one.StatusCode, two.StatusCode]).toEqual([200, 200]);
    expect(one.Content).toEqual(two.Content);
    const again = await house.app.call(addCompanyInfo, form, { token });
    expect([again.StatusCode, again.Content.code]).toEqual([409, "user.companyThere"]);
  });

  test("with one code by two people at once makes one company", async () => {
    const people = await Promise.all(["a@same.example", "b@same.example"].map((email) => newcomer(email, "SAME")));
    const answers = await Promise.all(
      people.map(({ token, form }) => house.app.call(addCompanyInfo, form, { token, language: "zh" })),
    );
    expect(answers.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ StatusCode }) => StatusCode === 409);
    expect(refused?.Content.fields).toEqual({ companyCode: "公司代码已被使用" });
  });
});

describe("A company", () => {
  test("with another's upload, or one for another use, is not added", async () => {
    const { token, form } = await newcomer("files@sea.example", "SEA4");
    const other = await newcomer("other@sea.example", "SEA5");
    for (const logoFileId of [other.form.logoFileId, form.licenceFileId]) {
      const answer = await house.app.call(addCompanyInfo, { ...form, logoFileId }, { token });
      expect([answer.StatusCode, answer.Content.code]).toEqual([422, "files.gone"]);
    }
    expect(await available("SEA4")).toBe(true);
  });

  test("with a wrong code or without a logo is refused at the field", async () => {
    const { token, form } = await newcomer("wrong@sea.example", "1ABC");
    const wrong = await house.app.call(addCompanyInfo, form, { token });
    expect(wrong.Content.fields).toEqual({
      companyCode: "A company code has 2 to 10 capital letters or digits and begins with a letter",
    });
    const { logoFileId: _, ...rest } = { ...form, companyCode: "SEA6" };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a client may send all the same
    const without = await house.app.call(addCompanyInfo, rest as Form, { token });
    expect(Object.keys(without.Content.fields ?? {})).toEqual(["logoFileId"]);
  });

  test("is nothing for a customer to add", async () => {
    const { form } = await newcomer("customer@sea.example", "SEA7");
    const answer = await house.app.call(addCompanyInfo, form, { token: await customerToken(house.app.database) });
    expect([answer.StatusCode, answer.Content.code]).toEqual([403, "core.wrongAudience"]);
  });
});

describe("The company's own data", () => {
  const edited = {
    companyName: "海湾国际货运",
    companyNameEn: "Gulf International",
    legalPerson: "Chen Jing",
    creditCode: "91440300MA5EXAMPLE",
    country: "CN",
    city: "Shenzhen",
    address: "2 Shennan Avenue",
    phone: "+86 755 2345 6789",
    airDivisor: 6000,
    expressDivisor: 6000,
    multiLanguage: true,
  };

  test("changes for everybody and is found under the new name; the other company's stays", async () => {
    const token = house.tokens.administrator;
    const before = await house.app.call(loadCompanyInfo, {}, { token });
    const saved = await house.app.call(editCompanyInfo, { ...edited, version: before.Content.version }, { token });
    expect(saved.Content.version).toBe(before.Content.version + 1);
    const after = await house.app.call(loadCompanyInfo, {}, { token });
    expect(after.Content).toMatchObject({ ...edited, CompanyCode: "GULF" });
    const found = await house.app.call(getCompanyByName, { companyName: "gulf inter" }, { token });
    expect(found.Content.rows).toEqual([{ CompanyCode: "GULF", companyName: "Gulf International" }]);
    const inChinese = await house.app.call(
      getCompanyByName,
      { companyName: "GULF Int" },
      { token: house.tokens.rival, language: "zh" },
    );
    expect(inChinese.Content.rows).toEqual([{ CompanyCode: "GULF", companyName: "海湾国际货运" }]);
    const rival = await house.app.call(loadCompanyInfo, {}, { token: house.tokens.rival });
    expect(rival.Content.companyName).toBe("Rival Freight");
  });

  test("of a stale version is refused with what it is now", async () => {
    const token = house.tokens.administrator;
    const answer = await house.app.call(editCompanyInfo, { ...edited, city: "Guangzhou", version: 1 }, { token });
    expect([answer.StatusCode, answer.Content.code]).toEqual([409, "core.stale"]);
    expect(answer.Content).toMatchObject({ current: { city: "Shenzhen" } });
  });

  test("takes a new seal and gives it up again, file and all", async () => {
    const token = house.tokens.administrator;
    const person = { companyId: house.company.companyId, userId: house.company.administrator.userId };
    const officialSealFileId = await house.upload(person, "officialSeal");
    const save = async (change: { officialSealFileId: string | null }) => {
      const { version } = (await house.app.call(loadCompanyInfo, {}, { token })).Content;
      await house.app.call(editCompanyInfo, { ...edited, ...change, version }, { token });
      return (await house.app.call(loadCompanyInfo, {}, { token })).Content.officialSeal;
    };
    expect(await save({ officialSealFileId })).toBe(`/files/${officialSealFileId}`);
    expect(await save({ officialSealFileId: null })).toBe("");
    const card = await house.inCompany((db) => house.app.services.files.find(db, officialSealFileId));
    expect(card).toBeUndefined();
  });

  test("tells everybody's browser when switching languages is taken away", async () => {
    const { token } = await house.colleague({ email: "reader@gulf.example" });
    const admin = { token: house.tokens.administrator };
    const { version } = (await house.app.call(loadCompanyInfo, {}, admin)).Content;
    await house.app.call(editCompanyInfo, { ...edited, multiLanguage: false, version }, admin);
    const me = await house.app.call(loadUserInfo, {}, { token });
    expect([me.Content.IsChineseToEnglishFunction, me.IsRefreshMenu]).toEqual([0, true]);
    expect((await house.app.call(loadUserInfo, {}, { token })).IsRefreshMenu).toBe(false);
  });
});

describe("Finding companies", () => {
  test("by name needs three characters", async () => {
    const { StatusCode, Content } = await house.app.call(
      getCompanyByName,
      { companyName: "Ri" },
      { token: house.tokens.rival, language: "zh" },
    );
    expect([StatusCode, Content.fields]).toEqual([422, { companyName: "请至少输入 3 个字符" }]);
  });

  test("of a person gives the own one, and none to somebody new", async () => {
    const own = await house.app.call(getCompanyList, {}, { token: house.tokens.rival });
    expect(own.Content.rows).toEqual([{ CompanyCode: "RIVAL", companyName: "Rival Freight" }]);
    const { token } = await house.newcomer("alone@sea.example");
    expect((await house.app.call(getCompanyList, {}, { token })).Content.rows).toEqual([]);
  });

  test("by code says whether it can still be taken, in any case of letters", async () => {
    expect(await available("gulf")).toBe(false);
    expect(await available("FREE")).toBe(true);
  });
});
