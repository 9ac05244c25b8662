import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import { readSheet } from "#core/sheets";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import type { ServerModule, Services } from "#core/http";
import { cargoFileModule } from "./index.ts";

/** A company with an administrator and a salesperson, its waybills, and a rival. */
export interface FileHouse {
  app: TestApp;
  services: () => Services;
  company: MadeCompany;
  tokens: { administrator: string; sales: string; hr: string; rival: string };
  warehouseId: string;
  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Keeps a file as an upload of the administrator; gives its id. */
  upload(name: string, bytes?: Uint8Array): Promise<string>;
  /** The rows of a spreadsheet that the server made, its headings first. */
  sheet(path: string): Promise<string[][]>;
  /** A waybill of nobody but the administrator; gives its id. */
  addWaybill(houseNumber: string, mainNumber?: string): Promise<string>;
}

/** The smallest PDF that is one. */
export const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Starts what the tests of cargo files share; `plugins` are modules that stand beside. */
export async function openFileHouse(besides: readonly ServerModule[] = []): Promise<FileHouse> {
  let services: Services | undefined;
  const app = await startTestApp({
    modules: [cargoFileModule, ...besides],
    services: (database: Database) => {
      const local = localServices(database);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no test here prints or runs work
      services = local as Services;
      return local;
    },
  });
  const companyOf = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [addMainWarehouse],
      administrator: { userName: "Chen Jing", email: `a@${code.toLowerCase()}.example` },
    });
  const company = await companyOf("GULF");
  const rival = await companyOf("RIVAL");
  const inCompany = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(app.database, { companyId: company.companyId }, work);
  const userId = company.administrator.userId;
  const salesId = await inCompany((db) =>
    makeColleague(db, company, { userName: "Omar", email: "omar@gulf.example", presets: ["sales"] }),
  );
  const hrId = await inCompany((db) =>
    makeColleague(db, company, { userName: "Noor", email: "noor@gulf.example", presets: ["hr"] }),
  );
  const [warehouse] = await inCompany(
    async (db) => (await db.execute<{ id: string }>(sql`SELECT id FROM warehouse`)).rows,
  );
  const ready = (): Services => {
    if (!services) throw new Error("The services are made with the application");
    return services;
  };
  return {
    app,
    services: ready,
    company,
    tokens: {
      administrator: await makeToken(app.database, company.companyId, userId),
      sales: await makeToken(app.database, company.companyId, salesId),
      hr: await makeToken(app.database, company.companyId, hrId),
      rival: await makeToken(app.database, rival.companyId, rival.administrator.userId),
    },
    warehouseId: warehouse?.id ?? "",
    inCompany,
    upload: async (name, bytes = pdf) => {
      const file = { companyId: company.companyId, use: "cargoFile", name, bytes, createdBy: userId } as const;
      const expiresAt = new Date(Date.now() + 60_000);
      return (await inCompany((db) => ready().files.save(db, { ...file, expiresAt }))).id;
    },
    sheet: async (path) => {
      const card = await inCompany((db) => ready().files.find(db, path.replace("/files/", "")));
      return card ? await rowsOf(await ready().files.read(card)) : [];
    },
    addWaybill: async (houseNumber, mainNumber = "") => {
      const id = randomUUIDv7();
      await inCompany((db) =>
        db.execute(sql`INSERT INTO waybill (company_id, id, type, is_main, house_number, main_number, shipping_date,
            created_by, created_by_name)
          VALUES (${company.companyId}, ${id}, 1, ${mainNumber !== ""}, ${houseNumber}, ${mainNumber}, '2026-11-20',
            ${userId}, 'Chen Jing')`),
      );
      return id;
    },
  };
}

async function rowsOf(sheet: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(sheet, { maxRows: 100 })) rows.push([...cells]);
  return rows;
}
