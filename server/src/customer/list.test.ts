import {
  getBankAccountList,
  getCustomerContactList,
  getCustomerInfoList,
  getCustomerOptionList,
} from "@lading/contract/customer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOffice, type Office } from "./office.example.ts";

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
