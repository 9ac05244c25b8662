import {
  addBankAccount,
  addCustomerContact,
  batchAddBankAccount,
  deleteCustomerContact,
  editBankAccount,
  editBankAccountEffect,
  editCustomerContact,
  getBankAccountList,
  getCustomerContactList,
  getCustomerLogList,
} from "@lading/contract/customer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOffice, type Office } from "./office.stage.ts";

let office: Office;
let token: string;
beforeAll(async () => {
  office = await openOffice();
  ({ token } = office);
});
afterAll(() => office.app.close());

const contact = { contact: "Li Na", telephone: "+86 138 0013 8000" };
const { customerId: _nobody, ...example } = addBankAccount.example;
const account = (bankNumber: string) => ({ ...example, bankNumber });

describe("Contacts at a customer", () => {
  test("are ten at most, also when eleven are added at once", async () => {
    const customerId = await office.add();
    const add = () => office.app.call(addCustomerContact, { customerId, ...contact }, { token });
    const answers = await Promise.all(Array.from({ length: 11 }, add));
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(10);
    expect((await office.app.call(getCustomerContactList, { customerId }, { token })).Content.total).toBe(10);
  });

  test("are changed, deleted and found by the customer's pinyin; its history tells of each", async () => {
    const customerId = await office.add({ customerName: "重庆长安贸易" });
    const { id } = (await office.app.call(addCustomerContact, { customerId, ...contact }, { token })).Content;
    const change = { id, ...contact, liaison: "Customs", version: 1 };
    expect((await office.app.call(editCustomerContact, change, { token: office.rival })).StatusCode).toBe(404);
    expect((await office.app.call(editCustomerContact, change, { token })).Content.version).toBe(2);
    expect((await office.app.call(editCustomerContact, change, { token })).StatusCode).toBe(409);
    const { rows } = (await office.app.call(getCustomerContactList, { search: "cqca" }, { token, language: "zh" }))
      .Content;
    expect(rows).toMatchObject([{ id, liaison: "Customs", customerName: "重庆长安贸易" }]);
    await office.app.call(deleteCustomerContact, { id }, { token });
    const log = (await office.app.call(getCustomerLogList, { customerId }, { token })).Content.rows;
    expect(log.map(({ action }) => action)).toEqual(["contactDelete", "contactEdit", "contactAdd", "add"]);
  });

  test("of somebody else's customer are not a salesperson's to see", async () => {
    const customerId = await office.add();
    await office.app.call(addCustomerContact, { customerId, ...contact }, { token });
    const asked = await office.app.call(getCustomerContactList, { customerId }, { token: office.sales.token });
    expect(asked.Content.total).toBe(0);
    const added = await office.app.call(addCustomerContact, { customerId, ...contact }, { token: office.sales.token });
    expect(added.StatusCode).toBe(404);
  });
});

describe("Bank accounts of a customer", () => {
  test("are added several at once, all or none, ten at most", async () => {
    const customerId = await office.add();
    const many = (count: number) => ({
      customerId,
      accounts: Array.from({ length: count }, (_, place) => account(`${count} ${place}`)),
    });
    expect((await office.app.call(batchAddBankAccount, many(8), { token })).Content.added).toBe(8);
    expect((await office.app.call(batchAddBankAccount, many(3), { token })).Content.code).toBe(
      "customer.tooManyAccounts",
    );
    expect((await office.app.call(getBankAccountList, { customerId }, { token })).Content.total).toBe(8);
  });

  test("have a number once in a currency, however it is spaced, and are taken out of use", async () => {
    const customerId = await office.add();
    const { id } = (await office.app.call(addBankAccount, { customerId, ...account("74 05") }, { token })).Content;
    const twice = await office.app.call(addBankAccount, { customerId, ...account("7405") }, { token });
    expect([twice.StatusCode, Object.keys(twice.Content.fields ?? {})]).toEqual([409, ["bankNumber"]]);
    const off = await office.app.call(editBankAccountEffect, { id, enabled: false, version: 1 }, { token });
    expect(off.Content.version).toBe(2);
    const late = { id, ...account("74 06"), version: 1 };
    expect((await office.app.call(editBankAccount, late, { token })).StatusCode).toBe(409);
    const used = await office.app.call(getBankAccountList, { customerId, enabled: true }, { token });
    expect(used.Content.total).toBe(0);
  });
});
