import type { Right } from "@lading/contract/core";
import { addCustomerInfo } from "@lading/contract/customer";
import { filesPath } from "@lading/contract/files";
import { addSupplierInfoRecord } from "@lading/contract/supplier";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { modules } from "./app.ts";

let app: TestApp;
let company: MadeCompany;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
  company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "Gulf Freight",
    furnish: [],
    administrator: { userName: "Chen Jing", email: "chen@gulf.example" },
  });
  token = await makeToken(app.database, company.companyId, company.administrator.userId);
});
afterAll(() => app.close());

/** A licence that nobody but the server made, so that only its record says who reads it. */
const licence = () =>
  inTransaction(app.database, { companyId: company.companyId }, async (db) => {
    const bytes = Buffer.from("%PDF-1.4\n%%EOF\n");
    const file = { companyId: company.companyId, use: "licence", name: "licence.pdf", bytes, createdBy: null } as const;
    return (await app.services.files.save(db, file)).id;
  });

/** HTTP status of the file for a colleague with these rights. */
async function read(fileId: string, rights: readonly Right[], who: { seesAll?: boolean; userId?: string } = {}) {
  const colleague = await staffToken(app.database, rights, { companyId: company.companyId, ...who });
  const headers = { authorization: `Bearer ${colleague}` };
  return (await app.app.inject({ method: "GET", url: `${filesPath}/${fileId}`, headers })).statusCode;
}

const seesCustomers: Right = "/customerManagement/basicInfo:view";
const seesSuppliers: Right = "/supplierManagement/suppliereInformation:view";

describe("A licence", () => {
  test("of a customer is read by those who see the customer, and by nobody else of the staff", async () => {
    const certificateFileId = await licence();
    const sales = company.administrator.userId;
    await app.call(addCustomerInfo, { ...addCustomerInfo.example, salesId: sales, certificateFileId }, { token });
    expect(await read(certificateFileId, [seesCustomers])).toBe(200);
    expect(await read(certificateFileId, [seesCustomers], { seesAll: false, userId: sales })).toBe(200);
    expect(await read(certificateFileId, [seesCustomers], { seesAll: false })).toBe(404);
    expect(await read(certificateFileId, [seesSuppliers])).toBe(404);
  });

  test("of a supplier is read by those who see suppliers", async () => {
    const licenceFileId = await licence();
    await app.call(addSupplierInfoRecord, { ...addSupplierInfoRecord.example, licenceFileId }, { token });
    expect(await read(licenceFileId, [seesSuppliers])).toBe(200);
    expect(await read(licenceFileId, [seesCustomers])).toBe(404);
  });

  test("of the company itself is read by all of its staff; one that no record holds by nobody", async () => {
    const [own, loose] = [await licence(), await licence()];
    await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      db.execute(sql`UPDATE company SET licence_file_id = ${own}`),
    );
    expect([await read(own, []), await read(loose, [seesCustomers, seesSuppliers])]).toEqual([200, 404]);
  });
});
