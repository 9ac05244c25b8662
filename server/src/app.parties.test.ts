import { addCustomerInfo, editCustomerInfo } from "@lading/contract/customer";
import { addSupplierInfoRecord, editSupplierInfoRecord } from "@lading/contract/supplier";
import { addWayBillAirTransport, editWayBillAirTransport } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { usePublishedLists } from "#market-risk";
import { makeCompany, makeToken } from "#user";
import { addMainWarehouse } from "#warehouse";
import { modules, partySources } from "./app.ts";

let app: TestApp;
let companyId: string;
let by: { token: string };
let people: Record<"operatorId" | "salesId" | "customerServiceId" | "marketingId" | "warehouseId", string>;

beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  const company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [addPresetStates, addMainWarehouse],
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

/** Columns that are called like a party's name and hold none that is to be screened, with the reason. */
const noParties: Readonly<Record<string, readonly string[]>> = {
  "one's own company, warehouses, roles, users and accounts": [
    "company.company_name",
    "company.company_name_en",
    "company.legal_person",
    "company_directory.company_name",
    "mail_account.name",
    "mail_account.sender_name",
    "mail_account.user_name",
    "mail_delivery.account_name",
    "operation_log.user_name",
    "role.role_name",
    "session.user_name",
    "shared_registration.user_name",
    "sign_in.name",
    "sign_in_attempt.name",
    "staff_user.user_name",
    "supplier_offer.company_name",
    "supplier_offer.company_name_en",
    "supplier_offer.contact",
    "warehouse.warehouse_name",
  ],
  "a copy of a name that a customer, supplier or waybill has or had": [
    "address_history.company",
    "address_history.name",
    "collection_bill.customer_name",
    "customer_merged.customer_name",
    "entrust_order.customer_name",
    "supplier_cost.customer_name",
  ],
  "screened once a waybill or supplier is made of it": [
    "entrust_order.consignee_name",
    "questionnaire_answer.contact",
    "questionnaire_answer.supplier_name",
    "questionnaire_submission.respondent",
  ],
  "a person to talk to at a party, not the party": [
    "customer.contact",
    "customer_contact.contact",
    "supplier.contacts",
    "supplier_operation.contacts",
  ],
  "a bank or the holder of an account at it": [
    "customer_bank_account.account_name",
    "customer_bank_account.bank_name",
    "invoice_title.bank_name",
  ],
  "a carrier": ["awb_stock.airline_name", "pre_alert.carrier", "supplier_service.carrier", "waybill.carrier"],
  "another company of this installation, and the agents of a shipment as it says them": [
    "pre_alert.destination_agent",
    "pre_alert.origin_agent",
    "pre_alert.source_name",
    "pre_alert_push.target_name",
    "supplier_offer_service.carrier",
    "supplier_offer_service.warehouse_name",
    "supplier_service.warehouse_name",
  ],
  "what market risk keeps itself": [
    "party_to_screen.name",
    "restricted_party.name",
    "restricted_party.other_names",
    "risk_hit.party_name",
    "risk_screening.name",
    "sanctions_entry.party",
  ],
  "the name of a thing": [
    "cargo_file.file_name",
    "charge_item.arabic_name",
    "charge_item.chinese_name",
    "charge_item.english_name",
    "customer_contract.name",
    "entrust_order.product_name",
    "stored_file.name",
    "waybill.product_name",
    "waybill_item.product_name",
  ],
};

test("Every column that is called like a party's name is screened, or stands here with the reason why not", async () => {
  const named = await read<{ column: string }>(`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type NOT IN ('uuid', 'boolean', 'integer')
      AND column_name ~ '(^|_)(names?|company|director|person|party|contacts?|agent|carrier|respondent)(_en)?$'
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
      (await app.call(addSupplierInfoRecord, { ...addSupplierInfoRecord.example, ...names }, by)).Content.id,
    edit: async (names, of) => {
      const { supplierNumber: _n, ...form } = addSupplierInfoRecord.example;
      return (await app.call(editSupplierInfoRecord, { ...form, ...names, ...of }, by)).StatusCode;
    },
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
