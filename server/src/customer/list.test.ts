import {
  addBankAccount,
  addCustomerContact,
  getBankAccountList,
  getCustomerContactList,
  getCustomerInfoList,
  getCustomerOptionList,
} from "@lading/contract/customer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOffice, type Office } from "./office.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

describe("A search for signs that are left out of names", () => {
  const tatweel = "\u0640";
  const fatha = "\u064e";
  test.each([getCustomerInfoList, getCustomerOptionList, getCustomerContactList, getBankAccountList])(
    "finds nothing, rather than everything or an error: $path",
    async (call) => {
      await office.add({ customerName: `Palm ${call.path}` });
      for (const search of [tatweel, fatha]) {
        const { Content } = await office.app.call(call, { search }, { token: office.token });
        expect(Content.rows).toEqual([]);
      }
    },
  );
});

describe("Customers", () => {
  const texts = {
    contact: "Layla Haddad",
    director: "Sami Nasser",
    address: "King Fahd Road 7",
    website: "palmgate.example",
    companyCode: "1010445566",
    referrer: "Oasis Trading",
  };
  const parts = Object.entries({
    contact: "haddad",
    director: "NASSER",
    address: "fahd road",
    website: "palmgate",
    companyCode: "445566",
    referrer: "oasis",
  });

  test.each(parts)("are found by a part of their %s", async (field, part) => {
    const id = await office.add({ customerName: `Palm Gate ${field}`, ...texts });
    await office.add();
    const wanted = { search: `Palm Gate ${field}`, [field]: part };
    const { rows } = (await office.app.call(getCustomerInfoList, wanted, { token: office.token })).Content;
    expect(rows.map((row) => row.id)).toEqual([id]);
    const others = { ...wanted, [field]: "nowhere" };
    expect((await office.app.call(getCustomerInfoList, others, { token: office.token })).Content.total).toBe(0);
  });
});

/** A day so many days from today, YYYY-MM-DD. */
const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

describe("What hangs on customers", () => {
  test("is found by when it was added", async () => {
    const customerId = await office.add();
    await office.app.call(addCustomerContact, { customerId, contact: "Li Na" }, { token: office.token });
    await office.app.call(addBankAccount, { ...addBankAccount.example, customerId }, { token: office.token });
    for (const call of [getCustomerContactList, getBankAccountList]) {
      const count = async (range: { createdFrom?: string; createdTo?: string }) =>
        (await office.app.call(call, { customerId, ...range }, { token: office.token })).Content.total;
      const around = { createdFrom: day(-1), createdTo: day(1) };
      expect([await count(around), await count({ createdFrom: day(1) }), await count({ createdTo: day(-1) })]).toEqual([
        1, 0, 0,
      ]);
    }
  });
});
