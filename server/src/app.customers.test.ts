import { randomUUIDv7 } from "node:crypto";
import {
  addBankAccount,
  addCustomerContact,
  addCustomerInfo,
  editCustomerInfoStatue,
  getCustomerBillList,
  getCustomerFileList,
  getCustomerLogList,
  getCustomerMessageList,
  getCustomerOptionList,
  loadCustomerInfo,
  mergeCustomerInfo,
  setCustomerSignIn,
} from "@lading/contract/customer";
import { editWayBillLogisticsStatus } from "@lading/contract/logistics-state";
import { userSystemLogin } from "@lading/contract/session";
import { getMenuInfoList } from "@lading/contract/system";
import { addWayBillAirTransport, getWayBillOperationLog, loadWayBillInfo } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules } from "./app.ts";

let app: TestApp;
let company: MadeCompany;
let token: string;
let place: { warehouseId: string; stateId: string };
beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetCurrencies, addPresetStates, addMainWarehouse],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  token = await makeToken(app.database, company.companyId, company.administrator.userId);
  place = await inside(async (db) => {
    const { rows } = await db.execute<typeof place>(sql`
      SELECT (SELECT id FROM warehouse LIMIT 1) AS "warehouseId",
        (SELECT id FROM logistics_state WHERE preset = 'departed') AS "stateId"`);
    return rows[0] ?? { warehouseId: "", stateId: "" };
  });
});
afterAll(() => app.close());

const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(app.database, { companyId: company.companyId }, work);
/** Without a name in English, which readers of English would see instead. */
const add = async (customerName: string, customerNumber: string) => {
  const form = { ...addCustomerInfo.example, customerName, companyNameEn: "", customerNumber };
  return (await app.call(addCustomerInfo, form, { token })).Content.id;
};

async function ship(customerId: string): Promise<string> {
  const { userId } = company.administrator;
  const people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId };
  const form = { ...addWayBillAirTransport.example, ...people, customerId, warehouseId: place.warehouseId };
  const { Content, ErrorMsg } = await app.call(
    addWayBillAirTransport,
    { ...form, houseNumber: "", mainNumber: "" },
    { token },
  );
  if (!Content?.id) throw new Error(`${ErrorMsg} ${JSON.stringify(Content)}`);
  return Content.id;
}

async function bill(customerId: string, waybillId: string): Promise<void> {
  await inside((db) =>
    db.execute(sql`
      INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name,
        bill_date, currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
      VALUES (${company.companyId}, ${randomUUIDv7()}, ${randomUUIDv7()}, ${waybillId}, ${customerId}, 'X', 'X',
        '2026-11-01', 'USD', 7.12345678, '2026-11-01', 'RMB', 100.05, ${company.administrator.userId}, 'Chen Jing')`),
  );
}

describe("Merging two entries of a customer", () => {
  test("takes along waybills, bills, contacts, accounts, sign-in and history, and says what moved", async () => {
    const [stays, goes] = [await add("Oasis", "O1"), await add("Oasis Ltd", "O2")];
    const waybill = await ship(goes);
    await bill(goes, waybill);
    await app.call(addCustomerContact, { customerId: goes, contact: "Li Na" }, { token });
    await app.call(addBankAccount, { ...addBankAccount.example, customerId: goes }, { token });
    const { password } = (await app.call(setCustomerSignIn, { id: goes }, { token })).Content;
    const { Content } = await app.call(mergeCustomerInfo, { id: stays, mergedId: goes, version: 1 }, { token });
    expect(Content).toMatchObject({ moved: 4, version: 2 });

    const after = (await app.call(loadCustomerInfo, { id: stays }, { token })).Content;
    expect(after).toMatchObject({
      customer: {
        hasSignIn: true,
        receivableBalance: { settlementAmount: "712.70", currencies: [{ amount: "100.05" }] },
      },
      merged: [{ customerNumber: "O2" }],
    });
    const bills = (await app.call(getCustomerBillList, { customerId: stays }, { token })).Content;
    expect(bills).toMatchObject({ rows: [{ waybillId: waybill }], total: 1 });
    const moved = (await app.call(loadWayBillInfo, { id: waybill }, { token })).Content;
    expect(moved).toMatchObject({ customerId: stays, customerName: "Oasis", version: 2 });
    const log = (await app.call(getWayBillOperationLog, { waybillId: waybill }, { token })).Content.rows[0];
    expect(log?.changes).toContainEqual({ field: "customerName", before: "Oasis Ltd", after: "Oasis" });
    const history = (await app.call(getCustomerLogList, { customerId: stays }, { token })).Content.rows;
    expect(history.map(({ action }) => action)).toEqual(["merge", "signIn", "accountAdd", "contactAdd", "add", "add"]);
    const picked = (await app.call(getCustomerOptionList, { search: "o2" }, { token })).Content.rows;
    expect(picked.map(({ id }) => id)).toEqual([stays]);
    const signIn = { audience: "customer" as const, companyCode: "GULF", customerNumber: "O2", password };
    expect((await app.call(userSystemLogin, signIn)).Content.CustomerId).toBe(stays);
    expect((await app.call(loadCustomerInfo, { id: goes }, { token })).StatusCode).toBe(404);
  });

  test("is refused with itself, and with what somebody else has changed meanwhile", async () => {
    const [one, other] = [await add("Palm", "P1"), await add("Palm Co", "P2")];
    const itself = await app.call(mergeCustomerInfo, { id: one, mergedId: one, version: 1 }, { token });
    expect(itself.Content.code).toBe("customer.mergeItself");
    await app.call(editCustomerInfoStatue, { id: one, status: "restricted", reason: "Late", version: 1 }, { token });
    expect((await app.call(mergeCustomerInfo, { id: one, mergedId: other, version: 1 }, { token })).StatusCode).toBe(
      409,
    );
  });

  test("forgets no table: whoever may keep something of a customer once only is known to it", async () => {
    const { rows } = await inside((db) =>
      db.execute<{ table: string }>(sql`
        SELECT DISTINCT attrelid::regclass::text AS "table" FROM pg_attribute
        JOIN pg_index ON indrelid = attrelid AND indisunique AND attnum = ANY (indkey::smallint[])
        WHERE attname = 'customer_id' OR EXISTS (
          SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = 'customer'::regclass AND conrelid = attrelid
            AND conkey[2] = attnum)
        ORDER BY 1`),
    );
    // Each of these needs words of its own in merge.ts, or a keeper in app.ts: rows that follow would meet their like.
    expect(rows.map(({ table }) => table)).toEqual([
      "client_fund",
      "customer_bank_account",
      "customer_change_request",
      "linked_firm",
    ]);
  });
});

