import { randomUUIDv7 } from "node:crypto";
import { editCustomerPassword, getCustomerOptionList, loadCustomerHomeInfo } from "@lading/contract/customer";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { hashPassword, verifyPassword } from "#core/passwords";
import { customerToken, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { customerModule, customers, foundUnder } from "./index.ts";
import { noUses } from "./uses.stage.ts";

const password = "freight-2026";
let app: TestApp;
let company: MadeCompany;
let rival: MadeCompany;
let sales: { userId: string; token: string };
let oasis: string;
let closed: string;

beforeAll(async () => {
  app = await startTestApp({ modules: [customerModule(noUses)] });
  company = await companyOf("GULF", "chen@gulf.example");
  rival = await companyOf("RIVAL", "chen@rival.example");
  const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
    makeColleague(db, company, { userName: "Omar", email: "omar@gulf.example", presets: ["sales"] }),
  );
  sales = { userId, token: await tokenOf(company, userId) };
  const passwordHash = await hashPassword(password);
  oasis = await add(company, { customerNumber: "C0001", customerName: "Oasis Trading", salesId: userId, passwordHash });
  await add(company, { customerNumber: "C0002", customerName: "深圳市蓝海贸易有限公司", shortName: "蓝海" });
  closed = await add(company, { customerNumber: "C0003", customerName: "Closed 100%", status: "disabled" });
  await add(company, { customerNumber: "C0004", customerName: "Watched", status: "restricted" });
  await add(rival, { customerNumber: "C0001", customerName: "Rival's own" });
});
afterAll(() => app.close());

const companyOf = (code: string, email: string) =>
  makeCompany(app.database, {
    code,
    companyName: `${code} Freight`,
    phone: "+86 755 2345 6789",
    furnish: [],
    administrator: { userName: "Chen Jing", email },
  });
const tokenOf = ({ companyId }: MadeCompany, userId: string) => makeToken(app.database, companyId, userId);

type NewCustomer = Omit<typeof customers.$inferInsert, "companyId" | "id">;
async function add({ companyId }: MadeCompany, customer: NewCustomer): Promise<string> {
  const id = randomUUIDv7();
  await inTransaction(app.database, { companyId }, (db) =>
    db.insert(customers).values({ companyId, id, ...customer, ...foundUnder(customer) }),
  );
  return id;
}
const numbers = async (token: string, search = "") =>
  (await app.call(getCustomerOptionList, { search }, { token })).Content.rows.map(
    ({ customerNumber }) => customerNumber,
  );

const answered = async (token: string, chosenId: string) =>
  (await app.call(getCustomerOptionList, { search: "oasis", chosenId }, { token })).Content.rows.map(
    ({ customerName }) => customerName,
  );

describe("Customers to choose from", () => {
  test("are the company's own that are not disabled, found by number, name or short name", async () => {
    const token = await tokenOf(company, company.administrator.userId);
    expect(await numbers(token)).toEqual(["C0001", "C0002", "C0004"]);
    expect(await numbers(token, "c0002")).toEqual(["C0002"]);
    expect(await numbers(token, "oasis")).toEqual(["C0001"]);
    expect(await numbers(token, "蓝海")).toEqual(["C0002"]);
    expect(await numbers(token, "SZS lh")).toEqual([]);
    expect(await numbers(token, "szslh")).toEqual(["C0002"]);
    expect(await numbers(token, "lanhai")).toEqual(["C0002"]);
    expect(await numbers(token, "ｗａｔ")).toEqual(["C0004"]);
    expect(await numbers(token, "%")).toEqual([]);
    expect(await numbers(await tokenOf(rival, rival.administrator.userId))).toEqual(["C0001"]);
  });

  test("hold the one that is chosen whatever is searched, also a disabled one, but nobody else's", async () => {
    const token = await tokenOf(company, company.administrator.userId);
    expect(await answered(token, closed)).toEqual(["Closed 100%", "Oasis Trading"]);
    expect(await answered(sales.token, closed)).toEqual(["Oasis Trading"]);
    expect(await answered(await tokenOf(rival, rival.administrator.userId), closed)).toEqual([]);
  });

  test("are for salespeople their own and those of people below", async () => {
    expect(await numbers(sales.token)).toEqual(["C0001"]);
  });
});

const signedIn = (rest: object = {}) =>
  customerToken(app.database, { companyId: company.companyId, userId: oasis, ...rest });

describe("The customer's own page", () => {
  test("shows its data, its forwarder and whom to turn to; also after the forwarder's period", async () => {
    const token = await signedIn({ validUntil: "2020-01-31" });
    const { Content } = await app.call(loadCustomerHomeInfo, {}, { token });
    expect(Content).toMatchObject({
      customerNumber: "C0001",
      customerName: "Oasis Trading",
      CompanyName: "GULF Freight",
      companyPhone: "+86 755 2345 6789",
      salesName: "Omar",
    });
  });

  test("belongs to the customer whom the session names, in its company only", async () => {
    const token = await customerToken(app.database, { companyId: rival.companyId, userId: oasis });
    expect((await app.call(loadCustomerHomeInfo, {}, { token })).StatusCode).toBe(404);
  });
});

describe("The customer's own password", () => {
  const change = { newPassword: "freight-2027", confirmPassword: "freight-2027" };

  test("changes with the present one, and ends the customer's other sessions", async () => {
    const [token, elsewhere] = [await signedIn(), await signedIn()];
    const wrong = await app.call(editCustomerPassword, { ...change, password: "wrong-2026" }, { token });
    expect(wrong.Content.fields).toEqual({ password: "The present password is wrong" });
    const differs = { ...change, password, confirmPassword: "freight-2028" };
    const refused = await app.call(editCustomerPassword, differs, { token });
    expect(Object.keys(refused.Content.fields ?? {})).toEqual(["confirmPassword"]);
    expect((await app.call(editCustomerPassword, { ...change, password }, { token })).StatusCode).toBe(200);
    expect((await app.call(loadCustomerHomeInfo, {}, { token: elsewhere })).StatusCode).toBe(401);
    expect((await app.call(loadCustomerHomeInfo, {}, { token })).StatusCode).toBe(200);
    const [row] = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      db.select().from(customers).where(eq(customers.id, oasis)),
    );
    expect(await verifyPassword("freight-2027", row?.passwordHash ?? null)).toBe(true);
  });
});
