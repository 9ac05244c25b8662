import {
  addBankAccount,
  addCustomerContact,
  addCustomerInfo,
  editBankAccount,
  editCustomerContact,
  editCustomerInfo,
} from "@lading/contract/customer";
import {
  addClientFundBusinessEntry,
  addReceiptPreRecord,
  editClientFundBusinessEntry,
  editReceiptPreRecord,
} from "@lading/contract/client-fund";
import { addExpenseCategory } from "@lading/contract/expense-category";
import { addOperatingExpenseRequest, editOperatingExpenseRequest } from "@lading/contract/financial-request";
import { editPreAlertInfo, savePreAlertInfo } from "@lading/contract/pre-alert";
import {
  addOverseasAgentOperationInfo,
  addServiceInfo,
  addSupplierInfoRecord,
  editOverseasAgentOperationInfo,
  editServiceInfo,
  editSupplierInfoRecord,
} from "@lading/contract/supplier";
import { addAwbStock, addWayBillAirTransport, editAwbStock, editWayBillAirTransport } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { usePublishedLists } from "#market-risk";
import { makeCompany, makeToken } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules, partySources } from "./app.ts";
import { noParties } from "./stages/app.parties.stage.ts";

let app: TestApp;
let companyId: string;
let by: { token: string };
let people: Record<"operatorId" | "salesId" | "customerServiceId" | "marketingId" | "warehouseId", string>;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  const company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetCurrencies, addPresetStates, addMainWarehouse],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  companyId = company.companyId;
  const { userId } = company.administrator;
  by = { token: await makeToken(app.database, companyId, userId) };
  await inside((db) => usePublishedLists(db, { companyId, userId, userName: "Chen Jing" }, ["un"]));
  const warehouseId = (await read<{ id: string }>("SELECT id FROM warehouse"))[0]?.id ?? "";
  people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId, warehouseId };
}, 60_000);
afterAll(() => app.close(), 60_000);

const inside = <T>(work: (db: Db) => Promise<T>) => inTransaction(app.database, { companyId }, work);
const read = async <T extends Record<string, unknown>>(text: string) =>
  (await inside((db) => db.execute<T>(sql.raw(text)))).rows;

test("Every column that is called like a party's name is screened, or stands here with the reason why not", async () => {
  const named = await read<{ column: string }>(`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type NOT IN ('uuid', 'boolean', 'integer')
      AND column_name ~ '(^|_)(names?|company|director|person|party|contacts?|agent|carrier|remitter|respondent|payee_accounts)(_en)?$'
      AND column_name !~ '_by_name$'`);
  const screened = partySources.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  const known = [...screened, ...Object.values(noParties).flat()];
  expect(known.toSorted()).toEqual(named.map(({ column }) => column).toSorted());
});

type Fields = Readonly<Record<string, string>>;
interface Saved {
  id: string;
  version: number;
}

/** A record that keeps several persons together has one of this name. */
const contactOf = ({ contacts = "" }: Fields) => ({
  ...addSupplierInfoRecord.example.contacts?.[0],
  contact: contacts,
});
const functioning = ({ contacts = "" }: Fields) => [{ agentFunction: "customs" as const, name: contacts }];
const payingTo = ({ supplierName = "", payeeAccounts = "" }: Fields) => ({
  ...addOperatingExpenseRequest.example,
  supplierName,
  accounts: addOperatingExpenseRequest.example.accounts.map((row) => ({ ...row, accountName: payeeAccounts })),
});
/** A day before today, whenever the test runs. */
const early = "2026-01-05";
const entryOf = async (names: Fields) => ({
  ...addClientFundBusinessEntry.example,
  customerId: await firstCustomer(),
  receiveDate: early,
  repeatConfirmed: true,
  ...names,
});
const firstCustomer = async () =>
  (await read<{ id: string }>("SELECT id FROM customer ORDER BY id LIMIT 1"))[0]?.id ?? "";

/** How a record of each table is entered and changed, with these names. */
const saving: Readonly<
  Record<string, { add: (names: Fields) => Promise<string>; edit: (names: Fields, of: Saved) => Promise<number> }>