describe("A customer's bills and files", () => {
  test("are all there to be paged through, newest first, with how many there are", async () => {
    const customerId = await add("Pearl", "Q1");
    const waybillId = await ship(customerId);
    await bill(customerId, waybillId);
    await bill(customerId, waybillId);
    await bill(customerId, waybillId);
    const { companyId } = company;
    await inside(async (db) => {
      for (const name of ["1.pdf", "2.pdf", "3.pdf"]) {
        const bytes = Buffer.from("%PDF-1.4\n%%EOF\n");
        const file = await app.services.files.save(db, { companyId, use: "cargoFile", name, bytes, createdBy: null });
        await db.execute(sql`
          INSERT INTO cargo_file (company_id, id, file_id, file_name, type, ownership, waybill_id, created_by, created_by_name)
          VALUES (${companyId}, ${randomUUIDv7()}, ${file.id}, ${name}, 'invoice', 'customer', ${waybillId},
            ${company.administrator.userId}, 'Chen Jing')`);
      }
    });
    const bills = async (page: number) =>
      (await app.call(getCustomerBillList, { customerId, page, pageSize: 2 }, { token })).Content;
    const [first, second] = [await bills(1), await bills(2)];
    expect([first.total, first.rows.length, second.rows.length]).toEqual([3, 2, 1]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(3);
    const files = (await app.call(getCustomerFileList, { customerId, page: 2, pageSize: 2 }, { token })).Content;
    expect(files).toMatchObject({ total: 3, rows: [{ name: "1.pdf", waybillId }] });
  });

  test("of a customer that is not there, or not to be seen, are not found", async () => {
    for (const call of [getCustomerBillList, getCustomerFileList])
      expect((await app.call(call, { customerId: randomUUIDv7() }, { token })).StatusCode).toBe(404);
  });
});

test("A customer who can sign in is told when its shipment moves, with a number in its menu", async () => {
  const customerId = await add("Coral", "K1");
  const waybillIds = [await ship(customerId)];
  const { password } = (await app.call(setCustomerSignIn, { id: customerId }, { token })).Content;
  const signIn = { audience: "customer" as const, companyCode: "GULF", customerNumber: "K1", password };
  const own = (await app.call(userSystemLogin, signIn)).Content.Token;
  const move = { waybillIds, stateId: place.stateId, occurredAt: new Date().toISOString(), place: "Shenzhen" };
  expect((await app.call(editWayBillLogisticsStatus, move, { token })).StatusCode).toBe(200);
  const { rows } = (await app.call(getCustomerMessageList, {}, { token: own, language: "ar" })).Content;
  expect(rows).toMatchObject([{ kind: "waybillState", read: false, text: expect.stringContaining("شنجن") }]);
  const menu = (await app.call(getMenuInfoList, {}, { token: own })).Content;
  const counts = menu
    .flatMap(({ ChildList }) => ChildList ?? [])
    .map(({ MenuUrl, MessageCount }) => [MenuUrl, MessageCount]);
  expect(counts).toContainEqual(["/customerHome/messageList", 1]);
});
