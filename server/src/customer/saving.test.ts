import {
  addCustomerInfo,
  editCustomerInfo,
  editCustomerInfoStatue,
  exportCustomerInfoList,
  getCustomerInfoList,
  getCustomerLogList,
  getCustomerOptionList,
  loadCustomerHomeInfo,
  setCustomerSignIn,
} from "@lading/contract/customer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import { customerToken } from "#core/testing";
import { form, openOffice, type Office } from "./office.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const call = () => office.app.call.bind(office.app);
const asStaff = () => ({ token: office.token });

describe("A customer", () => {
  test("is added with a number that is given where none is typed, and stands in the list", async () => {
    const { Content } = await call()(addCustomerInfo, form({ customerName: "重庆长安贸易" }), asStaff());
    expect(Content.customerNumber).toMatch(/^C\d{4}$/);
    const { rows } = (await call()(getCustomerInfoList, { search: "cqcamy" }, asStaff())).Content;
    expect(rows).toMatchObject([
      { id: Content.id, addPeople: "Chen Jing", status: "enabled", certificate: null, hasSignIn: false },
    ]);
  });

  test.each([
    ["city", { city: " " }],
    ["phone", { phone: "12" }],
    ["country", { country: "XX" }],
    ["email", { email: "a@b.example, nonsense" }],
    ["website", { website: "not a site" }],
    ["salesId", { salesId: "01936f5e-ffff-7fff-8fff-ffffffffffff" }],
  ])("with a wrong %s is refused at that field", async (field, wrong) => {
    const { StatusCode, Content } = await call()(addCustomerInfo, form(wrong), asStaff());
    expect(StatusCode).toBeGreaterThanOrEqual(400);
    expect(Object.keys(Content.fields ?? {})).toEqual([field]);
  });

  test("takes several e-mail addresses, separated by commas of any script", async () => {
    const id = await office.add({ email: "a@b.example，c@d.example ,e@f.example" });
    expect((await office.load(id)).customer.email).toBe("a@b.example, c@d.example, e@f.example");
  });

  test("is one entry when two clerks add it at once, and the second is shown it", async () => {
    const [one, other] = [form({ customerName: "广州 速运（集团）" }), form({ customerName: "广州速运(集团)" })];
    const answers = await Promise.all([one, other].map((input) => call()(addCustomerInfo, input, asStaff())));
    expect(new Set(answers.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
    const stored = answers.find(({ StatusCode }) => StatusCode === 200)?.Content.id;
    const refused = answers.find(({ StatusCode }) => StatusCode === 409)?.Content;
    expect(refused).toMatchObject({ code: "customer.exists", existing: { id: stored } });
  });

  test("of the same name in another country is another one; of the same number it is not", async () => {
    await office.add({ customerName: "Twin", customerNumber: "T1", country: "CN" });
    await office.add({ customerName: "Twin", customerNumber: "T2", country: "SA" });
    const { StatusCode, Content } = await call()(addCustomerInfo, form({ customerNumber: "t2" }), asStaff());
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([409, ["customerNumber"]]);
  });

  test("is changed with the version it was read with, and says in its history what changed", async () => {
    const id = await office.add({ customerName: "Before" });
    const change = { ...form({ customerName: "After", salesId: office.sales.userId }), id, version: 1 };
    expect((await call()(editCustomerInfo, change, asStaff())).Content.version).toBe(2);
    const late = await call()(editCustomerInfo, change, asStaff());
    expect([late.StatusCode, late.Content]).toMatchObject([409, { current: { customerName: "After", version: 2 } }]);
    const { rows } = (await call()(getCustomerLogList, { customerId: id }, asStaff())).Content;
    expect(rows[0]).toMatchObject({ action: "edit", userName: "Chen Jing" });
    expect(rows[0]?.changes).toEqual([
      { field: "customerName", before: "Before", after: "After" },
      { field: "salesId", before: "", after: "Omar" },
    ]);
  });

  test("is nobody else's: salespeople see their own, another company none", async () => {
    const [id, own] = [await office.add(), await office.add({}, office.sales.token)];
    const seen = (await call()(getCustomerInfoList, { pageSize: 200 }, { token: office.sales.token })).Content.rows;
    expect(seen.map((row) => row.id)).toContain(own);
    expect(seen.map((row) => row.id)).not.toContain(id);
    const theirs = await call()(editCustomerInfo, { ...form(), id, version: 1 }, { token: office.rival });
    expect(theirs.StatusCode).toBe(404);
  });
});

const setState = (id: string, status: "enabled" | "disabled" | "restricted", version: number, reason = "Overdue") =>
  call()(editCustomerInfoStatue, { id, status, reason, version }, asStaff());

describe("A customer's state", () => {
  test("needs a reason unless it is enabled", async () => {
    const id = await office.add();
    const { StatusCode, Content } = await setState(id, "restricted", 1, "");
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, ["reason"]]);
    expect((await setState(id, "restricted", 1)).StatusCode).toBe(200);
    expect((await office.load(id)).customer).toMatchObject({ status: "restricted", statusReason: "Overdue" });
  });

  test("disabled: cannot be picked, is signed out at once and gets no sign-in", async () => {
    const id = await office.add({ customerName: "Gone Trading" });
    const token = await customerToken(office.app.database, { companyId: office.company.companyId, userId: id });
    expect((await call()(loadCustomerHomeInfo, {}, { token })).StatusCode).toBe(200);
    await setState(id, "disabled", 1);
    expect((await call()(loadCustomerHomeInfo, {}, { token })).StatusCode).toBe(401);
    expect((await call()(getCustomerOptionList, { search: "gone tra" }, asStaff())).Content.rows).toEqual([]);
    expect((await call()(setCustomerSignIn, { id }, asStaff())).Content.code).toBe("customer.disabled");
  });
});

test("An export holds every field, and a formula in a name stays a text", async () => {
  await office.add({ customerName: "=HYPERLINK(1)" });
  const { Content } = await call()(exportCustomerInfoList, { search: "=hyper" }, { ...asStaff(), language: "en" });
  const { companyId } = office.company;
  const bytes = await inTransaction(office.app.database, { companyId }, async (db) => {
    const card = await office.app.services.files.find(db, Content.path.split("/").at(-1) ?? "");
    return card ? await office.app.services.files.read(card) : new Uint8Array();
  });
  const rows: (readonly string[])[] = [];
  // A formula would refuse the whole sheet.
  for await (const { cells } of readSheet(bytes, { maxRows: 10 })) rows.push(cells);
  expect(rows[0]?.slice(0, 2)).toEqual(["Customer number", "Company name"]);
  expect(rows[1]?.[1]).toContain("=HYPERLINK(1)");
});
