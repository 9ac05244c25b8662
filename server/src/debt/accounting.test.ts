import { randomUUIDv7 } from "node:crypto";
import type { Call, RequestOf } from "@lading/contract/core";
import {
  accountingPage,
  createReconciliationPdf,
  getReconciliationEmail,
  getReconciliationList,
  getReconciliationSummary,
  sendReconciliationEmail,
} from "@lading/contract/debt";
import { getMailDeliveryList } from "@lading/contract/mail";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBills } from "#bill";
import { openReconciling, type Reconciling } from "#check-bill/testing";
import { createDocuments } from "#core/documents";
import { compact, readPdf } from "#core/documents/testing";
import { staffToken } from "#core/testing";
import { creditLeftBy } from "#customer-contract";
import { debtModule, opensStatement } from "#debt";
import { mailModule } from "#mail";
import { makeColleague } from "#user";

let stage: Reconciling;
let seller: string;
let superior: string;
let stranger: string;
let partyId: string;
const documents = createDocuments();

beforeAll(async () => {
  stage = await openReconciling([
    debtModule({ creditLeft: creditLeftBy(openBills) }),
    mailModule({ statement: opensStatement }),
  ]);
  const { house } = stage;
  Object.assign(house.app.services, { documents });
  const { company } = house;
  const lead = await house.inCompany((db) =>
    makeColleague(db, company, { userName: "Huda", email: "huda@gulf.example", presets: ["sales"] }),
  );
  const sales = await house.inCompany((db) =>
    makeColleague(db, company, { userName: "Sami", email: "sami@gulf.example", presets: ["sales"] }),
  );
  const tokenOf = (userId: string) =>
    staffToken(house.app.database, [`${accountingPage}:view`, `${accountingPage}:export`], {
      companyId: company.companyId,
      userId,
      seesAll: false,
    });
  [seller, superior, stranger] = [await tokenOf(sales), await tokenOf(lead), await tokenOf(randomUUIDv7())];
  const [bill] = [await stage.bill(), await stage.bill({ customerNumber: "S0001" }), await stage.cost()];
  await stage.agree((await stage.gather("receipt", [bill])).Content.id);
  await house.inCompany(async (db) => {
    await db.execute(sql`UPDATE staff_user SET parent_user_id = ${lead} WHERE id = ${sales}`);
    await db.execute(sql`UPDATE customer SET sales_id = ${sales} WHERE customer_number = 'C0001'`);
    await db.execute(sql`INSERT INTO collection_account (company_id, id, currency, account_name, bank_name, bank_region, bank_number,
        bank_address, company_address_en, tax_id, is_default, updated_by, updated_by_name)
      SELECT ${company.companyId}, gen_random_uuid(), 'USD', name, 'Bank of China', '', number, '', '', '', chosen, ${lead}, 'Huda'
      FROM (VALUES ('Old', '111-222', false), ('GULF Freight', '333-444', true)) AS a (name, number, chosen)`);
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM customer WHERE customer_number = 'C0001'`);
    partyId = rows[0]?.id ?? "";
  });
}, 60_000);
afterAll(async () => {
  await documents.close();
  await stage.house.app.close();
}, 60_000);

const ask = <C extends Call>(call: C, input: RequestOf<C>, token = seller) =>
  stage.house.app.call(call, input, { token, language: "en" });
const statement = () => ({ partyId, currency: "USD" as const, documentLanguages: ["en" as const] });

describe("The sales desk", () => {
  test("lists what its own customers owe, reconciled or not, and a superior sees it too", async () => {
    for (const token of [seller, superior]) {
      const { rows } = (await ask(getReconciliationList, {}, token)).Content;
      expect(rows).toMatchObject([{ kind: "bill", partyNumber: "C0001", balance: "100.00", taxInvoice: "none" }]);
      expect(rows[0]?.financialAccountNo).toMatch(/^CB/);
      const sums = (await ask(getReconciliationSummary, {}, token)).Content.rows;
      expect(sums).toMatchObject([{ partyNumber: "C0001", currency: "USD", count: 1, balance: "100.00" }]);
    }
    expect((await ask(getReconciliationList, {}, stranger)).Content.rows).toEqual([]);
    expect((await ask(getReconciliationSummary, {}, stranger)).Content.rows).toEqual([]);
  });

  test("fetches the statement, which names the default collection account, and none of another's customer", async () => {
    const { path } = (await ask(createReconciliationPdf, statement())).Content;
    const { house } = stage;
    const bytes = await house.inCompany(async (db) => {
      const card = await house.app.services.files.find(db, path.split("/").at(-1) ?? "");
      return card ? await house.app.services.files.read(card) : new Uint8Array();
    });
    const text = compact(
      readPdf(bytes)
        .map((page) => page.text)
        .join(" "),
    );
    expect(text).toContain("333-444");
    expect(text).not.toContain("111-222");
    expect((await ask(createReconciliationPdf, statement(), stranger)).StatusCode).toBe(404);
    const unknown = { ...statement(), collectionAccountId: randomUUIDv7() };
    expect((await ask(createReconciliationPdf, unknown)).StatusCode).toBe(404);
  });

  test("mails it, and sees what was sent", async () => {
    const letter = (await ask(getReconciliationEmail, statement())).Content;
    expect([letter.to, letter.subject.startsWith("Statement of account")]).toEqual(["accounts@oasis.example", true]);
    const { to, subject, text } = letter;
    expect((await ask(sendReconciliationEmail, { ...statement(), to, subject, text })).Content.refused).toEqual([]);
    const { rows } = (await ask(getMailDeliveryList, { entity: "statement", id: partyId })).Content;
    expect(rows).toHaveLength(1);
    expect((await ask(getMailDeliveryList, { entity: "statement", id: partyId }, stranger)).StatusCode).toBe(404);
  });
});