> = {
  customer: {
    add: async (names) => (await app.call(addCustomerInfo, { ...addCustomerInfo.example, ...names }, by)).Content.id,
    edit: async (names, of) => {
      const { customerNumber: _n, ...form } = addCustomerInfo.example;
      return (await app.call(editCustomerInfo, { ...form, ...names, ...of }, by)).StatusCode;
    },
  },
  supplier: {
    add: async (names) =>
      (
        await app.call(
          addSupplierInfoRecord,
          { ...addSupplierInfoRecord.example, ...names, contacts: [contactOf(names)] },
          by,
        )
      ).Content.id,
    edit: async (names, of) => {
      const { supplierNumber: _n, ...form } = addSupplierInfoRecord.example;
      return (await app.call(editSupplierInfoRecord, { ...form, ...names, contacts: [contactOf(names)], ...of }, by))
        .StatusCode;
    },
  },
  financial_request: {
    add: async (names) => {
      const category = { ...addExpenseCategory.example, categoryName: Object.values(names).join(" ").slice(0, 60) };
      const categoryId = (await app.call(addExpenseCategory, category, by)).Content.id;
      const request = { ...payingTo(names), categoryId };
      return (await app.call(addOperatingExpenseRequest, request, by)).Content.id;
    },
    edit: async (names, of) => {
      const categoryId = (await read<{ id: string }>("SELECT id FROM expense_category LIMIT 1"))[0]?.id ?? "";
      const request = { ...payingTo(names), categoryId, ...of };
      return (await app.call(editOperatingExpenseRequest, request, by)).StatusCode;
    },
  },
  client_fund_entry: {
    add: async (names) => (await app.call(addClientFundBusinessEntry, await entryOf(names), by)).Content.id,
    edit: async (names, of) =>
      (await app.call(editClientFundBusinessEntry, { ...(await entryOf(names)), ...of }, by)).StatusCode,
  },
  receipt_pre_record: {
    add: async (names) =>
      (await app.call(addReceiptPreRecord, { ...addReceiptPreRecord.example, ...names, receiveDate: early }, by))
        .Content.id,
    edit: async (names, of) => {
      const receipt = { ...addReceiptPreRecord.example, ...names, receiveDate: early, ...of };
      return (await app.call(editReceiptPreRecord, receipt, by)).StatusCode;
    },
  },
  customer_contact: {
    add: async (names) =>
      (
        await app.call(
          addCustomerContact,
          { ...addCustomerContact.example, customerId: await firstCustomer(), ...names },
          by,
        )
      ).Content.id,
    edit: async (names, of) =>
      (await app.call(editCustomerContact, { ...editCustomerContact.example, ...names, ...of }, by)).StatusCode,
  },
  customer_bank_account: {
    add: async (names) =>
      (await app.call(addBankAccount, { ...addBankAccount.example, customerId: await firstCustomer(), ...names }, by))
        .Content.id,
    edit: async (names, of) =>
      (await app.call(editBankAccount, { ...editBankAccount.example, ...names, ...of }, by)).StatusCode,
  },
  supplier_operation: {
    add: async (names) => {
      const agent = { ...addSupplierInfoRecord.example, kind: "overseasAgent" as const, supplierName: "Gate Agents" };
      const { supplierNumber: _n, companyCode: _c, ...form } = agent;
      const supplierId = (await app.call(addSupplierInfoRecord, form, by)).Content.id;
      const fields = { ...addOverseasAgentOperationInfo.example, supplierId, contacts: functioning(names) };
      return (await app.call(addOverseasAgentOperationInfo, fields, by)).Content.id;
    },
    edit: async (names, of) => {
      const fields = { ...editOverseasAgentOperationInfo.example, ...of, contacts: functioning(names) };
      return (await app.call(editOverseasAgentOperationInfo, fields, by)).StatusCode;
    },
  },
  pre_alert: {
    add: async (names) => {
      const form = { ...addWayBillAirTransport.example, ...people, mainNumber: "", houseNumber: "" };
      const waybill = await app.call(addWayBillAirTransport, form, by);
      const fields = { ...savePreAlertInfo.example, waybillIds: [waybill.Content.id], ...names };
      return (await app.call(savePreAlertInfo, fields, by)).Content.id;
    },
    edit: async (names, of) =>
      (await app.call(editPreAlertInfo, { ...editPreAlertInfo.example, ...names, ...of }, by)).StatusCode,
  },
  supplier_service: {
    add: async (names) =>
      (await app.call(addServiceInfo, { ...addServiceInfo.example, supplierId: null, ...names }, by)).Content.id,
    edit: async (names, of) =>
      (await app.call(editServiceInfo, { ...addServiceInfo.example, supplierId: null, ...names, ...of }, by))
        .StatusCode,
  },
  awb_stock: {
    add: async (names) => (await app.call(addAwbStock, { ...addAwbStock.example, ...names }, by)).Content.id,
    edit: async (names, of) =>
      (await app.call(editAwbStock, { ...editAwbStock.example, ...names, ...of }, by)).StatusCode,
  },
  waybill: {
    add: async (names) => {
      const form = { ...addWayBillAirTransport.example, ...people, mainNumber: "", houseNumber: "" };
      return (await app.call(addWayBillAirTransport, { ...form, ...names }, by)).Content.id;
    },
    edit: async (names, of) => {
      const { houseNumber: _n, ...form } = { ...addWayBillAirTransport.example, ...people, mainNumber: "" };
      return (await app.call(editWayBillAirTransport, { ...form, ...names, ...of }, by)).StatusCode;
    },
  },
};

const fieldOf = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const noted = async () =>
  new Set((await read<{ name: string }>("SELECT name FROM party_to_screen")).map(({ name }) => name));

test.each(partySources.map((source) => [source.table, source] as const))(
  "A %s's names are noted when it is entered and when it is changed, and found when all are screened",
  async (table, { columns, all }) => {
    const record = saving[table];
    if (!record) throw new Error(`How is a record of ${table} entered?`);
    const named = (word: string) =>
      Object.fromEntries(columns.map((column) => [fieldOf(column), `${word} ${table} ${column}`]));
    const [first, second] = [named("First"), named("Second")];
    const id = await record.add(first);
    const before = await noted();
    expect(Object.values(first).filter((name) => !before.has(name))).toEqual([]);
    expect(await record.edit(second, { id, version: 1 })).toBe(200);
    const now = await noted();
    expect(Object.values(second).filter((name) => !now.has(name))).toEqual([]);
    const found = await inside(async (db) => {
      const names = new Set<string>();
      for await (const column of all(db, companyId)) for (const { name } of column) names.add(name);
      return names;
    });
    expect(Object.values(second).filter((name) => !found.has(name))).toEqual([]);
  },
);
